import type { Seat } from '../kernel/types.ts'
import type { Armour, End, Facing, HeroSheet, Kind, Levels, Phase, SectionId, Spot, Weapon } from './state.ts'

export type { Trait } from './chapters/102-levels.ts'
export type { Armour, Characteristic, End, Facing, Kind, Levels, Phase, Profile, SectionId, Spot, Weapon } from './state.ts'
export { CHARACTERISTICS, WEAPONS } from './state.ts'

/** What one seat sees of a game of HERO. The kind of a face-down counter is in its owner's view alone. */
export interface HeroView {
  readonly game: 'hero'
  readonly seat: Seat
  readonly phase: Phase
  readonly turn: number
  /** The section whose step it is. */
  readonly at: SectionId
  readonly catacomb: CatacombView
  readonly sections: readonly SectionView[]
  /** Of the hero whose activity phase it is. */
  readonly activity: ActivityView | null
  /** Of the monsters whose phase it is: what has moved; which one is on its way, for its owner alone. */
  readonly march: { readonly moved: readonly string[]; readonly moving: { readonly id: string; readonly points: number } | null } | null
  readonly end: End | null
}

/** The map of every section, as `rules/hero.md` draws it: the same for all. */
export interface CatacombView {
  readonly id: string
  readonly name: string
  /** ours: drawn for this app, since the printed maps are lost. random: made from a seed. */
  readonly source: 'ours' | 'random'
  /** 14 rows of 28 letters: `.` lit hall, `:` dark hall, `a`..`z` rooms, `#` black, `O` pit, `H` start, `R` first red square. */
  readonly grid: readonly string[]
  readonly doors: readonly DoorView[]
}

export interface DoorView {
  readonly id: string
  readonly hall: Spot
  readonly room: Spot
  readonly value: number
}

export interface SectionView {
  readonly id: SectionId
  readonly seat: Seat
  readonly owner: Seat
  readonly hero: HeroSheetView | null
  readonly counters: readonly CounterView[]
  /** How often the hero has failed at a door since it last opened for him, where he has. */
  readonly tried?: Readonly<Record<string, number>>
}

export interface HeroSheetView {
  readonly name: string
  readonly bought: Levels
  readonly now: Levels
  readonly armour: Armour
  readonly shield: boolean
  readonly armed: Weapon | null
  readonly status: HeroSheet['status']
  readonly at: Spot | null
  /** Squares on his shortest way to Alysa, whatever lies on it (101A); null before he enters, once he is with her or dead, and where no way leads. */
  readonly toAlysa: number | null
  readonly facing: Facing
  readonly carries: readonly { readonly id: string; readonly kind: Kind }[]
  readonly killed: Partial<Record<Kind, number>>
  readonly track: number
  readonly held: boolean
  readonly points: PointsView
}

/** The points a hero would have if he came to Alysa now (214), each sum with what it is made of. */
export interface PointsView {
  readonly courage: number
  /** Before armour changes it, and by how many percent it does. */
  readonly courageBefore: number
  readonly armourPercent: number
  readonly charm: number
  readonly riches: number
  readonly total: number
}

export interface CounterView {
  readonly id: string
  /** Null before it is laid out, of another's as long as he is still laying out, when eliminated, and for riches that a hero carries. */
  readonly at: Spot | null
  readonly up: boolean
  /** Null where this seat may not know it. */
  readonly kind: Kind | null
  /** Seen before and turned over again: what this seat remembers it to be. */
  readonly remembered: Kind | null
  /** Riches that go along with it, where this seat may know of them. */
  readonly with: string | null
}

export interface ActivityView {
  readonly points: number
  readonly allowance: number
  readonly outwitting: boolean
  readonly halted: boolean
  readonly opened: readonly string[]
  /** Squares the hero can see now: a monster there would lie face up. */
  readonly sees: readonly Spot[]
  /** Squares in his line of sight that are too dark: a hard stare can be taken at what lies there. */
  readonly dim: readonly Spot[]
}
