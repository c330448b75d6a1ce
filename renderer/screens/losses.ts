import { outcomeTitle } from '../../engine/kernel/telling.ts'
import type { Ended, Fated } from '../campaign-page.ts'
import type { GamePage } from '../game-page.ts'

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

/** How a game of a campaign ended, as a line in a list; by its outcome alone where it was given up, or nobody of the roster was there. */
export function endingLine(page: GamePage, end: Ended, people: readonly Fated[]): string {
  const told = end.outcome === 'abandoned' || people.length === 0 ? undefined : page.campaign
  return told?.ending.line(end, people) ?? outcomeTitle(page, end.outcome)
}
