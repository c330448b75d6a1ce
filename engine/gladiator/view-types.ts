import type { Orders } from './open/actions.ts'
import type { Spot } from './open/squares.ts'
import type { Variant } from './open/variants.ts'
import type { Effect, End, Phase, Player, Status, TerrainKind } from './state.ts'
import type { HelmetId, Kind, SpellId, SuitId, ThingType } from './tables/ids.ts'
import type { MovementType } from './tables/limits.ts'
import type { Facing, Side } from './tables/table-types.ts'

// What a seat is shown. Types, not interfaces: the page reads them as JSON.

export type ArenaView = {
  readonly game: 'gladiator'
  readonly seat: number
  readonly side: Side
  readonly turn: number
  readonly phase: Phase
  readonly variants: readonly Variant[]
  readonly seats: readonly Player[]
  /** Which side moves first this turn; null until that is known. */
  readonly first: Side | null
  /** Whose move or action it is; null between two, where this seat does not see him, and where it may not know which of several likenesses he is. */
  readonly active: string | null
  /** Those still to move or to act, the next one first. */
  readonly order: readonly string[]
  readonly arena: {
    readonly rows: number
    readonly columns: number
    readonly exits: readonly Spot[]
    readonly altar: Spot | null
    readonly terrain: readonly { readonly kind: TerrainKind; readonly at: Spot; readonly layers: number }[]
    readonly things: readonly (ThingView & { readonly at: Spot })[]
  }
  readonly characters: readonly FigureView[]
  readonly end: End | null
}

export type ThingView = {
  readonly id: string
  readonly type: ThingType
  /** Only of what has to be loaded. */
  readonly loaded?: boolean
  /** Whose bones. */
  readonly of?: string
}

type NumberView = { readonly now: number; readonly normal: number }

/** What a bot sees of a fight: no sums, which it makes itself. */
export type ArenaGlimpse = Omit<ArenaView, 'characters'> & { readonly characters: readonly FigureGlimpse[] }

export type FigureGlimpse = Omit<FigureView, 'mp' | 'ar' | 'movement' | 'engagedBy' | 'invisible'>

export type FigureView = {
  readonly id: string
  readonly name: string
  readonly race: Kind
  readonly side: Side
  readonly seat: number | null
  readonly robot: boolean
  readonly at: Spot | null
  readonly facing: Facing
  readonly status: Status
  /** Null where this seat may not know it (26.1). */
  readonly sh: NumberView | null
  readonly ag: NumberView | null
  readonly iq: number | null
  readonly experience: number | null
  readonly spells: readonly SpellId[] | null
  readonly mp: number
  readonly ar: { readonly front: number; readonly side: number; readonly rear: number }
  readonly ready: ThingView | null
  readonly also: ThingView | null
  readonly slung: readonly ThingView[]
  readonly suit: SuitId
  readonly helmet: HelmetId | null
  readonly moved: number
  readonly movement: MovementType
  readonly acted: boolean
  readonly declined: boolean
  readonly evading: boolean
  readonly dazed: boolean
  readonly handCombat: readonly string[]
  readonly engagedBy: readonly string[]
  /** SH lost in this fight, as everyone has seen. */
  readonly taken: number
  readonly effects: readonly Omit<Effect, 'by'>[]
  /** To the enemies of his he is not to be seen (23.4). */
  readonly invisible: boolean
  /** Only of one's own: what he is in truth, an illusion or an image among them (14.5, 16.5). */
  readonly coming: 'summoned' | 'illusion' | 'image' | null
  /** Only of one's own. */
  readonly orders: Orders | null
}
