import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Ended, Ending, Fated } from '../../campaign-page.ts'
import type { HallGame } from '../../host/hall.ts'

/** Who was in these games, and what became of them, by session. */
export function fatesOn(games: readonly HallGame[], roster: readonly CharacterRow[]): ReadonlyMap<string, readonly Fated[]> {
  const fates = new Map(games.map(({ session }) => [session, [] as Fated[]]))
  for (const { name, raids } of roster) for (const { session, fate } of raids) fates.get(session)?.push({ name, fate })
  return fates
}

/** How a game ended, as its list tells it; one without an outcome was given up. */
export function endOf({ isVictory }: Ending, { outcome }: HallGame): Ended {
  return { outcome: outcome?.kind ?? 'abandoned', victory: outcome !== null && isVictory(outcome) }
}
