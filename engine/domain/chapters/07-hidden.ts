import { cardOf } from '../open/cards.ts'
import type { DomainState, LyingCard, Square } from '../state.ts'
import { floorAt } from './05-squares.ts'
import { keptCard, lyingOn } from './cards.ts'

// 7.0, D-16, D-123: what lies face up, and what no one may be told any more in the variant `memory`.

/** 7.0: face up are trapdoors, and whatever lies where someone stands. */
export function isFaceUp(s: DomainState, square: Square, { card }: LyingCard): boolean {
  return cardOf(card).kind === 'trapdoor' || isStoodOn(s, square)
}

/** The same of a major treasure: one that a dead carrier lost lies open (D-28). */
export function isTreasureUp(s: DomainState, square: Square, { up }: { readonly up: boolean }): boolean {
  return up || isStoodOn(s, square)
}

function isStoodOn(s: DomainState, square: Square): boolean {
  return s.characters.some(({ at }) => at === square)
}

/** With `memory`, while the game goes on: what lies face down is shown to no one. */
export function isForgotten(s: DomainState): boolean {
  return s.variants.includes('memory') && s.end === null
}

/** D-16: something lies there of which no one is told what it is. */
export function isHidden(s: DomainState, square: Square): boolean {
  if (!isForgotten(s)) return false
  const cards = s.cards[square] !== undefined && lyingOn(s, square).some((lying) => !isFaceUp(s, square, lying))
  return cards || (s.treasures[square] ?? []).some((lying) => !isTreasureUp(s, square, lying))
}

/** D-123: everyone sees what lies there: from now on those who forget nothing know it. */
export function noteSeen(s: DomainState, square: Square): void {
  if (s.unseen === undefined) return
  const seen = [...lyingOn(s, square).map(({ card }) => card), ...(s.treasures[square] ?? []).map(({ treasure }) => treasure)]
  s.unseen = s.unseen.filter((each) => !seen.some((one) => one === each))
}

/** D-16: whether any card at all lies so. */
export function isAnythingHidden(s: DomainState): boolean {
  return isForgotten(s) && Object.keys(s.cards).some((square) => isHidden(s, square))
}

/**
 * D-123: the game without what lies face down, for words, odds and warnings. Nothing is drawn on such a square any more; its cards count as
 * not seen yet, so that odds are those of someone who has forgotten all of it. Without `memory` it is the game itself.
 */
export function asKnown(s: DomainState): DomainState {
  if (!isForgotten(s)) return s
  const hidden = [...new Set([...Object.keys(s.cards), ...Object.keys(s.treasures)])].filter((square) => isHidden(s, square))
  const cards = { ...s.cards }
  const treasures = { ...s.treasures }
  for (const square of hidden) {
    const open = lyingOn(s, square).filter((lying) => isFaceUp(s, square, lying))
    if (open.length > 0) cards[square] = open.map(keptCard)
    else delete cards[square]
    const seen = (s.treasures[square] ?? []).filter((lying) => isTreasureUp(s, square, lying))
    if (seen.length > 0) treasures[square] = seen
    else delete treasures[square]
  }
  const drawn = hidden.filter((square) => floorAt(s, square)?.symbol !== null || floorAt(s, square)?.treasure === true)
  return { ...s, cards, treasures, blanks: [...new Set([...s.blanks, ...drawn])] }
}
