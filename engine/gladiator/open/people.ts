import { FISTS } from '../tables/armour.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import type { CreatureId, Kind, RaceId, RobotId, ThingType } from '../tables/ids.ts'
import { MAGE_WEAPONS, RACES } from '../tables/races.ts'
import type { Attribute, Creature, Race, RaceNote, Robot } from '../tables/table-types.ts'
import { strengthFor } from './arms.ts'

// What someone is, and what follows from that alone (5.1, 9.1 to 10.3, 12.1).

export type Attributes = Readonly<Record<Attribute, number>>

/** A fighter, an animal or a robot when well. */
export interface Person {
  readonly kind: Kind
  readonly normal: Attributes
}

// Asked thousands of times while a bot thinks.
const KINDS = {
  races: new Map<string, Race>(Object.entries(RACES)),
  creatures: new Map<string, Creature>(Object.entries(CREATURES)),
  robots: new Map<string, Robot>(Object.entries(ROBOTS)),
}

export function isRace(kind: string): kind is RaceId {
  return KINDS.races.has(kind)
}

export function isCreature(kind: string): kind is CreatureId {
  return KINDS.creatures.has(kind)
}

export function isRobot(kind: string): kind is RobotId {
  return KINDS.robots.has(kind)
}

/** The race, with what every race has; null for animals and robots. */
export function raceOf({ kind }: Pick<Person, 'kind'>): Race | null {
  return KINDS.races.get(kind) ?? null
}

/** The table of an animal; null for people and robots. */
export function creatureOf({ kind }: Pick<Person, 'kind'>): Creature | null {
  return KINDS.creatures.get(kind) ?? null
}

/** The table of an animal or a robot; null for people. */
export function beastOf(f: Pick<Person, 'kind'>): Creature | Robot | null {
  return creatureOf(f) ?? KINDS.robots.get(f.kind) ?? null
}

export function hasNote(f: Pick<Person, 'kind'>, note: RaceNote): boolean {
  return raceOf(f)?.notes?.includes(note) === true
}

/** The strength that carries weapons and armour: a Goblin's is 4 more than his health (5.1, G-35, G-115). */
export function carryingStrength({ kind, normal }: Person): number {
  return normal.sh + (hasNote({ kind }, 'weapon-strength+4') ? GOBLIN_STRENGTH : 0)
}

const GOBLIN_STRENGTH = 4

/** Why he cannot take it in hand, or null: too heavy (5.1), barred to mages (12.1), or a Slayer's (G-30). */
export function whyNotCarried(f: Person, type: ThingType): 'too-heavy' | 'mage' | 'krill' | 'no-hands' | null {
  if (type === 'krill') return f.kind === 'slayer' ? null : 'krill'
  if (!isRace(f.kind)) return f.kind === 'imp' ? null : 'no-hands'
  if (type === 'bones') return null
  if (f.kind === 'mage' && !MAGE_WEAPONS.some((each) => each === type)) return 'mage'
  return strengthFor(type) > carryingStrength(f) ? 'too-heavy' : null
}

/** Fists by normal strength (39.2, G-35, G-90), as a dice code. */
export function fistDamage({ normal }: Pick<Person, 'normal'>): string {
  const fist = FISTS.find(({ sh: [from, to] }) => (from ?? 0) <= normal.sh && normal.sh <= (to ?? normal.sh))
  if (fist === undefined) throw new Error(`no fist for strength ${normal.sh}`)
  return fist.damage
}
