// The shapes of `game.tables`. Damage and dice are codes as the kernel reads them; null is a dash in the print.

export const SIDES = ['west', 'east'] as const
export type Side = (typeof SIDES)[number]

export const FACINGS = ['n', 'e', 's', 'w'] as const
export type Facing = (typeof FACINGS)[number]

/** P has the double damage of pole arms; P! reaches one square farther as well (5.2, G-30). */
export type PoleKind = 'P' | 'P!'

/** B is always ready; B1 and B2 take one and two turns to reload (5.4). */
export type BowKind = 'B' | 'B1' | 'B2'

export interface Weapon {
  readonly name: string
  readonly kind: 'shield' | 'bow' | 'hand'
  /** The least normal strength that carries it (5.1). */
  readonly sh: number
  readonly pole: PoleKind | null
  readonly slash: boolean
  readonly bow: BowKind | null
  readonly throw: boolean
  readonly hammerAxe: boolean
  readonly hands: 1 | 2
  /** Passes shields (5.8). */
  readonly noShield: boolean
  readonly damage: string
  /** What it becomes on the ground (6.2). */
  readonly terrain?: 'caltrops'
}

export interface ShieldWorn {
  readonly sh: number
  readonly ag: number
  readonly armour: number
}

export interface Suit {
  readonly name: string
  readonly mp: number | null
  readonly sh: number | null
  readonly ag: number
  readonly armour: number
}

export type Helmet = Omit<Suit, 'mp'>

export interface Fist {
  /** From and to, both included; null is open. */
  readonly sh: readonly [number | null, number | null]
  readonly damage: string
  readonly use: 'dagger' | 'either' | 'fist'
}

export type Attribute = 'sh' | 'ag' | 'iq'

export interface Race {
  readonly base: Readonly<Record<Attribute, number>>
  /** Fighters move points between strength and agility alone (10.1, G-132). */
  readonly min: { readonly sh: number; readonly ag: number; readonly iq?: number }
  readonly max: Readonly<Record<Attribute, number>>
  readonly ar: number
  readonly mp: number
  /** Experience for each advance (11.3). */
  readonly perIncrease: number
  /** What advances, in turn (G-47). */
  readonly advance: readonly Attribute[]
  readonly daze: number
  readonly knockDown: number
  readonly notes?: readonly RaceNote[]
}

export type RaceNote =
  | 'mp-always-8'
  | 'hammers-axes +1 +1'
  | 'mp-armour+2'
  | 'missile-thrown +1 +1'
  | 'disengage-2'
  | 'weapon-strength+4'
  | 'casts'
  | 'regenerates-1-every-3-turns'

/** A natural attack. */
export interface NaturalAttack {
  readonly id: string
  readonly kind: 'hand' | 'thrown' | 'pole' | 'bow'
  readonly damage: string
}

interface Beast {
  readonly name: string
  readonly sh: number
  readonly ag: number
  readonly iq: number
  readonly ar: number
  readonly mp: number
  readonly attacks: readonly NaturalAttack[]
  readonly daze: number
  /** Null for those that nothing knocks down (G-37). */
  readonly knockDown: number | null
  /** SH at the end of every turn (G-123). */
  readonly regenerates?: number
  /** What it weighs when sides are evened (G-66). */
  readonly value: number
}

export interface Creature extends Beast {
  /** On every roll against it (G-103). */
  readonly toHitIt?: number
  readonly ignoresShields?: boolean
  readonly notes?: readonly ('invisible-in-pits' | 'moves-through-pits')[]
}

export type RobotSkill =
  | 'throw-after-charge'
  | 'hand-combat'
  | 'makes-fire'
  | 'no-fire-damage'
  | 'dual-attack'
  | 'phase'
  | 'invisible'
  | 'steal'
  | 'disbelieve'
  | 'casts'
  | 'missile-return'

export interface Robot extends Beast {
  readonly can: readonly RobotSkill[]
  /** The experience on the other side from which it is met (G-66). */
  readonly unlock: number
  /** It teleports or phases instead of walking (G-61). */
  readonly mpStar?: boolean
  readonly spells?: readonly string[]
}

export interface MissileSpell {
  readonly name: string
  readonly iq: number
  readonly step: number
  readonly most: number
  readonly damage: string
  readonly noArmour?: boolean
  readonly heals?: boolean
}

export interface ThrownSpell {
  readonly name: string
  readonly iq: number
  readonly cost: number
  readonly adjustable: boolean
  /** Turns; null where it is over at once, `fight` where it lasts. */
  readonly duration: number | 'fight' | null
  /** The duration is multiplied by the steps paid. */
  readonly perStep: boolean
  readonly nice: boolean
  readonly effect: string
}

interface OtherCost {
  readonly name: string
  readonly iq: number
  readonly cost: number
}

export interface SummonSpell extends OtherCost {
  readonly renew: number
  readonly creature: string
}

export interface IllusionSpell extends OtherCost {
  readonly creature: string
}

export type TerrainSpell = OtherCost

export interface AreaSpell extends OtherCost {
  readonly size: number
  readonly shape: 'row' | 'row-on-caster' | 'L'
  readonly terrain: 'fire' | 'pit' | 'wall' | 'shadow'
}

export interface OtherSpell extends OtherCost {
  readonly duration?: number
  readonly ag?: number
  readonly range?: number
  readonly damage?: string
  readonly noArmour?: boolean
  readonly adjustable?: boolean
  readonly most?: number
  readonly copies?: number
}

export interface FighterSpells {
  readonly fromIq: number
  readonly chance: string
  readonly spells: readonly string[]
  /** The last spell of the list that each race may know. */
  readonly until: Readonly<Record<string, string>>
}

/** Someone with all that he brings. */
export interface Fighter {
  readonly name: string
  readonly race: string
  readonly sh: number
  readonly ag: number
  readonly iq: number
  readonly ready: string | null
  readonly also: string | null
  readonly slung: readonly string[]
  readonly suit: string
  readonly helmet: string | null
  readonly source?: 'ours'
}
