import { heldName } from '../../../../engine/gladiator/open/held.ts'
import { figureName } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { PeopleStrip } from '../../../recall/people-strip.tsx'
import { hidesFromOthers } from '../../../table/curtain.tsx'
import { figureIcon } from '../icons.ts'
import { statesOf } from '../table/states.ts'
import { Strength } from '../table/strength.tsx'
import { arenaView, covered, isOnSand } from '../table/view.ts'

/** The most that are shown: one's own first. */
const MOST = 8

/** Those on the sand in small: SH, arms and state. */
export function SandStrip({ session }: { readonly session: SessionView }) {
  const view = seenByAll(session)
  if (!view) return null
  const figures = view.characters.filter(isOnSand).toSorted((a, b) => Number(b.side === view.side) - Number(a.side === view.side))
  return (
    <PeopleStrip
      label="On the sand"
      people={figures.slice(0, MOST).map((figure) => ({
        id: figure.id,
        name: figureName(figure),
        isTurn: figure.id === view.active,
        icon: figureIcon(figure),
        tone: figure.side === view.side ? 'ours' : 'foe',
        lines: [
          <span key="sh">
            SH <Strength figure={figure} />
          </span>,
          [heldName(figure), ...statesOf(figure)].filter((each) => each !== '').join(', '),
        ],
      }))}
    />
  )
}

/** The fight as everyone at this screen may see it: without numbers where people of both sides sit at it. */
export function seenByAll(session: SessionView): ArenaView | null {
  const view = arenaView(session)
  return view && hidesFromOthers(session) ? covered(view) : view
}
