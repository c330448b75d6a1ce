import { DECKS, PARCHMENTS, SPELLS, TREASURES } from '../tables/index.ts'
import type { DeckId, Ingredient, LargePlace, QuadrantId, Side, SpellId } from '../tables/table-types.ts'

// What things are called.

const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(DECKS).flatMap((cards) => cards.map(({ kind, name }) => [kind, name]))),
  'orc-patrol': 'Orc patrol',
}

/** The name of a kind of card or creature. */
export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('-', ' ')
}

const CARD_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(DECKS).flatMap((cards) => cards.map(({ id, name }) => [id, name])),
)

/** The name on a card. */
export function cardName(card: string): string {
  return CARD_NAMES[card] ?? kindName(card)
}

export function treasureName(id: string): string {
  return TREASURES.find((treasure) => treasure.id === id)?.name ?? id
}

/** A card or a major treasure. */
export function thingName(id: string): string {
  return TREASURES.some((treasure) => treasure.id === id) ? treasureName(id) : cardName(id)
}

export function spellName(id: SpellId): string {
  return [...SPELLS, ...PARCHMENTS].find((spell) => spell.id === id)?.name ?? id
}

export const QUADRANT_NAMES: Readonly<Record<QuadrantId, string>> = {
  nw: 'the north-west',
  ne: 'the north-east',
  se: 'the south-east',
  sw: 'the south-west',
}

export const PLACE_NAMES: Readonly<Record<LargePlace, string>> = {
  west: 'the western antechamber',
  treasure: 'the treasure chamber',
  east: 'the eastern antechamber',
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' }

export const INGREDIENT_NAMES: Readonly<Record<Ingredient, string>> = { triangle: 'triangle', circle: 'circle', rhomb: 'rhomb' }

export const DECK_NAMES: Readonly<Record<DeckId, string>> = {
  black: 'black symbol',
  light: 'light symbol',
  x: 'light X',
  red: 'red symbol',
  green: 'green symbol',
}

/** What one dies or suffers from, where it is no card. */
const CAUSES: Readonly<Record<string, string>> = {
  poison: 'a poisonous potion',
  'skull-chamber': 'the skull chamber',
  warlock: 'the Warlock',
  fireball: 'a Fireball',
  evil: 'the evil that was called',
  'gave-up': 'despair',
}

export function causeName(cause: string): string {
  return CAUSES[cause] ?? `the ${kindName(cause)}`
}
