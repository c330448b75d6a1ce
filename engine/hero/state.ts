import type { Play } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { Variant } from './open/variants.ts'

/** Everything that HERO keeps of a game: plain JSON, changed by the scripts alone. */
export interface HeroState {
  /** Where the state stands in the sequence of play (202). */
  phase: Phase
  /** 1 for the first; 0 while everything is being set up. */
  turn: number
  /** Whose step it is: an index into `sections`; every phase goes through them in order (202). */
  at: number
  readonly catacomb: CatacombRef
  readonly variants: readonly Variant[]
  /** The app lays out all counters (104D.auto); left out where their owners do. */
  readonly laidByApp?: true
  /** One for each player, by seat (101A5: with two, the diagonal pair A and C). */
  readonly sections: Section[]
  /** Of the hero whose activity phase it is; null in every other phase. */
  activity: Activity | null
  /** Of the monsters whose activity phase it is; null in every other phase. */
  march: March | null
  end: End | null
}

export type Hero = Play<HeroState>

/**
 * heroes: the set-up sheets are filled in (103). placement: the counters are laid out (104D). start: the heroes choose their
 * squares. hero, monsters, breather: steps A, B, C of a turn (202).
 */
export type Phase = 'heroes' | 'placement' | 'start' | 'hero' | 'monsters' | 'breather' | 'over'

/** The catacomb is the same in every section (ours): one of the drawn ones, or one made from a seed. */
export type CatacombRef = { readonly kind: 'drawn'; readonly id: 'm1' | 'm2' | 'm3' } | { readonly kind: 'random'; readonly seed: string }

export type SectionId = 'a' | 'b' | 'c'

/** One player's third of the board: his hero, and the counters that another player moves against him (104D). */
export interface Section {
  readonly id: SectionId
  /** Whose hero walks here. */
  readonly seat: Seat
  /** Who laid out the counters and moves them. */
  readonly owner: Seat
  hero: HeroSheet | null
  /** Monsters, traps, dummies and riches. Their ids are dealt at random, so that an id tells nothing of what lies under it. */
  readonly counters: Counter[]
  /** How often the hero has failed at each door since it last opened for him; left out before the first time. */
  tried?: Record<string, number>
}

/** A square of a section: rows 0 to 13 from the north, columns 0 to 27 from the west as the map is drawn; 28 to 31 are the red corridor, 32 is Alysa's room. */
export interface Spot {
  readonly row: number
  readonly col: number
}

export const FACINGS = ['n', 'e', 's', 'w'] as const
export type Facing = (typeof FACINGS)[number]

