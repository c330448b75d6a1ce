import { Table as KernelTable } from '../../kernel/proof/table-top.ts'
import { startSession } from '../../kernel/session.ts'
import { isCharacteristic, isWeapon, type Trait } from '../chapters/102-levels.ts'
import { newHero, noLevels } from '../chapters/103-profile.ts'
import { counterOf, heroOf, stepOf } from '../chapters/section.ts'
import { hero } from '../index.ts'
import type { Armour, CatacombRef, Counter, Facing, HeroSheet, HeroState, Kind, Phase, Section, SectionId, Weapon } from '../state.ts'

// A table to test rules on: heroes and counters are put where they are wanted, dice are laid out, answers are given.

type Square = readonly [row: number, col: number]

export interface LaidHero {
  /** On the board; left out for a hero who is out of the way: dead. */
  readonly at?: Square
  readonly facing?: Facing
  /** Levels as bought and as they are; those not named are `PLAIN`. */
  readonly levels?: Partial<Record<Trait, number>>
  readonly armour?: Armour
  readonly shield?: boolean
  readonly armed?: Weapon | null
}

/** The kind and where it lies; the counters of a section are called c1, c2, ... in that order. */
export type LaidCounter = readonly [kind: Kind, row: number, col: number]

export interface Laid {
  readonly catacomb?: CatacombRef
  /** Section A; the others have a hero who is dead, unless `others` says more. */
  readonly hero?: LaidHero
  readonly counters?: readonly LaidCounter[]
  /** Heroes of B and C, or of C alone in a game of two. */
  readonly others?: readonly LaidHero[]
  readonly phase?: Phase
  readonly turn?: number
  /** D6 faces in the order in which they fall; when they are used up the test fails. */
  readonly dice?: readonly number[]
  readonly physical?: boolean
  /** Last touches before play begins. */
  readonly prepare?: (section: Section, s: HeroState) => void
}

/** Levels of a hero on the test table. */
export const PLAIN: Readonly<Partial<Record<Trait, number>>> = {
  appearance: 5,
  intelligence: 5,
  class: 5,
  strength: 5,
  hits: 10,
  movement: 6,
  'long-sword': 9,
}

/** A game on the test table. */
export class Table extends KernelTable<HeroState> {
  /** Section A. */
  get section(): Section {
    const [section] = this.state.sections
    if (section === undefined) throw new Error('there is no section A')
    return section
  }

  /** The hero of section A. */
  get hero(): HeroSheet {
    return heroOf(this.section)
  }

  /** A counter of section A. */
  counter(id: string): Counter {
    return counterOf(this.section, id)
  }
}

const SECTIONS: Readonly<Record<number, readonly SectionId[]>> = { 2: ['a', 'c'], 3: ['a', 'b', 'c'] }

/** A state made by hand: section A as wanted, in the middle of a turn. */
export function laid(wish: Laid = {}): HeroState {
  const heroes = [wish.hero ?? { at: [4, 3] as const }, ...(wish.others ?? [{}, {}])]
  const ids = SECTIONS[heroes.length] ?? []
  const sections = ids.map((id, seat): Section => {
    const counters = seat === 0 ? (wish.counters ?? []) : []
    const hero = laidHero(`Hero ${id.toUpperCase()}`, heroes[seat] ?? {})
    return { id, seat, owner: ownerOf(ids.length, seat), hero, counters: counters.map(laidCounter) }
  })
  const s: HeroState = {
    phase: wish.phase ?? 'hero',
    turn: wish.turn ?? 1,
    at: 0,
    catacomb: wish.catacomb ?? { kind: 'drawn', id: 'm1' },
    variants: [],
    sections,
    activity: null,
    march: null,
    end: null,
  }
  s.at = stepOf(s, 0)
  const [first] = sections
  if (first !== undefined) wish.prepare?.(first, s)
  return s
}

/** A's counters lie in C, C's in B, B's in A (104D); of two, each one's with the other. */
function ownerOf(seats: number, seat: number): number {
  return (seat + 1) % seats
}

function laidHero(name: string, wish: LaidHero): HeroSheet {
  const levels = noLevels()
  for (const [trait, level] of Object.entries({ ...PLAIN, ...wish.levels })) {
    if (isCharacteristic(trait)) levels.characteristics[trait] = level
    else if (isWeapon(trait)) levels.weapons[trait] = level
  }
  const { armour = 'leather', shield = false, armed = 'long-sword' } = wish
  const hero = newHero({ name, levels, armour, shield, armed })
  if (wish.at === undefined) hero.status = 'dead'
  else hero.at = { row: wish.at[0], col: wish.at[1] }
  hero.facing = wish.facing ?? 'e'
  return hero
}

function laidCounter([kind, row, col]: LaidCounter, i: number): Counter {
  return { id: `c${i + 1}`, kind, at: { row, col }, up: false, known: false, with: null }
}

/** Plays to the first question. */
export function set(wish: Laid = {}): Table {
  return tableOf(laid(wish), wish.dice ?? [], wish.physical ?? false)
}

/** Goes on from a state on the test table. */
export function tableOf(state: HeroState, dice: readonly number[], physical = false): Table {
  const fixed = { dice, draws: [], strict: true }
  return new Table(startSession(hero, { state, seed: 'table-top', undo: 'honest', physical, fixed }))
}
