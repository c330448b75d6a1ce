import { chance, distribution, mapped, mean } from '../kernel/odds.ts'
import { DECK, readAt } from './tables/index.ts'
import type { Card } from './types.ts'

const DIE = distribution('1D6')

/**
 * 2.3: how a card fares against the cards that the other may hold, all equally likely: the chance that it is the nearer one, and its points
 * on average, less those of the other.
 */
export function roundOdds(card: Card, unseen: readonly Card[]): { readonly win: number; readonly lead: number } {
  const gains = unseen.map((other) => mapped(DIE, (toll) => gainOf(Math.abs(card - toll), Math.abs(other - toll))))
  const average = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length)
  return { win: average(gains.map((gain) => chance(gain, (points) => points > 0))), lead: average(gains.map(mean)) }
}

function gainOf(mine: number, his: number): number {
  if (mine === his) return 0
  return mine < his ? readAt(mine).points : -readAt(his).points
}

/** 1.1: the deck without the known cards. */
export function unseenBy(known: readonly Card[]): readonly Card[] {
  const rest = [...DECK]
  for (const card of known) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
  return rest
}
