import type { Fated } from '../campaign-page.ts'

/** Those who did not come back. */
export function goneOf(people: readonly Fated[]): readonly Fated[] {
  return people.filter(({ fate }) => fate === 'fallen' || fate === 'lost')
}

/** `Hesk fell`, `Hesk and Una fell`, `Hesk fell and Una was lost`; above `most`, only the number. */
export function lossesInWords(gone: readonly Fated[], most: number): string {
  if (gone.length > most) return `${gone.length} did not come back`
  const fallen = gone.filter(({ fate }) => fate === 'fallen').map(({ name }) => name)
  const lost = gone.filter(({ fate }) => fate === 'lost').map(({ name }) => name)
  const parts = [
    ...(fallen.length > 0 ? [`${fallen.join(' and ')} fell`] : []),
    ...(lost.length > 0 ? [`${lost.join(' and ')} ${lost.length === 1 ? 'was' : 'were'} lost`] : []),
  ]
  return parts.join(' and ')
}
