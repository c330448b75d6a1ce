import { DECKS, ENCOUNTERS, MAGIC_ROOM_TIMES, TREASURES } from '../tables/index.ts'
import { type Card, DECK_IDS, type DeckId, type ObjectCard, TREASURE_IDS, type Treasure, type TreasureId } from '../tables/table-types.ts'

// Cards and major treasures by their ids, and what sort of card each is.

const kinds = new Map<string, Card>()
const known = new Map<string, { readonly card: Card; readonly deck: DeckId }>()
for (const deck of DECK_IDS)
  for (const card of DECKS[deck]) {
    known.set(card.id, { card, deck })
    kinds.set(card.kind, card)
  }

/** How often the numbers of a card count: of one from a magic room more than once (10.1). */
export function timesOf(magic: boolean | undefined): number {
  return magic === true ? MAGIC_ROOM_TIMES : 1
}

export function isCard(id: string): boolean {
  return known.has(id)
}

/** A card with the deck that it is drawn from; undefined for an id of older rules. */
export function knownCard(id: string): { readonly card: Card; readonly deck: DeckId } | undefined {
  return known.get(id)
}

/** `black-dagger-1` as `dagger`; anything else is its own kind. */
export function kindOf(id: string): string {
  return known.get(id)?.card.kind ?? id
}

/** What a kind of card or random encounter is; null for anything else. */
export function typeOf(kind: string): Card['type'] | null {
  const isMet = ENCOUNTERS.rows.some((row) => 'creature' in row && row.creature === kind)
  return kinds.get(kind)?.type ?? (isMet ? 'creature' : null)
}

/** 10.5 */
export function isDoor(kind: string): boolean {
  const card = kinds.get(kind)
  return card?.type === 'hazard' && card.toughness !== undefined
}

/** A card with everything that is printed on it (8.2); throws on an unknown id. */
export function cardOf(id: string): Card {
  return entry(id).card
}

export function deckOf(id: string): DeckId {
  return entry(id).deck
}

function entry(id: string): { readonly card: Card; readonly deck: DeckId } {
  const found = known.get(id)
  if (found === undefined) throw new Error(`there is no card ${id}`)
  return found
}

/** A card that can be carried; throws on a creature or hazard. */
export function objectOf(id: string): ObjectCard {
  const card = cardOf(id)
  if (card.type !== 'object') throw new Error(`${id} cannot be carried`)
  return card
}

export function treasureOf(id: TreasureId): Treasure {
  const found = TREASURES.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no treasure ${id}`)
  return found
}

export function isTreasure(id: string): id is TreasureId {
  return TREASURE_IDS.some((each) => each === id)
}
