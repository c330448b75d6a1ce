const TITLES: Readonly<Record<string, string>> = {
  'team-victory': 'The Hellgate is destroyed',
  left: 'Out of the Citadel',
  'all-dead': 'No one came back',
  abandoned: 'The raid was given up',
}

/** How a raid ended, as a heading; a raid without an outcome is not over. */
export function outcomeTitle(outcome: string | null): string {
  return outcome === null ? 'Still inside' : (TITLES[outcome] ?? 'The raid is over')
}

/** What became of somebody on a raid. */
export interface Fate {
  readonly name: string
  readonly fate: 'inside' | 'came-out' | 'fallen' | 'lost' | 'abandoned'
}

/** How a raid ended and whom it cost, as a line among others: `Came out, Hesk and Una fell`. */
export function endInWords(outcome: string | null, people: readonly Fate[]): string {
  // Nobody of a roster was there, or they have gone from it since.
  if (outcome === null || outcome === 'abandoned' || people.length === 0) return outcomeTitle(outcome)
  const gone = goneOf(people)
  const victory = outcome === 'team-victory'
  if (gone.length === people.length) return victory ? 'The Hellgate destroyed by the dead' : 'Nobody came out'
  if (gone.length === 0) return victory ? 'The Hellgate destroyed, all came out' : 'Came out whole'
  return `${victory ? 'The Hellgate destroyed' : 'Came out'}, ${lossesInWords(gone, 2)}`
}

export function goneOf(fates: readonly Fate[]): readonly Fate[] {
  return fates.filter(({ fate }) => fate === 'fallen' || fate === 'lost')
}

/** `Hesk fell`, `Hesk and Una fell`, `Hesk fell and Una was lost`; beyond so many names their number. */
export function lossesInWords(gone: readonly Fate[], most: number): string {
  if (gone.length > most) return `${gone.length} did not come back`
  const fallen = gone.filter(({ fate }) => fate === 'fallen').map(({ name }) => name)
  const lost = gone.filter(({ fate }) => fate === 'lost').map(({ name }) => name)
  const parts = [
    ...(fallen.length > 0 ? [`${fallen.join(' and ')} fell`] : []),
    ...(lost.length > 0 ? [`${lost.join(' and ')} ${lost.length === 1 ? 'was' : 'were'} lost`] : []),
  ]
  return parts.join(' and ')
}
