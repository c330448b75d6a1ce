import { withArticle } from '../../kernel/words.ts'
import { DECKS, PARCHMENTS, SPELLS, TREASURES } from '../tables/index.ts'
import type { DeckId, Ingredient, LargePlace, QuadrantId, Side } from '../tables/table-types.ts'
import type { Square } from '../view-types.ts'
import { cardOf, isTreasure } from './cards.ts'

// What things are called, by the rules and on the page alike.

const FIRST_ROW = 'A'.charCodeAt(0)

/** `12-12` as the frame of the board names it: `M13`, the row by its letter from the north, the column by its number from the west. */
export function squareName(square: Square): string {
  const [row = 0, column = 0] = square.split('-').map(Number)
  return `${String.fromCharCode(FIRST_ROW + row)}${column + 1}`
}

/** In place of a name that no one is told again (D-123). */
export const HIDDEN = 'hidden'

const KINDS: Readonly<Record<string, string>> = {
  [HIDDEN]: 'something',
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

/** Kinds that there are in any number of, or only one of. */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(['bread', 'cheese', 'wine', 'rubble', 'explosive-gas', 'poison-gas'])
const ONLY_ONE: ReadonlySet<string> = new Set(['medusa', 'reaper', 'green-dragon', 'sword-of-light', 'mirror-shield', 'jewelled-crown'])
const NOUNS: Readonly<Record<string, string>> = { 'giant-rats': 'a pack of Giant Rats' }

/** A kind of card or creature as one is met or found: `an Orc Guard`, `the Medusa`, `rubble`. */
export function kindNoun(kind: string): string {
  const name = kindName(kind)
  if (NOUNS[kind] !== undefined) return NOUNS[kind]
  if (kind === HIDDEN || WITHOUT_ARTICLE.has(kind)) return name
  return ONLY_ONE.has(kind) ? `the ${name}` : withArticle(name)
}

/** A card as it is met or found: `a Battle Axe`, `Key 1`, `two rhombs`. */
export function cardNoun(id: string): string {
  if (id === HIDDEN) return 'something'
  const card = cardOf(id)
  const { kind, name } = card
  if (card.type === 'object') {
    if (card.ingredients !== undefined) return name.charAt(0).toLowerCase() + name.slice(1)
    if (card.parchment !== undefined) return `the parchment of ${spellName(card.parchment)}`
    if (card.spells !== undefined) return `the ${name}`
    if (card.opens !== undefined) return name
  }
  return card.type === 'hazard' && card.lock !== undefined ? name : kindNoun(kind)
}

/** One that was met already: `the Orc Guard`, `the pack of Giant Rats`. */
export function definite(noun: string): string {
  return noun.replace(/^an? /, 'the ')
}

/** A card or a major treasure. */
export function thingNoun(id: string): string {
  return isTreasure(id) ? `the ${treasureName(id)}` : cardNoun(id)
}

/** A card or a major treasure as an option names it: `Take Rope`, `Take two rhombs`. */
export function thingInLine(id: string): string {
  const noun = thingNoun(id)
  return noun.startsWith('two ') ? noun : thingName(id)
}

export function treasureName(id: string): string {
  if (id === HIDDEN) return 'treasure'
  return TREASURES.find((treasure) => treasure.id === id)?.name ?? id
}

/** A card or a major treasure. */
export function thingName(id: string): string {
  return isTreasure(id) ? treasureName(id) : cardName(id)
}

export function spellName(id: string): string {
  return [...SPELLS, ...PARCHMENTS].find((spell) => spell.id === id)?.name ?? id
}

export const QUADRANT_NAMES: Readonly<Record<QuadrantId, string>> = {
  nw: 'north-west',
  ne: 'north-east',
  se: 'south-east',
  sw: 'south-west',
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

/** As a deck is told from the others: `the light X deck`. */
export const DECK_TITLES: Readonly<Record<DeckId, string>> = { black: 'black', light: 'light', x: 'light X', red: 'red', green: 'green' }

/** What characters die or suffer from, where it isn’t a card. */
const CAUSES: Readonly<Record<string, string>> = {
  poison: 'a poisonous potion',
  'skull-chamber': 'the skull chamber',
  warlock: 'the Warlock',
  fireball: 'a Fireball',
  evil: 'Summon Evil',
  'gave-up': 'despair',
}

/** The cause of a death that a player chose (D-74). */
export const GAVE_UP = 'gave-up'

export function causeName(cause: string): string {
  return cause === HIDDEN ? 'something' : (CAUSES[cause] ?? `the ${kindName(cause)}`)
}

/** `is killed by the Orc Guard`, to follow a name. */
export function deathWords(cause: string): string {
  return cause === GAVE_UP ? 'gives up this life' : `is killed by ${causeName(cause)}`
}
