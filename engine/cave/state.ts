import type { Play } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { Variant } from './open/variants.ts'
import type { Alignment, CharacterId, DrawDeck, SpaceId, SpellId } from './tables/table-types.ts'

/**
 * Everything that the Cave keeps of a game: plain JSON, changed by the scripts alone. What is still in a deck isn't part of it: decks are
 * drawn from at random, and hold whatever is nowhere else.
 */
export interface CaveState {
  phase: Phase
  /** The round, from 1. */
  round: number
  /** The last round (C-97). */
  readonly rounds: number
  readonly variants: readonly Variant[]
  /** Who began (C-51). */
  first: Seat
  /** Whose turn it is. */
  active: Seat
  /** Where the Magic Crystal is; null until someone finds out (12.5). */
  crystal: SpaceId | null
  /** Who drew Pitch Darkness; null where it is not dark (C-99). */
  dark: Seat | null
  /** Characters that nobody plays. One that left the game is in no list (C-25). */
  unused: CharacterId[]
  /** By seat. */
  readonly players: Player[]
  /** What lies face up on spaces; empty ones have no entry. */
  readonly lying: Record<SpaceId, Lying>
  /** How often a card has given what it gives a number of times. */
  readonly counts: Record<string, number>
  readonly discards: Discards
  /** Wares that are out of the game (C-92). */
  readonly gone: string[]
  /** Of the turn that is going on; null between turns. */
  turn: Turn | null
  end: End | null
}

export type Cave = Play<CaveState>

/** set-up: Characters are dealt. move and encounter: the two parts of a turn (10.1). */
export type Phase = 'set-up' | 'move' | 'encounter' | 'over'

export interface Lying {
  /** In the order in which they came there. */
  cards: string[]
  gold: number
}

export interface Discards {
  readonly cave: string[]
  readonly adventure: string[]
  readonly spells: SpellId[]
}

/** A deck with a discard pile of its own (C-41). */
export type Pile = DrawDeck | 'spells'

export const TRIALS = ['strength', 'craft', 'wealth'] as const
export type Trial = (typeof TRIALS)[number]

/** What runs down by one at the end of an own turn (C-98). */
export const COUNTERS = ['toad', 'weakened', 'barred'] as const
export type Counter = (typeof COUNTERS)[number]

export interface Player {
  readonly seat: Seat
  readonly name: string
  /** Null between a death and the next own turn (4.3); then all else but `deaths` and `out` means nothing. */
  character: CharacterId | null
  alignment: Alignment
  at: SpaceId
  /** The space from which he came; null without a direction. */
  from: SpaceId | null
  lives: number
  gold: number
  /** Counters (1.1, 2.1). */
  strength: number
  craft: number
  objects: string[]
  followers: string[]
  /** Enemies that he has killed (1.4). */
  trophies: string[]
  spells: SpellId[]
  /** Cave cards that this Character has turned up (C-02). */
  caveCards: number
  /** Own turns still to come in which he is a Toad (16). */
  toad: number
  /** The same, held to single spaces by the Fountain. */
  weakened: number
  /** The same, kept out of the Magic Crystal Chamber. */
  barred: number
  /** Turns still to be missed. */
  misses: number
  /** Trials that need not be passed again; only with `trials-kept` (C-16). */
  passed: Trial[]
  deaths: number
  /** Alone: the highest chance at the Trials, 50 or 80 per cent, that was told of this Character; 0 before. */
  ready: number
  /** Out of the game: only with `last-life` or `cyborg-lost`. */
  out: boolean
}

export interface Turn {
  /** What runs down at its end: not what was begun in it (C-98). */
  ageing: Counter[]
  /** The Heavy Gate on which he stands was tried, and whether it is open (C-59). */
  gate: 'shut' | 'tried' | 'open'
  /** Swift Foot: gates do not hold him. */
  swift: boolean
  /** What he put down in this turn and may not take up again (C-64). */
  putDown: string[]
  putGold: number
  /** His alignment has changed in this turn (7.2). */
  realigned: boolean
  /** Nothing more happens in it. */
  over: boolean
}

/** How the game ended. */
export interface End {
  readonly kind: 'crystal' | 'limit' | 'all-dead'
  readonly winners: readonly Seat[]
}
