import { cardOf, deckOf, objectOf, timesOf, treasureOf } from '../open/cards.ts'
import type { Character, DomainState, Item, KeptCard, LyingCard, LyingTreasure, Square } from '../state.ts'
import { CREATURES, DECKS, EASY_GREEN } from '../tables/index.ts'
import { type CreatureCard, type DeckId, type HazardCard, TREASURE_IDS, type TreasureId } from '../tables/table-types.ts'

// Cards by their ids, and where they are: on a square, with someone, out of the game, or still in their stack.

/** A card as it lies or is carried: magical, or with nothing said of it (10.1). */
export function marked(card: string, magic: boolean | undefined): Item {
  return magic === true ? { card, magic } : { card }
}

// ---------------------------------------------------------------- on squares

const knownCards = new Map<KeptCard, LyingCard>()

/** A card as it lies or is carried, read. */
export function readKept(kept: KeptCard): LyingCard {
  let lying = knownCards.get(kept)
  if (lying === undefined) {
    const [card = '', ...marks] = kept.split('/')
    const left = marks.find((mark) => !Number.isNaN(Number(mark)))
    const shut = marks.includes('shut') ? ({ shut: true } as const) : {}
    lying = { ...marked(card, marks.includes('magic')), ...shut, ...(left === undefined ? {} : { left: Number(left) }) }
    knownCards.set(kept, lying)
  }
  return lying
}

/** The same as it is kept. */
export function keptCard({ card, magic, shut, left }: LyingCard): KeptCard {
  return [card, ...(magic === true ? ['magic'] : []), ...(shut === true ? ['shut'] : []), ...(left === undefined ? [] : [left])].join('/')
}

const NOTHING: readonly LyingCard[] = []

export function lyingOn(s: DomainState, square: Square): readonly LyingCard[] {
  return s.cards[square]?.map(readKept) ?? NOTHING
}

/** The creature or hazard of a square; null where none is known. */
export function dangerOn(s: DomainState, square: Square): { readonly lying: LyingCard; readonly card: CreatureCard | HazardCard } | null {
  const kept = s.cards[square]?.[0]
  if (kept === undefined) return null
  const lying = readKept(kept)
  const card = cardOf(lying.card)
  return card.type === 'object' ? null : { lying, card }
}

/** The creature on a square; null where none is known. */
export function creatureOn(s: DomainState, square: Square): { readonly lying: LyingCard; readonly card: CreatureCard } | null {
  const danger = dangerOn(s, square)
  return danger?.card.type === 'creature' ? { lying: danger.lying, card: danger.card } : null
}

/** A hazard of that kind on a square. */
export function hazardOn(s: DomainState, square: Square, kind: string): LyingCard | null {
  const danger = dangerOn(s, square)
  return danger?.card.type === 'hazard' && danger.card.kind === kind ? danger.lying : null
}

/** The door of a square; null where none is known. */
export function doorOn(s: DomainState, square: Square): { readonly lying: LyingCard; readonly card: HazardCard } | null {
  const danger = dangerOn(s, square)
  return danger?.card.type === 'hazard' && danger.card.toughness !== undefined ? { lying: danger.lying, card: danger.card } : null
}

/** 10.7, 10.8 */
export function pitOn(s: DomainState, square: Square): { readonly lying: LyingCard; readonly card: HazardCard } | null {
  const danger = dangerOn(s, square)
  if (danger?.card.type !== 'hazard' || (danger.card.kind !== 'pit-trap' && danger.card.kind !== 'toxic-pit')) return null
  return { lying: danger.lying, card: danger.card }
}

export function objectsOn(s: DomainState, square: Square): readonly LyingCard[] {
  return lyingOn(s, square).filter(({ card }) => cardOf(card).type === 'object')
}

const NO_TREASURES: readonly LyingTreasure[] = []

/** The major treasures of a square that have been seen. */
export function treasuresOn(s: DomainState, square: Square): readonly LyingTreasure[] {
  return s.treasures[square] ?? NO_TREASURES
}

/** 13.0, D-28, D-120: a major treasure comes to lie there, beside any that does. */
export function layTreasure(s: DomainState, square: Square, lying: LyingTreasure): void {
  s.treasures[square] = [...treasuresOn(s, square), lying]
}

/** Takes a major treasure off its square. Where it was that of the chamber, nothing is turned up there again (13.0). */
export function takeTreasure(s: DomainState, square: Square, treasure: TreasureId): void {
  const there = treasuresOn(s, square)
  const others = there.filter((each) => each.treasure !== treasure)
  if (others.length > 0) s.treasures[square] = others
  else delete s.treasures[square]
  if (there.some((each) => each.treasure === treasure && !each.up)) blank(s, square)
}

/** Lays a card down: creatures and hazards below, objects on top. */
export function putDown(s: DomainState, square: Square, lying: LyingCard): void {
  const there = s.cards[square] ?? []
  if (cardOf(lying.card).type === 'object') there.push(keptCard(lying))
  else there.unshift(keptCard(lying))
  s.cards[square] = there
}

