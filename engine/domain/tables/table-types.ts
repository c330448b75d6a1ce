import type { Json } from '../../kernel/types.ts'

// The shapes of `game.tables`. Squares and slots are [row, column], rows from the north, columns from the west.

/** Where a number or a thing comes from: the printed rules, or ours because the printed material is lost. */
export type Source = 'rulebook' | 'ours'

export type Pair = readonly [row: number, column: number]

export const SIDES = ['n', 'e', 's', 'w'] as const
export type Side = (typeof SIDES)[number]

export const QUADRANTS = ['nw', 'ne', 'se', 'sw'] as const
export type QuadrantId = (typeof QUADRANTS)[number]

export const LARGE_PLACES = ['west', 'treasure', 'east'] as const
export type LargePlace = (typeof LARGE_PLACES)[number]

/** The symbol of an object square, and of the deck whose cards are drawn there (7.0). */
export const DECK_IDS = ['black', 'light', 'x', 'red', 'green'] as const
export type DeckId = (typeof DECK_IDS)[number]

interface Quadrant {
  readonly rows: Pair
  readonly columns: Pair
  readonly outer: readonly Pair[]
  readonly inner: readonly Pair[]
  readonly entry: { readonly column: number; readonly rows: Pair }
}

export interface Board {
  readonly squares: { readonly rows: number; readonly columns: number }
  readonly slots: { readonly rows: number; readonly columns: number }
  /** Clockwise. */
  readonly order: readonly QuadrantId[]
  readonly quadrants: Readonly<Record<QuadrantId, Quadrant>>
  /** The north-western square of each large place; the treasure chamber is never turned. */
  readonly large: Readonly<Record<LargePlace, { readonly row: number; readonly column: number; readonly turn?: number }>>
}

/** A dot's type: light or dark, corner or middle edge. */
export const DOTS = ['lc', 'lm', 'dc', 'dm'] as const
export type Dot = (typeof DOTS)[number]

export interface ObjectSquare {
  readonly at: Pair
  readonly symbol: DeckId
}

/** `rows` are of L (light) and D (dark). */
export interface OuterTile {
  readonly id: string
  readonly rows: readonly string[]
  readonly dots: Readonly<Partial<Record<Dot, Pair>>>
  readonly steps: readonly { readonly dark: Pair; readonly light: Pair }[]
  readonly arches: readonly { readonly from: Pair; readonly under: Pair; readonly to: Pair }[]
  readonly objects: readonly ObjectSquare[]
}

const INNER_KINDS = ['corridor', 'room', 'hall', 'magic', 'skull', 'stair', 'trapdoor'] as const
export type InnerKind = (typeof INNER_KINDS)[number]

/** A square that leads down, and the one side over which it is reached. */
interface Shaft {
  readonly at: Pair
  readonly from: Side
}

/** `rows` are of c (corridor), r (room) and s (solid); `open` has a digit for each square of an edge, 1 where it is open. */
export interface InnerTile {
  readonly id: string
  readonly kind: InnerKind
  readonly rows: readonly string[]
  readonly open: Readonly<Record<Side, string>>
  readonly walls: readonly (readonly [Pair, Pair])[]
  readonly objects: readonly ObjectSquare[]
  readonly stair?: Shaft
  readonly trapdoor?: Shaft
  /** The middle door of the skull chamber. */
  readonly jaws?: { readonly side: Side; readonly place: number }
}

/** `rows` are of `.` (floor), `#` (solid), R, X and G (object squares), k (dark threshold) and 1 to 4 (treasures). */
export interface Antechamber {
  readonly id: string
  readonly name: string
  readonly rows: readonly string[]
}

export type AntechamberOpenings = Readonly<Record<Side, readonly number[]>>

export interface TreasureChamber {
  readonly id: string
  readonly rows: readonly string[]
  /** The row of the threshold on its western and on its eastern side. */
  readonly thresholds: { readonly w: number; readonly e: number }
}

// ---------------------------------------------------------------- cards

export const INGREDIENTS = ['triangle', 'circle', 'rhomb'] as const
export type Ingredient = (typeof INGREDIENTS)[number]
export type Ingredients = Readonly<Record<Ingredient, number>>

const WEIGHTS = ['light', 'average', 'heavy'] as const
export type Weight = (typeof WEIGHTS)[number]

interface CardHead {
  readonly id: string
  readonly kind: string
  readonly name: string
  readonly source: Source
  /** Of the values on the card; left out where it has none. */
  readonly numbers?: Source
}

export interface CreatureCard extends CardHead {
  readonly type: 'creature'
  /** Added to a die; null for the Medusa, who neither strikes nor is struck. */
  readonly attack: number | null
  readonly defence: number | null
  readonly undead: boolean
  /** Where it is not the one of the symbol. */
  readonly initiative?: number
}

