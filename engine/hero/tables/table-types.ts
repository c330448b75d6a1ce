import type { PrintedTable } from '../../kernel/printed-types.ts'
import type { Armour, Characteristic, Kind, Monster, Profile, Riches, Special, Weapon } from '../state.ts'
import type { BREATHER, Cost } from './costs.ts'
import type { CounterKind } from './counters.ts'
import type { Drawing, MapId } from './maps.ts'
import type { CharacteristicColumn, WeaponColumn } from './profile.ts'
import type { Position } from './to-hit.ts'

/** The answer of `game.tables` for HERO: every number of the rules keyed by its case, and the tables ready to be set. Plain JSON, so a type: it passes where any record does. */
export type HeroTables = HeroNumbers & {
  /** What a level looks like, level 0 first, and what it is good for: in words, our own. */
  readonly '102A.levels': {
    readonly words: Readonly<Record<Characteristic, readonly string[]>>
    readonly uses: Readonly<Record<Characteristic, string>>
  }
  /** What each thing does, in a line; not printed, our own. */
  readonly words: EffectWords
  /** The tables as the rulebook shows them, in the order of their cases. */
  readonly printed: readonly PrintedTable[]
}

/** A line of the armoury. */
export interface ThingWords {
  readonly kind: 'weapon' | 'armour' | 'riches'
  readonly type: string
  readonly name: string
  readonly effect: string
  /** The case with the full rule. */
  readonly rule: string
}

/** What each thing does, in a line. */
export type EffectWords = { readonly counters: Readonly<Record<Kind, string>>; readonly things: readonly ThingWords[] }

/** The numbers of the rules, keyed by the case they stand at. */
export type HeroNumbers = {
  readonly '101': { readonly maps: Readonly<Record<MapId, Drawing>> }
  readonly '102A': {
    readonly profile: Readonly<Record<Characteristic, CharacteristicColumn>>
    /** Column W: the levels of all weapons together. */
    readonly weaponLevels: number
    /** Points that may be spent on a hero. */
    readonly points: number
  }
  readonly '102B': { readonly proficiency: Readonly<Record<Weapon, WeaponColumn>> }
  readonly '103': { readonly presets: readonly Profile[] }
  readonly '104D': { readonly counters: Readonly<Record<Kind, CounterKind>> }
  /** In movement points: a hero's deeds, each gold he carries; and the squares a counter may move. */
  readonly '204D': { readonly costs: Readonly<Record<Cost, number>>; readonly gold: number; readonly monsters: number }
  /** Null where a monster cannot block. */
  readonly '206C': { readonly blocking: Readonly<Record<Monster, number | null>> }
  readonly '208B': { readonly outwit: number }
  readonly '210D': { readonly heroToHit: Readonly<Record<Weapon, Readonly<Record<Monster, number>>>> }
  /** By the number of targets, 2 to 8. */
  readonly '210E': { readonly several: Readonly<Record<string, number>> }
  readonly '210F': { readonly monsterToHit: Readonly<Record<Monster, number>> }
  readonly '210G': {
    readonly position: Readonly<Record<Position, number>>
    readonly armour: Readonly<Record<Armour, number>>
    readonly shield: number
  }
  readonly '211C': { readonly succubus: number }
  /** By the total of two dice, 2 first. */
  readonly '211D': { readonly trapLevels: readonly number[] }
  /** Letters of the levels lost: rows 2 to 12 of two dice, columns 0 to 6. */
  readonly '212B': { readonly wounds: readonly (readonly string[])[] }
  readonly '213B': { readonly breather: Readonly<Record<keyof typeof BREATHER, number>> }
  readonly '214A': { readonly courage: Readonly<Record<Monster | Special, number>> }
  readonly '214B': { readonly charm: number }
  readonly '214C': { readonly riches: Readonly<Record<Riches, number>> }
  /** In percent. */
  readonly '214D': { readonly armour: Readonly<Record<Armour, number>>; readonly shield: number }
  /** The lead that decides. */
  readonly '215B': { readonly margin: number }
}

/** A cell of one of the tables above that a roll or an event was read from, or a row of it where there is one column only. */
export type PrintedCell =
  | { readonly table: '206C' | '210F' | '214A'; readonly row: Kind }
  | { readonly table: '210D'; readonly row: Weapon; readonly column: Monster }
  /** By the number of targets. */
  | { readonly table: '210E'; readonly row: string }
  | { readonly table: '210G.position'; readonly row: Position }
  /** By the total of two dice. */
  | { readonly table: '211D'; readonly row: string }
  | { readonly table: '212B'; readonly row: string; readonly column: string }
  | { readonly table: '213B'; readonly row: keyof typeof BREATHER }