/** Takes a card off its square, which is blank when nothing is left there (7.0). Returns it; throws where it does not lie. */
export function takeUp(s: DomainState, square: Square, card: string): LyingCard {
  const there = s.cards[square] ?? []
  const at = there.findIndex((each) => readKept(each).card === card)
  const [kept] = at < 0 ? [] : there.splice(at, 1)
  if (kept === undefined) throw new Error(`${card} does not lie on ${square}`)
  if (there.length === 0) {
    delete s.cards[square]
    blank(s, square)
  }
  return readKept(kept)
}

/** 10.5: the door of a square falls shut. */
export function shutDoor(s: DomainState, square: Square): void {
  const [door, ...others] = lyingOn(s, square)
  if (door !== undefined) s.cards[square] = [{ ...door, shut: true } as const, ...others].map(keptCard)
}

/** Nothing is drawn there again (7.0, 13.0). */
export function blank(s: DomainState, square: Square): void {
  if (!s.blanks.includes(square)) s.blanks.push(square)
}

/** Takes a card off its square and out of the game: a blank is left (7.0). */
export function removeFrom(s: DomainState, square: Square, card: string): void {
  s.gone.push(takeUp(s, square, card).card)
}

// ---------------------------------------------------------------- stacks

/** Cards of a deck that no one has drawn yet. */
export function cardsLeft(s: DomainState, deck: DeckId): readonly string[] {
  return leftIn(deck, cardsOut(s))
}

/** Cards of every deck that no one has drawn yet. */
export function decksLeft(s: DomainState): Readonly<Record<DeckId, readonly string[]>> {
  const out = cardsOut(s)
  const left = (deck: DeckId) => leftIn(deck, out)
  return { black: left('black'), light: left('light'), x: left('x'), red: left('red'), green: left('green') }
}

function leftIn(deck: DeckId, out: ReadonlySet<string>): readonly string[] {
  return DECKS[deck].map(({ id }) => id).filter((id) => !out.has(id))
}

/** Every card that is no longer in its stack. */
function cardsOut(s: DomainState): ReadonlySet<string> {
  const out = new Set(s.gone)
  for (const there of Object.values(s.cards)) for (const kept of there) out.add(readKept(kept).card)
  for (const { items } of s.characters) for (const kept of items) out.add(readKept(kept).card)
  return out
}

/** Major treasures that no one has seen yet. */
export function treasuresLeft(s: DomainState): readonly TreasureId[] {
  const lying = Object.values(s.treasures).flat()
  const seen = [...lying, ...s.characters].map(({ treasure }) => treasure)
  return TREASURE_IDS.filter((id) => !seen.includes(id))
}

// ---------------------------------------------------------------- carried

/** What he carries, in the order in which he took it. */
export function itemsOf(c: Pick<Character, 'items'>): readonly Item[] {
  return c.items.map(readKept)
}

export function itemsOfKind(c: Character, kind: string): readonly Item[] {
  return itemsOf(c).filter(({ card }) => cardOf(card).kind === kind)
}

export function carries(c: Character, kind: string): boolean {
  return c.items.some((kept) => cardOf(readKept(kept).card).kind === kind)
}

export function itemOf(c: Character, card: string): Item {
  const item = itemsOf(c).find((each) => each.card === card)
  if (item === undefined) throw new Error(`${c.name} does not carry ${card}`)
  return item
}

/** Takes a carried card away from him. */
export function loseItem(c: Character, card: string): Item {
  const item = itemOf(c, card)
  c.items = c.items.filter((kept) => readKept(kept) !== item)
  return item
}

/** Numbers of a card from a magic room count double (10.1, D-86). */
export function doubled(value: number, { magic }: { readonly magic?: boolean }): number {
  return value * timesOf(magic)
}

/** 11.4, 11.5, D-56: the one that is worn; two of a kind cancel each other. */
export function worn(c: Character, kind: 'talisman' | 'magic-ring'): Item | null {
  const [one, ...others] = itemsOfKind(c, kind)
  return one === undefined || others.length > 0 ? null : one
}

/** 2.0, D-64: what he carries, counted as riches. */
export function richesOf(c: Character): number {
  const trinkets = itemsOf(c).reduce((sum, { card }) => sum + (objectOf(card).riches ?? 0), 0)
  return trinkets + (c.treasure === null ? 0 : treasureOf(c.treasure).riches)
}

// ---------------------------------------------------------------- creatures

/** Initiative, and life points lost to it (9.1, 12.2); `easy` tames the green deck. */
export function creatureRow(s: DomainState, id: string): { readonly initiative: number; readonly lifePoints: number } {
  const card = cardOf(id)
  const deck = deckOf(id)
  const { initiative, lifePoints } = CREATURES[deck]
  const own = card.type === 'creature' ? card.initiative : undefined
  if (deck === 'green' && s.variants.includes('easy')) return EASY_GREEN
  return { initiative: own ?? initiative ?? 0, lifePoints: lifePoints ?? 0 }
}
