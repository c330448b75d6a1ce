import type { Seat } from '../../kernel/types.ts'
import {
  type Counter,
  type HeroSheet,
  type HeroState,
  type Kind,
  MONSTERS,
  type Monster,
  RICHES,
  type Riches,
  type Section,
  type SectionId,
  type Spot,
} from '../state.ts'
import { indexOf, sameSpot } from './101-catacomb.ts'

/** The section whose step it is (202). */
export function current(s: HeroState): Section {
  const section = s.sections[s.at]
  if (section === undefined) throw new Error(`there is no section ${s.at}`)
  return section
}

/** The player whose step it is in a section: its hero's, and in step B the one who leads its monsters (202, H-08). */
export function playerOf({ phase }: HeroState, { seat, owner }: Section): Seat {
  return phase === 'monsters' ? owner : seat
}

/** The section, by index, in which a player acts in this phase. */
export function stepOf(s: HeroState, player: Seat): number {
  return s.sections.findIndex((section) => playerOf(s, section) === player)
}

export function sectionOf(s: HeroState, id: SectionId): Section {
  const section = s.sections.find((each) => each.id === id)
  if (section === undefined) throw new Error(`there is no section ${id}`)
  return section
}

/** The hero of a section, once his set-up sheet is filled in. */
export function heroOf(section: Section): HeroSheet {
  if (section.hero === null) throw new Error(`section ${section.id} has no hero yet`)
  return section.hero
}

/** Where the hero stands, while he is in the catacomb or its corridor. */
export function standsAt(section: Section): Spot {
  const { at } = heroOf(section)
  if (at === null) throw new Error(`the hero of section ${section.id} is not on the board`)
  return at
}

export function counterOf(section: Section, id: string): Counter {
  const counter = section.counters.find((each) => each.id === id)
  if (counter === undefined) throw new Error(`section ${section.id} has no counter ${id}`)
  return counter
}

/** The counters that lie on a square, riches among them. */
export function countersOn(section: Section, spot: Spot): Counter[] {
  return section.counters.filter((counter) => sameSpot(counter.at, spot))
}

/** What lies on each square, by index. */
export type Stacks<C = Counter> = ReadonlyMap<number, readonly C[]>

/** All squares of a section at once, for whoever asks about many of them before anything moves. */
export function stacksOf<C extends { readonly at: Spot | null }>(counters: readonly C[]): Stacks<C> {
  const stacks = new Map<number, C[]>()
  for (const counter of counters) {
    if (counter.at === null) continue
    const there = stacks.get(indexOf(counter.at))
    if (there === undefined) stacks.set(indexOf(counter.at), [counter])
    else there.push(counter)
  }
  return stacks
}

export function isMonster(kind: Kind): kind is Monster {
  return MONSTERS.some((each) => each === kind)
}

export function isRiches(kind: Kind): kind is Riches {
  return RICHES.some((each) => each === kind)
}

/** A monster lets go of the riches that it carries (207B5, 207B7). */
export function part(section: Section, monster: Counter): void {
  if (monster.with === null) return
  counterOf(section, monster.with).with = null
  monster.with = null
}
