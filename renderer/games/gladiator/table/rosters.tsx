import { type ReactNode, useState } from 'react'
import { BARE_HANDS, heldName } from '../../../../engine/gladiator/open/held.ts'
import { figureName, SIDE_NAMES, shortName } from '../../../../engine/gladiator/open/names.ts'
import type { Side } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { figureIcon } from '../icons.ts'
import { Chip } from './chip.tsx'
import { Sheet } from './sheet.tsx'
import { statesOf } from './states.ts'
import { Strength } from './strength.tsx'
import { figureIn, isOnSand } from './view.ts'

interface RostersProps {
  readonly view: ArenaView
  /** Between the two: the whole arena in small. */
  readonly between?: ReactNode
  /** In place of both sides. */
  readonly instead?: ReactNode
}

/** Under the board: both sides, name by name. A press on a name lays that sheet over them. */
export function Rosters({ view, between, instead }: RostersProps) {
  const [shown, show] = useState<string | null>(null)
  const figure = figureIn(view, shown)
  if (instead) return instead
  if (figure) return <Sheet figure={figure} view={view} onClose={() => show(null)} />
  return (
    <div className="g-low">
      <Roster side="west" view={view} onShow={show} />
      <div className="g-between">{between}</div>
      <Roster side="east" view={view} onShow={show} />
    </div>
  )
}

interface RosterProps {
  readonly side: Side
  readonly view: ArenaView
  readonly onShow: (id: string) => void
}

function Roster({ side, view, onShow }: RosterProps) {
  const figures = inOrder(view.characters.filter((each) => each.side === side))
  const leaders = view.seats.filter((seat) => seat.side === side).map(({ name }) => name)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="g-roster scroll" tabIndex={0} aria-label={SIDE_NAMES[side]}>
      <table className="g-ros">
        <caption>
          {SIDE_NAMES[side]} <small>{leaders.length > 0 ? leaders.join(', ') : 'robots'}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Who</span>
            </th>
            <th scope="col" className="g-arms">
              <span className="vh">State and arms</span>
            </th>
            <th scope="col" className="num" title="Strength and health, now of normal; of others, what they lost in this fight">
              SH
            </th>
            <th scope="col" className="num" title="Agility, counting armour, daze and magic">
              AG
            </th>
            <th scope="col" className="num" title="Armour in front">
              AR
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <Row key={figure.id} figure={figure} isNow={figure.id === view.active} onShow={onShow} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Those who can still fight stand above those who cannot. */
function inOrder(figures: readonly FigureView[]): readonly FigureView[] {
  return figures.toSorted((a, b) => Number(!isOnSand(a)) - Number(!isOnSand(b)))
}

interface RowProps {
  readonly figure: FigureView
  readonly isNow: boolean
  readonly onShow: (id: string) => void
}

function Row({ figure, isNow, onShow }: RowProps) {
  const states = statesOf(figure).filter((state) => state !== 'engaged')
  const held = heldName(figure)
  const isOut = !isOnSand(figure)
  return (
    <tr className={[isNow && 'is-now', isOut && 'is-out'].filter(Boolean).join(' ') || undefined}>
      <th scope="row">
        <button type="button" onClick={() => onShow(figure.id)} title={`Sheet of ${figureName(figure)}`}>
          <Chip side={figure.side} icon={isOut && figure.status === 'dead' ? 'x-skull' : figureIcon(figure)} />
          {shortName(figure)}
        </button>
      </th>
      <td className="g-arms">
        {states.length > 0 && <span className="g-state">{states.join(', ')}</span>}
        {!isOut && (
          <span title={held === BARE_HANDS ? 'No weapon in hand: fights with fists' : undefined}>
            {states.length > 0 && held !== '' && ', '}
            {held}
          </span>
        )}
      </td>
      <td className="num">
        <Strength figure={figure} />
      </td>
      <td className="num">{figure.ag?.now ?? '–'}</td>
      <td className="num">{figure.ar.front}</td>
    </tr>
  )
}
