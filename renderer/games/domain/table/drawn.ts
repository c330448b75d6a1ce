import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { deckOf } from '../board/pieces.tsx'
import { kindOfCard } from '../kinds.ts'
import { Fields } from './fields.ts'

/** Kinds that came out of each deck, the newest first. */
export type Drawn = Readonly<Record<DeckId, readonly string[]>>

/** What was drawn, from the chronicle. */
export function drawnOf(log: readonly LogEntry[]): Drawn {
  const cards = log.flatMap(({ type, data }) => (type === 'card-drawn' ? (new Fields(data).text('card') ?? []) : [])).toReversed()
  const of = (deck: DeckId) => cards.filter((card) => deckOf(card) === deck).map(kindOfCard)
  return { black: of('black'), light: of('light'), x: of('x'), red: of('red'), green: of('green') }
}
