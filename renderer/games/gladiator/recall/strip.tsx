import { heldName } from '../../../../engine/gladiator/open/held.ts'
import { figureName } from '../../../../engine/gladiator/open/names.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { figureIcon } from '../icons.ts'
import { statesOf } from '../table/states.ts'
import { Strength } from '../table/strength.tsx'
import { isOnSand } from '../table/view.ts'
import { seenByAll } from './seen.ts'

/** The most that are shown: one's own first. */
const MOST = 8

/** Those on the sand in small: SH, arms and state. */
export function SandStrip({ session }: { readonly session: SessionView }) {
  const view = seenByAll(session)
  if (!view) return null
  const figures = view.characters.filter(isOnSand).toSorted((a, b) => Number(b.side === view.side) - Number(a.side === view.side))
  return (
    <ul className="back-strip" aria-label="On the sand">
      {figures.slice(0, MOST).map((figure) => (
        <li key={figure.id} className={figure.id === view.active ? 'unit is-turn' : 'unit'}>
          <Counter icon={figureIcon(figure)} tone={figure.side === view.side ? 'ours' : 'foe'} />
          <span className="unit-body">
            <span className="unit-name">{figureName(figure)}</span>
            <span className="unit-line">
              <span>
                SH <Strength figure={figure} />
              </span>
            </span>
            <span className="unit-line">{[heldName(figure), ...statesOf(figure)].filter((each) => each !== '').join(', ')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
