import type { Play } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { LaidTile } from './open/tiles.ts'
import type { Variant } from './open/variants.ts'
import type { LargePlace, QuadrantId, TreasureId } from './tables/table-types.ts'

/** Everything that DOMAIN keeps of a game: plain JSON, changed by the scripts alone. What is still undrawn isn't part of it (7.0). */
export interface DomainState {
  phase: Phase
  /** The round, from 1. */
  round: number
  /** The last round; 0 without a limit (2.0). */
  readonly rounds: number
  readonly variants: readonly Variant[]
  /** Seats in the order in which they play: clockwise by quadrant from the first player on (3.0, D-68). */
  order: Seat[]
  /** Whose turn it is: an index into `order`. */
  at: number
  /** Quadrants chosen in advance, by seat; null where the players choose. */
  readonly wished: readonly QuadrantId[] | null
  /** The small tiles that lie, by slot. */
  readonly tiles: Record<SlotId, LaidTile>
  /** The large tiles that lie (5.3). */
  readonly large: Record<LargePlace, string | null>
  /** Squares where a card or a major treasure was drawn, or that a scenario blanked, and from which it is gone again (7.0, 13.0). */
  readonly blanks: Square[]
  /** What lies on squares: the creature or hazard first, then objects in the order in which they came there. */
  readonly cards: Record<Square, KeptCard[]>
  /** Major treasures that lie where they were seen (13): that of the chamber, and any that dead carriers lost there (D-120). */
  readonly treasures: Record<Square, LyingTreasure[]>
  /** With `memory`: cards and treasures that a scenario laid face down, and that no one has turned up yet (D-123). */
  unseen?: string[]
  /** Cards that are out of the game. */
  readonly gone: string[]
  /** Where the Warlock's marker stands; null until he appears (14.0). */
  warlock: Square | null
  /** By seat. */
  readonly characters: Character[]
  /** Of the character whose turn it is; null between turns. */
  turn: Turn | null
  /** The fight that is going on; null outside of fights. */
  fight: Fight | null
  end: End | null
}

export type Domain = Play<DomainState>

/** dice: who begins. quadrants: where everyone starts. turns: the game itself. */
export type Phase = 'dice' | 'quadrants' | 'turns' | 'over'

/** `7-12`: row and column, from the north-west. */
export type Square = string

/** `2-4`: row and column of a slot for a small tile. */
export type SlotId = string

/** A card wherever it is, read. */
export interface Item {
  readonly card: string
  /** Found in a magic room, so that its numbers are doubled (10.1). */
  readonly magic?: true
  /** The magic ingredients left on it, where some were spent (D-89). */
  readonly left?: number
}

/** A card on a square. */
export interface LyingCard extends Item {
  /** Of doors: barred, until a key, force or magic opens it (10.5). */
  readonly shut?: true
}

/** `black-orc-1`, `x-locked-door-5/shut`, `red-rhomb-1/magic/3`: a card as it lies or is carried, with its marks and the ingredients left on it. */
export type KeptCard = string

export interface LyingTreasure {
  readonly treasure: TreasureId
  /** Lost by someone who died: it lies open for all (D-28). */
  readonly up: boolean
}

/** outside: before the first entry, after a death, and after a retreat from an entry square (D-23). */
export type Status = 'outside' | 'board' | 'passage' | 'retired'

export interface Character {
  readonly seat: Seat
  readonly name: string
  quadrant: QuadrantId | null
  status: Status
  /** Null outside and in a passage. */
  at: Square | null
  /** The square that a retreat leads to (9.2); null for one who came from outside or out of a passage. */
  from: Square | null
  /** How he came to where he stands: by a step, from outside the board, or out of a passage (D-23). */
  came: 'step' | 'outside' | 'passage'
  held: 'pit' | 'skull' | null
  lifePoints: number
  luck: number
  experience: number
  lantern: 'lit' | 'out'
  items: KeptCard[]
  treasure: TreasureId | null
  passage: Passage | null
  effects: Effect[]
  /** A Fireball that strikes at the start of his next turn (D-49). */
  late?: Target
  /** The evil is called on his next turn (11.6). */
  summons?: true
  missesTurn?: true
  deaths: number
  /** The last squares he entered, the newest last: `0-1 1-1 1-0`. */
  trail: string
  /** The squares still before him on a walk that he has ordered; empty for none. */
  going: Square[]
}

/** A way under the tiles from one trapdoor or stair to another (10.3). */
export interface Passage {
  readonly entry: Square
  readonly exit: Square
  readonly length: number
  /** The square of the strip on which he is: `length` at the entry, 1 is the exit. */
  on: number
  /** Beaten on the way: he has to go back (D-97). */
  back: boolean
}

export const EFFECTS = ['invisibility', 'guiding-light', 'human-mole', 'open-sesame', 'icy-blast', 'double-trouble', 'weakness'] as const
export type EffectKind = (typeof EFFECTS)[number]

/** What lasts (D-92): `turns` own turns are left of it, the present one included. */
export interface Effect {
  readonly kind: EffectKind
  turns: number
  /** Begun in this turn, which does not count. */
  fresh?: true
  /** The square of the door that stands open, or of the creature that is frozen. */
  readonly at?: Square
}

/** The target of a Fireball (11.3.4). */
export type Target =
  | { readonly creature: Square; readonly card: string }
  /** `life` is the number of lives lost before this one: another life is spared (D-116). */
  | { readonly seat: Seat; readonly life: number }

/** How far the turn of a character has come. */
export interface Turn {
  movesLeft: number
  /** Nothing was done yet that a whole-turn deed would have to come before (D-47). */
  fresh: boolean
  /** He has taken a step in it, so that the lantern is no longer put out (D-78). */
  stepped: boolean
  /** A blind step was tried (D-77). */
  groped: boolean
  /** A spell was tried (D-47). */
  cast: boolean
  /** A Javelin was thrown (D-99). */
  thrown: boolean
}

/** The creature in a fight: one on a card, or one met in a passage (10.4). */
export interface Foe {
  readonly kind: string
  /** Null in a passage. */
  readonly card: string | null
  /** Before the die, doubled in a magic room (10.1). */
  readonly attack: number
  readonly defence: number
  readonly undead: boolean
  readonly initiative: number
  /** What losing to it costs. */
  readonly lifePoints: number
}

export interface Fight {
  readonly foe: Foe
  /** What he holds, by card. */
  readonly hands: readonly string[]
  /** Without the die. */
  readonly attack: number
  readonly defence: number
  /** With that in his hands he can hurt it at all (12.1). */
  readonly harms: boolean
  /** Of this fight: by numbers, or by the die where they are equal (D-21). */
  readonly initiative: boolean
  /** He strikes first in each round: never in the dark without light (D-84). */
  readonly first: boolean
  round: number
  /** The round from which Double Trouble counts; null without it (D-49). */
  readonly doubledFrom: number | null
}

/** How the game ended (2.0). */
export interface End {
  readonly kind: 'treasure' | 'time' | 'nobody'
  /** Several where they share the first place (D-64). */
  readonly winners: readonly Seat[]
  /** What the winner brought out. */
  readonly treasure?: TreasureId
}

/** The last squares of everyone that the view shows. */
export const TRAIL = 24
