import type { Hero, HeroId } from './04-heroes.ts'
import type { Initiate, InitiateRace } from './04-initiates.ts'
import type { MagicPotential, Sun } from './04-suns.ts'
import type { Level, LevelChanges } from './06-level-chart.ts'
import type { Trap } from './07-traps.ts'
import type { BriberyRow } from './08-bribery.ts'
import type { Monster, MonsterType } from './08-monsters.ts'
import type { NegotiationResult } from './08-negotiation.ts'
import type { WeaponColumn } from './09-combat-results.ts'
import type { Spell, SpellId } from './10-spells.ts'
import type { Price } from './12-prices.ts'
import type { FeatureResult, TabledFeature } from './13-features.ts'
import type { Bonus, ItemKind, Medallion, Potion, Ring, Talisman } from './14-treasure.ts'
import type { Correction } from './corrections.ts'
import type { Edition } from './editions.ts'
import type { Segment, Sides } from './segments.ts'
import type { Weapon } from './weapons.ts'

/** The answer of `game.tables` for Citadel: every printed table, keyed by its case. Plain JSON, so a type: it passes where any record does. */
export type CitadelTables = {
  readonly '4.1.B.3': Readonly<Record<InitiateRace, Initiate>>
  /** By die, from 1. */
  readonly '4.1.D': readonly Sun[]
  readonly '4.3': readonly PrintedHero[]
  readonly '4.4': ByDie<MagicPotential>
  /** Each change by level, from 1. */
  readonly '6.7': Readonly<Record<keyof LevelChanges, readonly number[]>>
  /** By die, from 1. */
  readonly '7.1': readonly Trap[]
  readonly '8.2': Readonly<Record<MonsterType, Monster>>
  /** First die down; the second die across, in the wandering table two faces a column. */
  readonly '8.3': { readonly room: EncounterTable; readonly wandering: EncounterTable }
  /** By totals: `7-9`, `10 or more`. */
  readonly '8.5': Readonly<Record<string, NegotiationResult>>
  readonly '8.9': Grid<BriberyRow, string>
  readonly '9.9': Grid<string, WeaponColumn>
  readonly '10.9': Readonly<Record<SpellId, Spell>>
  readonly '12.2': Price
  readonly '12.3': Price
  /** By die, from 1. */
  readonly '13.7': { readonly level: readonly Level[]; readonly segmentsAway: readonly number[] }
  /** Each column by die, from 1. */
  readonly '13.9': { readonly [feature in TabledFeature]: readonly FeatureResult<feature>[] }
  readonly '14.9': TreasureTables
  readonly segments: readonly Segment[]
  readonly gateway: { readonly sides: Sides }
  /** Experience, gold, and the most there may be of it; null for no end (12.2, 12.3). */
  readonly prices: Readonly<Record<PricedAbility, readonly (number | null)[]>>
  /** Experience for a point, by exits. */
  readonly '17.5': Grid<string, 'ability' | 'combat-bonus' | 'ability-compounding' | 'combat-bonus-compounding'>
  readonly labirynt: Omit<Edition, 'roomMonsters'> & { readonly roomMonsters: EncounterTable }
  readonly corrections: readonly Correction[]
}

export interface PrintedHero extends Hero {
  readonly id: HeroId
}

/** Keyed by what the dice show. */
export type ByDie<T> = Readonly<Record<string, T>>

/** Rows by what stands at their head, their cells in the order of the columns. */
export interface Grid<Row extends string, Column extends string> {
  readonly columns: readonly Column[]
  readonly rows: Readonly<Record<Row, readonly number[]>>
}

/** The kind, and how many: a number or dice as text. */
export type PrintedEncounter = readonly [type: MonsterType, number: string]

export type EncounterTable = readonly (readonly PrintedEncounter[])[]

/** `3:1D6x5`: on a die of 1 to 3; 0 for never. */
export type PrintedFind = string

export interface TreasureTables {
  /** By type, from A to L. */
  readonly treasure: Readonly<Record<string, readonly [gold: PrintedFind, jewels: PrintedFind, magicItems: PrintedFind]>>
  /** Value in gold marks of a total of 2 to 12. */
  readonly jewels: ByDie<number>
  /** First die, then the second by kind; each by die, from 1. */
  readonly magicItems: {
    readonly types: readonly ItemKind[]
    readonly weapon: readonly Weapon[]
    readonly armor: readonly Bonus[]
    readonly potion: readonly Potion[]
    readonly talisman: readonly Talisman[]
    readonly medallion: readonly Medallion[]
    readonly ring: readonly Ring[]
  }
  /** By die, from 1. */
  readonly weaponBonus: readonly Bonus[]
}

export type PricedAbility =
  | 'wound-points'
  | 'weapon-skill'
  | 'resistance'
  | 'detrap'
  | 'hellgate'
  | 'negotiation'
  | 'magic-potential'
  | 'combat-bonus'

/** A line of the armoury. */
export interface ItemWords {
  readonly kind: 'weapon' | 'armor' | 'potion' | 'talisman' | 'medallion' | 'ring'
  readonly type: string
  readonly name: string
  readonly effect: string
  /** The case with the full rule. */
  readonly rule: string
}

/** What each thing does, in a line; not printed, but part of the answer of `game.tables` as `words`. */
export interface EffectWords {
  readonly spells: Readonly<Record<SpellId, string>>
  readonly monsters: Readonly<Record<MonsterType, string>>
  readonly items: readonly ItemWords[]
  /** The spells that the bot would choose, the one it wants most first. */
  readonly advised: readonly SpellId[]
}
