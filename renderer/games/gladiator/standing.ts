import { figureName, SIDE_NAMES } from '../../../engine/gladiator/open/names.ts'
import type { ArenaView } from '../../../engine/gladiator/view-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Standing } from '../../game-page.ts'
import { arenaView, isOnSand } from './table/view.ts'

/** Where a fight stands: who is on the sand as everyone may see, which leaves out the invisible. */
export function standingOf(session: SessionView): Standing {
  const view = arenaView(session)
  if (!view) return { when: 'Open', rows: [] }
  return {
    when: view.phase === 'muster' ? 'The muster' : `Turn ${view.turn}`,
    rows: (['west', 'east'] as const).map((side) => [SIDE_NAMES[side], leftOf(view, side)] as const),
  }
}

/** The names of those on their feet or on the ground: `Tarna, Gimli`, or how many where they are many. */
function leftOf(view: ArenaView, side: 'west' | 'east'): string {
  const names = view.characters.filter((each) => each.side === side && isOnSand(each) && !each.invisible).map(figureName)
  if (names.length === 0) return view.phase === 'muster' ? 'not named yet' : 'no one'
  return names.length > MOST ? `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more` : names.join(', ')
}

const MOST = 4
