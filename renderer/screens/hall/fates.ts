import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { Raid } from '../../host/hall.ts'

/** What became of somebody on a raid. */
export interface Fate {
  readonly name: string
  readonly fate: CharacterRow['raids'][number]['fate']
}

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

/** How a raid ended, as a line of the list of raids: `Came out, Hesk and Una fell`. */
export function endInWords(raid: Raid, fates: readonly Fate[]): string {
  if (raid.status === 'open') return 'Open'
  if (raid.status === 'abandoned') return 'Given up'
  // Whoever was there may have been brought in from elsewhere since, or the raid be older than fates.
  if (fates.length === 0) return raid.outcome?.text ?? 'Over'
  const gone = goneOf(fates)
  if (gone.length === fates.length) return raid.outcome?.kind === 'team-victory' ? 'The Hellgate destroyed by the dead' : 'Nobody came out'
  const home = raid.outcome?.kind === 'team-victory' ? 'The Hellgate destroyed' : 'Came out'
  return gone.length === 0 ? (home === 'Came out' ? 'Came out whole' : `${home}, all came out`) : `${home}, ${lossesInWords(gone, 2)}`
}

function goneOf(fates: readonly Fate[]): readonly Fate[] {
  return fates.filter(({ fate }) => fate === 'fallen' || fate === 'lost')
}

/** `Hesk fell`, `Hesk and Una fell`, `Hesk fell and Una was lost`; beyond so many names their number. */
function lossesInWords(gone: readonly Fate[], most: number): string {
  if (gone.length > most) return `${gone.length} did not come back`
  const fallen = gone.filter(({ fate }) => fate === 'fallen').map(({ name }) => name)
  const lost = gone.filter(({ fate }) => fate === 'lost').map(({ name }) => name)
  const parts = [
    ...(fallen.length > 0 ? [`${fallen.join(' and ')} fell`] : []),
    ...(lost.length > 0 ? [`${lost.join(' and ')} ${lost.length === 1 ? 'was' : 'were'} lost`] : []),
  ]
  return parts.join(' and ')
}
