import type { Seat } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import { isWeapon, type Trait } from '../chapters/102-levels.ts'
import { CHARACTERISTIC_NAMES, one, WEAPON_NAMES } from '../open/names.ts'
import type { HeroState, Kind, SectionId } from '../state.ts'

// The names in sentences: of people, of several things, of places.

export function traitName(trait: Trait): string {
  return isWeapon(trait) ? WEAPON_NAMES[trait] : CHARACTERISTIC_NAMES[trait]
}

/** `2 goblins`, `3 men`, `an ogre`. */
export function several(kind: Kind, count: number, counted: (count: number) => string = String): string {
  return count === 1 ? one(kind) : `${counted(count)} ${PLURALS[kind]}`
}

const PLURALS: Readonly<Record<Kind, string>> = {
  goblin: 'goblins',
  'great-goblin': 'great goblins',
  man: 'men',
  zombie: 'zombies',
  lycanthrope: 'lycanthropes',
  troll: 'trolls',
  ogre: 'ogres',
  succubus: 'Succubi',
  trap: 'traps',
  dummy: 'dummies',
  gold: 'bags of gold',
  jewel: 'jewels',
}

/** Kinds in the order of their first, counted: `2 goblins and an ogre`. */
export function listedKinds(kinds: readonly Kind[], counted?: (count: number) => string): string {
  const counts = new Map<Kind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return listed([...counts].map(([kind, count]) => several(kind, count, counted)))
}

/** The hero of a section by his name; before he has one, by his section. */
export interface Names {
  (section: SectionId): string
  /** The hero of a seat. */
  seat(seat: Seat): string
}

export function namesOf(s: HeroState): Names {
  const name = (id: SectionId) => s.sections.find((section) => section.id === id)?.hero?.name ?? `The hero of section ${id.toUpperCase()}`
  return Object.assign(name, { seat: (seat: Seat) => s.sections.find((section) => section.seat === seat)?.hero?.name ?? 'No one' })
}

/** Levels lost or regained: `2 levels of strength and 1 of long ax`. */
export function levelsListed(levels: Readonly<Partial<Record<Trait | 'weapon', number>>>): string {
  return listed(
    Object.entries(levels).map(([trait, count], i) => `${i === 0 ? many(count, 'level') : count} of ${trait.replaceAll('-', ' ')}`),
  )
}
