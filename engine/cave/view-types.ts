import type { Seat } from '../kernel/types.ts'
import type { End, Phase, Trial, Turn } from './state.ts'
import type { Alignment, CharacterId, SpaceId, SpellId } from './tables/table-types.ts'

/** What a seat sees: everything but which Spells others hold, and what is drawn next. */
export interface CaveView {
  readonly game: 'cave'
  readonly seat: Seat
  readonly phase: Phase
  readonly round: number
  readonly rounds: number
  readonly variants: readonly string[]
  /** Whose turn it is. */
  readonly turn: Seat
  readonly first: Seat
  /** What the turn that goes on has made of Heavy Gates, for everyone to see (11.3, C-83); null between turns. */
  readonly gates: Pick<Turn, 'gate' | 'swift'> | null
  /** Where the Magic Crystal is; null until it is known. */
  readonly crystal: SpaceId | null
  /** Who drew Pitch Darkness; null where it is not dark. */
  readonly dark: Seat | null
  readonly unused: readonly CharacterId[]
  readonly players: readonly PlayerView[]
  /** Spaces on which something lies. */
  readonly lying: Readonly<Record<SpaceId, { readonly cards: readonly string[]; readonly gold: number }>>
  /** How often a card has given what it gives a number of times. */
  readonly counts: Readonly<Record<string, number>>
  /** What is still for sale. */
  readonly wares: readonly string[]
  /** Wares that are out of the game. */
  readonly gone: readonly string[]
  readonly decks: Readonly<Record<'cave' | 'adventure' | 'spells', DeckView>>
  readonly end: End | null
}

export interface DeckView {
  readonly stock: number
  readonly discard: number
  readonly discarded: readonly string[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly name: string
  /** Null between a death and the next own turn; then strength and craft are null too. */
  readonly character: CharacterId | null
  readonly alignment: Alignment
  readonly at: SpaceId
  readonly from: SpaceId | null
  readonly lives: number
  readonly gold: number
  /** `total` without Weapons, `combat` with them, against no Enemy in particular. */
  readonly strength: { readonly counters: number; readonly start: number; readonly total: number; readonly combat: number } | null
  readonly craft: { readonly counters: number; readonly start: number; readonly total: number } | null
  readonly objects: readonly string[]
  readonly followers: readonly string[]
  /** Objects that he may carry; 99 with the Mule. */
  readonly carries: number
  readonly trophies: readonly { readonly id: string; readonly points: number }[]
  /** `known` is null for those of others. */
  readonly spells: { readonly count: number; readonly limit: number; readonly known: readonly SpellId[] | null }
  readonly caveCards: number
  /** Own turns still to come. */
  readonly toad: number
  readonly weakened: number
  readonly barred: number
  /** Turns still to be missed. */
  readonly misses: number
  readonly passed: readonly Trial[]
  /** Gold, Objects and Followers: what the Gnome counts. */
  readonly wealth: number
  readonly renown: number
  readonly deaths: number
  readonly out: boolean
}

/** What a bot reads of it: no sums, and no copies, since it answers at once. */
export interface CaveGlimpse extends Omit<CaveView, 'game' | 'seat' | 'players' | 'wares' | 'decks'> {
  readonly players: readonly PlayerGlimpse[]
  readonly decks: Readonly<Record<keyof CaveView['decks'], Pick<DeckView, 'discarded'>>>
}

export interface PlayerGlimpse extends Omit<PlayerView, 'strength' | 'craft' | 'carries' | 'trophies' | 'spells' | 'wealth' | 'renown'> {
  readonly strength: { readonly counters: number } | null
  readonly craft: { readonly counters: number } | null
  readonly trophies: readonly { readonly id: string }[]
  readonly spells: Pick<PlayerView['spells'], 'known'>
}
