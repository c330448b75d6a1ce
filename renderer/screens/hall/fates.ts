import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Raid } from '../../host/hall.ts'
import { type Fate, goneOf, lossesInWords } from '../outcomes.ts'

/** Who was on these raids, and what became of them there, by session. */
export function fatesOn(raids: readonly Raid[], roster: readonly CharacterRow[]): ReadonlyMap<string, readonly Fate[]> {
  const fates = new Map(raids.map(({ session }) => [session, [] as Fate[]]))
  for (const { name, raids } of roster) for (const { session, fate } of raids) fates.get(session)?.push({ name, fate })
  return fates
}

/** What the raid was for the campaign, in two or three words. */
export function fateInWords(raid: Raid, fates: readonly Fate[]): string {
  const { status, outcome } = raid
  if (status === 'open') return 'Inside now'
  if (status === 'abandoned') return 'Given up'
  const gone = goneOf(fates)
  const victory = outcome?.kind === 'team-victory'
  if (gone.length === 0) return victory ? 'Victory, all came out' : 'All came out'
  if (gone.length === fates.length) return 'Nobody came out'
  const losses = lossesInWords(gone, 1)
  return victory ? `Victory; ${losses}` : losses
}
