import type { Seat } from '../kernel/types.ts'
import type { Character, Effect, End, Fight, Passage, Phase, SlotId, Square, Status, Turn } from './state.ts'
import type { DeckId, LargePlace, Pair, QuadrantId, TreasureId } from './tables/table-types.ts'

export type { Card, CreatureCard, HazardCard, ObjectCard, SpellId, Treasure, TreasureId } from './tables/table-types.ts'
export type { Effect, End, Fight, SlotId, Square }

/** What everyone sees: nothing is hidden but what no one has drawn (section 10), and with `memory` what lies face down. */
export interface DomainView {
  readonly game: 'domain'
  readonly seat: Seat
  readonly phase: Phase
  readonly round: number
  /** The last round; 0 without a limit. */
  readonly rounds: number
  readonly variants: readonly string[]
  /** Whose turn it is. */
  readonly active: Seat
  /** Seats in the order in which they play. */
  readonly order: readonly Seat[]
  readonly movesLeft: number
  /** How far the turn has come; null between turns. */
  readonly turn: Turn | null
  readonly warlock: Square | null
  readonly warlockSeen: boolean
  readonly tiles: readonly { readonly id: string; readonly slot: Pair; readonly turn: number }[]
  readonly large: Readonly<Record<LargePlace, { readonly id: string } | null>>
  readonly cards: readonly (CardView | TreasureView)[]
  readonly blanks: readonly Square[]
  /** Squares of the chamber whose treasure was turned up, whether it still lies there or not. */
  readonly turned: readonly Square[]
  /** Cards that are out of the game: with the board and the sheets they tell what may still be drawn. */
  readonly gone: readonly string[]
  readonly stacks: Readonly<Record<StackId, number>>
  readonly fight: Fight | null
  readonly characters: readonly CharacterView[]
  readonly end: End | null
}

type StackId = 'outer' | 'inner' | DeckId | 'treasures'

/** A card on the board; with `memory`, `card` and `kind` are null while it lies face down. */
export interface CardView {
  readonly square: Square
  /** Face up: trapdoors, and whatever lies where someone stands. */
  readonly up: boolean
  readonly card: string | null
  readonly kind: string | null
  readonly magic: boolean
  readonly shut: boolean
  readonly frozen: boolean
}

export interface TreasureView {
  readonly square: Square
  readonly up: boolean
  /** Lost there by a carrier who died: it always lies open (D-28). */
  readonly lost: boolean
  readonly treasure: TreasureId | null
}

export interface ItemView {
  readonly id: string
  readonly kind: string
  readonly magic: boolean
  /** Magic ingredients left on it. */
  readonly left?: number
}

/** What a bot sees of a game: no sums, which it makes itself. */
export type DomainGlimpse = Omit<DomainView, 'stacks' | 'characters'> & { readonly characters: readonly CharacterGlimpse[] }

export type CharacterGlimpse = Omit<CharacterView, 'attack' | 'defence' | 'riches'>

export interface CharacterView {
  readonly seat: Seat
  readonly name: string
  readonly quadrant: QuadrantId | null
  readonly status: Status
  readonly at: Square | null
  /** Where a retreat leads to. */
  readonly from: Square | null
  readonly came: Character['came']
  readonly held: 'pit' | 'skull' | null
  readonly lifePoints: number
  readonly luck: number
  readonly experience: number
  /** Without die and without hands. */
  readonly attack: number
  readonly defence: number
  readonly lantern: 'lit' | 'out'
  readonly items: readonly ItemView[]
  readonly treasure: TreasureId | null
  readonly passage: Passage | null
  readonly effects: readonly Effect[]
  readonly missesTurn: boolean
  readonly summons: boolean
  readonly deaths: number
  readonly riches: number
  readonly trail: readonly Square[]
  /** The squares of a walk that he has ordered. */
  readonly going: readonly Square[]
}