/** The characteristics of 102A that have levels: appearance, intelligence, class, strength, luck, hits, movement. */
export const CHARACTERISTICS = ['appearance', 'intelligence', 'class', 'strength', 'luck', 'hits', 'movement'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

export const WEAPONS = ['short-sword', 'long-sword', 'dagger', 'ax', 'long-ax', 'hammer', 'spear'] as const
export type Weapon = (typeof WEAPONS)[number]

export const ARMOURS = ['none', 'leather', 'mail', 'plate'] as const
export type Armour = (typeof ARMOURS)[number]

/** What can be bought, and what damage takes away again. Weapon levels: 0 is not bought or (H-35) unusable. */
export interface Levels {
  readonly characteristics: Record<Characteristic, number>
  readonly weapons: Record<Weapon, number>
}

/** A filled-in set-up sheet (103): what a template keeps. */
export interface Profile {
  readonly name: string
  readonly levels: Levels
  readonly armour: Armour
  readonly shield: boolean
  /** The weapon drawn at the start; null without any. */
  readonly armed: Weapon | null
}

export interface HeroSheet {
  readonly name: string
  /** As bought; nothing ever rises above it (213B4). */
  readonly bought: Levels
  /** As they are now. */
  readonly now: Levels
  readonly armour: Armour
  readonly shield: boolean
  armed: Weapon | null
  /** in-catacomb, also in the red corridor; track: in Alysa's room, waiting on the Alysa track; dead (212D). */
  status: 'in-catacomb' | 'track' | 'dead'
  /** Null before the start, on the track and when dead. */
  at: Spot | null
  facing: Facing
  /** Riches on the set-up sheet (207A): ids of counters. */
  readonly carries: string[]
  /** The counters eliminated, by kind (212A2). */
  readonly killed: Partial<Record<Kind, number>>
  /** Boxes reached on the Alysa track: 0 before the first, 1 to 3, 4 is the heart (H-43). */
  track: number
  /** The turn in which he came to Alysa. */
  arrived: number | null
  /** The succubus that holds him (211C); null when free. */
  heldBy: string | null
  /** Outwitting failed this turn: no defensive attack in the step B that follows (208C8). */
  befuddled: boolean
  /** Someone attacked him in this turn's step B (213A, H-39). */
  attacked: boolean
  /** He blocked a door in this turn's step B (213A, 206D). */
  blocked: boolean
}

export const MONSTERS = ['goblin', 'great-goblin', 'man', 'zombie', 'lycanthrope', 'troll', 'ogre'] as const
export type Monster = (typeof MONSTERS)[number]
export const SPECIALS = ['succubus', 'trap', 'dummy'] as const
export type Special = (typeof SPECIALS)[number]
export const RICHES = ['gold', 'jewel'] as const
export type Riches = (typeof RICHES)[number]
export type Kind = Monster | Special | Riches

export interface Counter {
  readonly id: string
  readonly kind: Kind
  /** Null before it is laid out, when eliminated, and for riches that a hero carries. */
  at: Spot | null
  /** Face up: everyone sees what it is. */
  up: boolean
  /** It was face up at some time: the hero's player may remember it (H-23). */
  known: boolean
  /** The riches counter that a monster carries along, or the monster that carries these riches. */
  with: string | null
  /** It has shown everyone that it is no monster: it lay face down in sight (205C), or went as none can go (211A). */
  noMonster?: true
  /** It has shown everyone that it is no riches: it marched by itself (204A2). */
  noRiches?: true
}

/** How far a hero has come in his activity phase (step A). */
export interface Activity {
  /** Movement points left. */
  points: number
  /** The gold that he carried when the phase began: that is what weighs in it (H-60). */
  readonly burden: number
  /** Nothing was done yet but turning: outwitting may still be declared (H-07). */
  fresh: boolean
  /** 208: the monsters were outwitted, only movement is left. */
  outwitting: boolean
  /** A zone of control or an attack has ended his movement; killing those who hold him frees it again (204B). */
  halted: boolean
  /** Doors opened in this phase (H-13). */
  readonly opened: string[]
  /** Squares passed in this phase, the first is where he began: riches may be left there (207A10). */
  readonly path: Spot[]
  /** Counters under a hard stare, seen although it is dark (205B3). */
  readonly stared: string[]
}

/** How far the monsters of a section have come in their activity phase (step B). */
export interface March {
  /** Counters that have moved (204A12). */
  readonly moved: string[]
  /** The counter that is on the move, with the points it has left. */
  moving: { readonly id: string; points: number } | null
  /** Riches that were carried along and are not shown to the others in their new place yet (207B). */
  readonly trailing: { readonly id: string; readonly from: Spot; readonly path: readonly Spot[] }[]
  /** move: counters are still being moved. attack: monsters beside the hero may strike. */
  step: 'move' | 'attack'
}

/** How the game ended (215). */
export interface End {
  /** heart: the only hero on the track reached the heart. chosen: most points by the margin. tie-break: class, appearance or a die. nobody: all heroes are dead. */
  readonly kind: 'heart' | 'chosen' | 'tie-break' | 'nobody'
  readonly winner: Seat | null
  /** What a tie was broken by. */
  readonly by?: 'class' | 'appearance' | 'die'
  /** The sections in the tie. */
  readonly tied?: readonly SectionId[]
  /** What was rolled for Alysa's hand, roll by roll, where it came to that. */
  readonly dice?: Readonly<Partial<Record<SectionId, readonly number[]>>>
}
