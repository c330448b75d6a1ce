import type { Feat } from './tale-types.ts'

/** A deed or a loss that may be told first, with its weight among the others. */
export interface Weighed extends Feat {
  readonly worth: number
}

/**
 * The two that say most about a game: its greatest deed, and the heaviest loss of someone else, or of the same if there was no other; where
 * nothing was lost, the greatest deed of someone else.
 *
 * @param deeds what was done, in any order
 * @param losses who paid for it
 */
export function mostTelling(deeds: readonly Weighed[], losses: readonly Weighed[]): readonly Feat[] {
  const byWorth = deeds.toSorted((a, b) => b.worth - a.worth)
  const [first] = byWorth
  const heaviest = losses.toSorted((a, b) => b.worth - a.worth)
  const second = [...heaviest, ...(losses.length === 0 ? byWorth : [])].find(({ who }) => who !== first?.who) ?? heaviest[0]
  return [first, second].flatMap((each) => {
    if (each === undefined) return []
    const { worth: _, ...feat } = each
    return [feat]
  })
}
