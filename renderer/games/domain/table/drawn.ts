import { kindOf, knownCard } from '../../../../engine/domain/open/cards.ts'
import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS } from '../events.ts'

/** Kinds that came out of each deck, the newest first. */
export type Drawn = Readonly<Record<DeckId, readonly string[]>>

/** What was drawn, from the chronicle. */
export function drawnOf(log: readonly LogEntry[]): Drawn {
  const cards = EVENTS.all(log)
    .flatMap((event) => (event.type === 'card-drawn' ? event.card : []))
    .toReversed()
  const of = (deck: DeckId) => cards.filter((card) => knownCard(card)?.deck === deck).map(kindOf)
  return { black: of('black'), light: of('light'), x: of('x'), red: of('red'), green: of('green') }
}
