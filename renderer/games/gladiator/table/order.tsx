import { SIDE_NAMES, shortName } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { figureIcon } from '../icons.ts'
import { Chip } from './chip.tsx'
import { figureIn, isOnSand } from './view.ts'

/** More than this many do not fit beside each other: the first of them are shown. */
const MOST = 10

/** Who moves or acts next, the next one first. */
export function Order({ view }: { readonly view: ArenaView }) {
  const { phase, order, active } = view
  if (phase !== 'move' && phase !== 'action') return null
  const waiting = [...new Set([...(active === null ? [] : [active]), ...order])].flatMap((id) => figureIn(view, id) ?? [])
  const done = phase === 'action' ? view.characters.filter((each) => each.acted && isOnSand(each) && !waiting.includes(each)) : []
  const shown = [...done, ...waiting].slice(Math.max(0, done.length - DONE), Math.max(0, done.length - DONE) + MOST)
  const more = done.length + waiting.length - shown.length - Math.max(0, done.length - DONE)
  return (
    <section className="g-order" aria-label="Order">
      <h2>
        Order <small>{phase === 'move' ? 'by movement' : 'by agility'}</small>
      </h2>
      <ol>
        {shown.map((figure) => (
          <Place key={figure.id} figure={figure} isNow={figure.id === active} isDone={done.includes(figure)} phase={phase} />
        ))}
        {more > 0 && (
          <li>
            <span className="g-order-more">and {more} more</span>
          </li>
        )}
      </ol>
    </section>
  )
}

/** Of those who have acted, this many stay in sight. */
const DONE = 3

interface PlaceProps {
  readonly figure: FigureView
  readonly isNow: boolean
  readonly isDone: boolean
  readonly phase: 'move' | 'action'
}

function Place({ figure, isNow, isDone, phase }: PlaceProps) {
  const value = phase === 'move' ? figure.mp : figure.ag?.now
  return (
    <li className={isNow ? 'is-now' : isDone ? 'is-done' : undefined} {...(isNow && { 'aria-current': 'step' })}>
      <Chip side={figure.side} icon={figureIcon(figure)} />
      <span>
        <span className="vh">{SIDE_NAMES[figure.side]}: </span>
        {value !== undefined && <b>{value}</b>} {shortName(figure)}
        {isDone && <span className="vh"> has acted</span>}
      </span>
    </li>
  )
}
