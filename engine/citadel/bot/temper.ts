import type { Skill } from '../../kernel/types.ts'
import type { Purpose } from '../open/purposes.ts'
import type { CitadelGlimpse } from '../view-types.ts'

// How a bot of each strength goes about what the party came for. Every number was measured over whole raids: see `proof/ventures.ts`.

export interface Temper {
  /** `alone`: every caster takes what is best for one; otherwise the party shares the spells out, for what it means to do with them. */
  readonly spells: 'alone' | 'together' | 'to-come-home' | 'for-the-hellgate'
  /** Whether mirrors are looked into and the Hellgate is gone for, deeper levels included (13.7, 16.0). */
  readonly hunts: boolean
  /** The party turns home with less than this share of its Wound Points, and so much more for each segment between it and the Gateway. */
  readonly turnsBack: { readonly health: number; readonly perSegment: number }
  /** The same once the mirrors have told where the Hellgate is. */
  readonly nearHellgate: number
  /** The cost of a meeting, see `cost.ts`, from which each of these is worth its price. */
  readonly reserve: Reserve
  /** Into the Hellgate's segment only with this share of Wound Points and nobody dead; otherwise home first, and back into the same maze (17.0). */
  readonly fresh: number
  /** What a spell is weighed by in a fight: what a blow does, or all that the fight may cost. */
  readonly weighs: 'blow' | 'fight'
  /** Weight of the distance from the Gateway where places to explore are compared: those near it are a short way home. */
  readonly nearGate: number
}

interface Reserve {
  readonly lock: number
  readonly ceaseFire: number
  readonly mageArmor: number
  /** Below this nothing is cast beside a meeting. */
  readonly easy: number
  /** Who has so few Wound Points left in front is healed before a fight, by somebody who keeps so many. */
  readonly heals: { readonly upTo: number; readonly keeps: number }
  /** Casters of Cease Fire spend nothing on other spells that leaves them too weak for it. */
  readonly kept: boolean
}

const NEVER = Number.POSITIVE_INFINITY
const NO_RESERVE: Reserve = {
  lock: NEVER,
  ceaseFire: 0.8,
  mageArmor: NEVER,
  easy: NEVER,
  heals: { upTo: 0, keeps: NEVER },
  kept: false,
}
/** Measured: without Lock, Cease Fire and the reserve 87 of 100 come home instead of 95. Mage Armor only from .2 on brings a fifth less. */
const FULL_RESERVE: Reserve = {
  lock: 0.55,
  ceaseFire: 0.4,
  mageArmor: 0.03,
  easy: 0.02,
  heals: { upTo: 3, keeps: 3 },
  kept: true,
}
/**
 * On the way to the Hellgate the Wound Points are kept for it, and Mage Armor for every fight is worth them. Measured over
 * 600 pairs of single raids: 29 of 100 destroy it with Mage Armor from a cost of .1 on, 35 from .03 on; over 600 others 38 from .03 on, 39 always.
 */
const RESERVE_FOR_THE_HELLGATE: Reserve = {
  ...FULL_RESERVE,
  ceaseFire: 0.3,
  mageArmor: 0,
  easy: 0,
  heals: { upTo: 2, keeps: 1 },
}

/** Goes for everything everywhere, and turns back when it is late: 40 of 100 come home. */
const NOVICE: Temper = {
  spells: 'alone',
  hunts: true,
  turnsBack: { health: 0.6, perSegment: 0 },
  nearHellgate: 0.45,
  reserve: NO_RESERVE,
  fresh: 0,
  weighs: 'blow',
  nearGate: 0,
}

/** Knows that the first level is enough, and that spells are shared out; does not yet count the way home. */
const ABLE: Temper = { ...NOVICE, spells: 'together', hunts: false }

/** Measured: .6 + .02 a segment brings 98 of 100 home and five alive in 93; .55 brings a tenth more treasure, and five alive in 88. */
const MASTER: Temper = {
  ...ABLE,
  spells: 'to-come-home',
  turnsBack: { health: 0.6, perSegment: 0.02 },
  reserve: FULL_RESERVE,
  weighs: 'fight',
  nearGate: 0.5,
}

/** Scouts, comes home, rests, and goes in again: 65 of 100 seasoned parties destroy the Hellgate within three entries, 31 with the first. */
const HUNTER: Temper = {
  ...NOVICE,
  spells: 'for-the-hellgate',
  turnsBack: { health: 0.65, perSegment: 0 },
  reserve: RESERVE_FOR_THE_HELLGATE,
  fresh: 0.7,
  weighs: 'fight',
}

/** Where no other raid follows there is nothing to rest for. Measured: 39 such parties in 100 destroy it instead of 31. */
const HUNTER_FOR_ONCE: Temper = { ...HUNTER, fresh: 0 }

const TEMPERS: Readonly<Record<Purpose, Readonly<Record<Skill, Temper>>>> = {
  home: { novice: NOVICE, able: ABLE, master: MASTER },
  hellgate: {
    novice: NOVICE,
    able: { ...NOVICE, turnsBack: { health: 0.65, perSegment: 0 } },
    master: HUNTER,
  },
}

/** What a bot of that strength goes by on this raid; a person is advised as a master. */
export function temperOf({ purpose = 'home', mayReturn }: Pick<CitadelGlimpse, 'purpose' | 'mayReturn'>, skill: Skill = 'master'): Temper {
  const temper = TEMPERS[purpose][skill]
  return temper === HUNTER && mayReturn !== true ? HUNTER_FOR_ONCE : temper
}
