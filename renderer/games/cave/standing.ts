import type { CaveView } from '../../../engine/cave/view-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Standing } from '../../game-page.ts'
import { caveView, crystalIn, placeIn } from './table/view.ts'

/** Where a game stands; which Spells anyone holds is left out. */
export function standingOf(session: SessionView): Standing {
  const view = caveView(session)
  if (!view) return { when: 'Open', rows: [] }
  return {
    when: whenOf(view),
    rows: [['Crystal Chamber', crystalIn(view)], ...view.players.map((player) => [player.name, placeIn(player)] as const)],
  }
}

function whenOf({ phase, round, rounds }: CaveView): string {
  return phase === 'set-up' ? 'Characters are chosen' : `Round ${round} of ${rounds}`
}

/** Whether the others at this screen must look away: only Spells are hidden (9.2), so not while everyone can see that no one holds one. */
export function veils(session: SessionView): boolean {
  return caveView(session)?.players.some(({ spells }) => spells.count > 0) ?? false
}
