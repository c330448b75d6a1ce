import type { Play } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { Orders } from './open/actions.ts'
import type { Attributes } from './open/people.ts'
import type { Square } from './open/squares.ts'
import type { Variant } from './open/variants.ts'
import type { StableSheet } from './sheet-types.ts'
import type { HelmetId, Kind, SpellId, SuitId, ThingType } from './tables/ids.ts'
import type { Attribute, Facing, Side } from './tables/table-types.ts'

/** Everything that a fight keeps: plain JSON, changed by the scripts alone. */
export interface ArenaState {
  phase: Phase
  /** From 1. */
  turn: number
  readonly variants: readonly Variant[]
  /** How robots even the sides (G-66). */
  readonly balance: Balance
  /** By seat. */
  readonly seats: readonly Player[]
  readonly exits: Square[]
  altar: Square | null
  readonly terrain: Terrain[]
  /** Who came from a stable, each as he came; empty where there is none. His figure has the same id. */
  readonly party: readonly StableSheet[]
  /** What lies on the sand, the latest last. */
  readonly things: Lying[]
  /** In roster order: West's people, then its robots, then East's; who is called in a fight comes last. */
  readonly figures: Figure[]
  /** Whose seat is choosing his people; null once the fight has begun. */
  mustering: Seat | null
  /** Which side moves first this turn; null until that is known (27.2). */
  first: Side | null
  /** Which side moves now; null outside the movement phase. */
  moving: Side | null
  /** Who has been asked for what he does and is not done; null between two actions. */
  active: string | null
  /** What ESP has told a side: to the end of turn `until` (16.6, G-130). */
  readonly known: Known[]
  /** Where the robots of a side have last seen an enemy it does not see now (G-138). */
  readonly lastSeen: LastSeen[]
  /** The last turn in which someone lost SH; the one before the first where nobody has (G-85). */
  lastBlood: number
  /** How many things of each type have had an id, for the next one's number. */
  readonly numbers: Partial<Record<ThingType, number>>
  end: End | null
}

export type Arena = Play<ArenaState>

export const PHASES = ['muster', 'incentive', 'move', 'action', 'end', 'over'] as const
export type Phase = (typeof PHASES)[number]

export const BALANCES = ['none', 'lenient', 'even', 'hard'] as const
export type Balance = (typeof BALANCES)[number]

export interface Player {
  readonly name: string
  readonly side: Side
}

export const TERRAIN_KINDS = ['fire', 'pit', 'caltrops', 'wall', 'shadow'] as const
export type TerrainKind = (typeof TERRAIN_KINDS)[number]

/** One kind of terrain on one square; fire, shadow and caltrops lie in layers (22.2, G-125). */
export interface Terrain {
  readonly kind: TerrainKind
  readonly at: Square
  layers: number
}

/** A weapon, a shield, or bones. */
export interface Thing {
  /** `battle-axe-2` */
  readonly id: string
  readonly type: ThingType
  /** Turns of reloading still to come (5.4); left out by what is not loaded. */
  reload?: number
  /** Whose bones: the id of a figure. */
  readonly of?: string
}

export interface Lying extends Thing {
  readonly at: Square
}

export const STATUSES = ['standing', 'prone', 'unconscious', 'dead', 'left', 'vanished'] as const
export type Status = (typeof STATUSES)[number]

/** How someone came: brought by a seat, evening the sides, or called by a mage. */
const COMINGS = ['fighter', 'creature', 'robot', 'summoned', 'illusion', 'image'] as const
export type Coming = (typeof COMINGS)[number]

/** Someone in the arena: a gladiator, an animal or a robot. */
export interface Figure {
  /** `ann`, `wolf-1` */
  readonly id: string
  /** What everyone calls him while Image is at work, so that nobody can tell which figure he is (16.5, G-59); null else. */
  mask: string | null
  readonly name: string
  readonly kind: Kind
  readonly coming: Coming
  readonly side: Side
  /** Who plays him; null for robots. */
  readonly seat: Seat | null
  /** The mage who called him; null for everyone else. */
  readonly by: string | null
  /** What he has when he is well, without armour and magic. Changes between fights, or with `learn-at-once` (G-47). */
  readonly normal: Record<Attribute, number>
  /** Where he stood with how much experience: what he has learnt since follows from that (11.2, G-47). */
  readonly learnsFrom: Attributes & { readonly experience: number }
  /** Strength and health now (3.1). */
  sh: number
  /** What he brought; after the Altar of Life what it left him (23.6). */
  experience: number
  /** What this fight has brought him so far (11.1). */
  readonly earned: Earned
  /** The experience he died with, while he is bones; otherwise null (11.1, G-65). */
  bones: number | null
  /** Of what he died; null while he lives. */
  fallen: Fallen | null
  /** Null once he is out of the arena. */
  at: Square | null
  facing: Facing
  status: Status
  ready: Thing | null
  also: Thing | null
  readonly slung: Thing[]
  suit: SuitId
  helmet: HelmetId | null
  /** Spells he may cast; of the summoned as G-57 says. */
  readonly spells: SpellId[]
  readonly effects: Effect[]
  /** Squares moved in this turn; null until he has moved. */
  moved: number | null
  acted: boolean
  declined: boolean
  evading: boolean
  /** Struck for a daze that lasts to the end of his next action (35.3, G-38). */
  dazed: boolean
  /** That daze came during his action of this turn or after it (G-38). */
  dazedLate?: true
  /** His opponents in hand combat (39.1, G-99). */
  readonly holds: string[]
  /** SH lost in this fight, as everyone has seen. */
  taken: number
  /** He attacked in this turn, and is seen for it (G-111). */
  shown: boolean
  readonly orders: Orders
  /** An Evil Mage has given this Behemoth its Death Sword, which it does once (G-128). */
  armed?: true
  /** Turn in which a summoned one was called, and then those for which it was paid again (G-124). */
  called: number
}

/** What killed someone: a weapon, a spell or terrain, and who did it, where someone did. */
export interface Fallen {
  readonly turn: number
  readonly at: Square
  readonly cause: string
  readonly by: string | null
}

/** Half points of damage, and whole points of everything else (11.1, G-45). */
export interface Earned {
  halves: number
  deathBlows: number
  spells: number
  victory: number
}

/** A spell at work. */
export interface Effect {
  readonly spell: SpellId
  /** The last turn in which it works; null to the end of the fight. */
  readonly until: number | null
  /** How much it gives or takes. */
  readonly amount?: number
  /** The mage who pays for it each turn. */
  readonly by?: string
}

export interface Known {
  readonly side: Side
  readonly figure: string
  readonly until: number
}

interface LastSeen {
  readonly side: Side
  readonly figure: string
  readonly at: Square
}

export interface End {
  readonly kind: Side | 'draw'
  /** What the fight brought each gladiator who did not die in it, by id (11.1). */
  readonly earned: Readonly<Record<string, number>>
}