export interface ObjectCard extends CardHead {
  readonly type: 'object'
  readonly weight: Weight
  readonly attack?: number
  readonly doorAttack?: number
  readonly hands?: 1 | 2
  readonly thrown?: boolean
  readonly harmsUndead?: boolean
  readonly defence?: number
  readonly worn?: 'head' | 'shield' | 'body' | 'amulet'
  readonly destroysMedusa?: boolean
  readonly wardsSkull?: boolean
  readonly heal?: number
  readonly unlabelled?: boolean
  readonly ingredients?: Readonly<Partial<Record<Ingredient, number>>>
  readonly freeIngredients?: number
  /** The number of the door. */
  readonly opens?: number
  /** Numbers of book spells. */
  readonly spells?: readonly number[]
  readonly parchment?: ParchmentId
  readonly riches?: number
}

export interface HazardCard extends CardHead {
  readonly type: 'hazard'
  readonly lifePoints?: number
  readonly perFailedClimb?: number
  readonly toughness?: number
  /** The number of its key; a door without one slams. */
  readonly lock?: number
}

export type Card = CreatureCard | ObjectCard | HazardCard

// ---------------------------------------------------------------- spells

export const BOOK_SPELLS = [
  'healing-hands',
  'open-sesame',
  'invisibility',
  'guiding-light',
  'boneshaker',
  'icy-blast',
  'human-mole',
  'long-jump',
] as const
export const PARCHMENT_IDS = ['ante-freeze', 'mirror-image', 'double-trouble', 'fireball'] as const
export type ParchmentId = (typeof PARCHMENT_IDS)[number]
export type SpellId = (typeof BOOK_SPELLS)[number] | ParchmentId

export interface BookSpell {
  readonly number: number
  readonly id: (typeof BOOK_SPELLS)[number]
  readonly name: string
  readonly ingredients: Ingredients
  readonly wholeTurn: boolean
  /** Turns of the caster after this one. */
  readonly lasts: number
  readonly target: 'self' | 'door' | 'undead' | 'creature' | 'pit'
}

export interface ParchmentSpell {
  readonly id: ParchmentId
  readonly name: string
  readonly ingredients: Ingredients
  readonly target: 'undead' | 'medusa' | 'self' | 'nearest'
  /** What casting it costs the caster. */
  readonly lifePoints?: number
}

// ---------------------------------------------------------------- the sheet

export interface Start {
  readonly lifePoints: number
  readonly luck: number
  readonly luckMinimum: number
  readonly attack: number
  readonly defence: number
  readonly experience: number
  readonly movement: number
  readonly lantern: 'lit'
}

export interface Carrying {
  readonly places: number
  readonly heavy: number
  readonly lantern: 'average'
  /** The places that all light things take together. */
  readonly lightThingsTogether: number
}

export interface Experience {
  readonly outerTile: number
  readonly innerTile: number
  readonly combat: number
  readonly luckTest: number
  readonly summonEvil: number
}

/** `lifePoints` is null for the Medusa, who kills; `initiative` is null where another table has it. */
export interface CreatureRow {
  readonly initiative: number | null
  readonly lifePoints: number | null
  readonly source: Source
}

export type PotionRow = { readonly die: number } & (
  | { readonly effect: 'poison' | 'heal'; readonly lifePoints: number }
  | { readonly effect: 'weakness'; readonly attack: number; readonly defence: number; readonly turns: number }
  | { readonly effect: 'nothing' }
  | { readonly effect: 'clear-mind'; readonly experience: number }
)

export interface EncounterCreature {
  readonly creature: 'giant-rats' | 'giant-snake' | 'orc-patrol'
  readonly attack: number
  readonly defence: number
  readonly initiative: number
}

export type EncounterRow = { readonly die: number } & (EncounterCreature | { readonly effect: 'strong-breeze' | 'nothing' })

export interface Strip {
  readonly squares: readonly number[]
  readonly triangles: readonly number[]
  readonly source: Source
}

export type DarkMovement = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, Side | 'choice'>> & { readonly source: Source }

export const TREASURE_IDS = ['cloak', 'grimoire', 'blood-stone', 'staff'] as const
export type TreasureId = (typeof TREASURE_IDS)[number]

export interface Treasure {
  readonly id: TreasureId
  readonly name: string
  readonly stars: number
  readonly riches: number
  readonly source: Source
  readonly numbers: Source
}

export interface CharacterToken {
  readonly id: string
  readonly name: string
}

/** What `game.tables` answers. */
export interface DomainTables {
  readonly start: Start
  readonly carrying: Carrying
  readonly experience: Experience
  readonly board: Board
  readonly tiles: { readonly outer: readonly OuterTile[]; readonly inner: readonly InnerTile[] }
  readonly large: {
    readonly antechambers: readonly Antechamber[]
    readonly antechamberOpenings: AntechamberOpenings
    readonly treasureChambers: readonly TreasureChamber[]
  }
  readonly decks: Readonly<Record<DeckId, readonly Card[]>>
  readonly spells: readonly BookSpell[]
  readonly parchments: readonly ParchmentSpell[]
  readonly creatures: Readonly<Record<DeckId | 'medusa' | 'random-encounter', CreatureRow>>
  readonly unlabelledPotion: Json
  readonly randomEncounter: Json
  readonly strip: Strip
  readonly darkMovement: DarkMovement
  readonly treasures: readonly Treasure[]
  readonly characters: readonly CharacterToken[]
}
