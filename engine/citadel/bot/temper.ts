import type { Skill } from '../../kernel/types.ts'
import type { Purpose } from '../open/purposes.ts'
import type { CitadelView } from '../view-types.ts'

// How a bot of each strength goes about what the party came for. Every number was measured over whole raids: see `proof/ventures.ts`.

export interface Temper {
  /** `alone`: every caster takes what is best for one; `together`: the party shares the spells out. */
  readonly spells: 'alone' | 'together' | 'for-the-hellgate'
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
  /** Weight of the distance from the Gateway where places to explore are compared: those near it are a short way home. */
  readonly nearGate: number
}

interface Reserve {
  readonly lock: number
  readonly ceaseFire: number
  /** Where someone in front is about to fall, Cease Fire already from here. */
  readonly ceaseFireForOne: number
  readonly mageArmor: number
  /** Casters of Cease Fire spend nothing on other spells that leaves them too weak for it. */
  readonly kept: boolean
}

const NEVER = Number.POSITIVE_INFINITY
const NO_RESERVE: Reserve = { lock: NEVER, ceaseFire: 0.8, ceaseFireForOne: NEVER, mageArmor: NEVER, kept: false }
/** Measured: without Lock, Cease Fire and the reserve 87 of 100 come home instead of 95. */
const FULL_RESERVE: Reserve = { lock: 0.55, ceaseFire: 0.3, ceaseFireForOne: 0.25, mageArmor: 0.2, kept: true }

/** Goes for everything everywhere, and turns back when it is late: 40 of 100 come home. */
const NOVICE: Temper = {
  spells: 'alone',
  hunts: true,
  turnsBack: { health: 0.6, perSegment: 0 },
  nearHellgate: 0.45,
  reserve: NO_RESERVE,
  fresh: 0,
  nearGate: 0,
}

/** Knows that the first level is enough, and that spells are shared out; does not yet count the way home. */
const ABLE: Temper = { ...NOVICE, spells: 'together', hunts: false }

/** Measured: .55 + .02 a segment brings 94 of 100 home; .7 + .02 brings 96, with a quarter less to show for it; .5 flat brings 68. */
const MASTER: Temper = {
  ...ABLE,
  turnsBack: { health: 0.55, perSegment: 0.02 },
  reserve: FULL_RESERVE,
  nearGate: 0.5,
}

const TEMPERS: Readonly<Record<Purpose, Readonly<Record<Skill, Temper>>>> = {
  home: { novice: NOVICE, able: ABLE, master: MASTER },
  hellgate: {
    novice: NOVICE,
    able: { ...NOVICE, turnsBack: { health: 0.65, perSegment: 0 } },
    master: { ...NOVICE, spells: 'for-the-hellgate', turnsBack: { health: 0.65, perSegment: 0 }, reserve: FULL_RESERVE, fresh: 0.85 },
  },
}

/** What a bot of that strength goes by on this raid; a person is advised as a master. */
export function temperOf({ purpose = 'home' }: Pick<CitadelView, 'purpose'>, skill: Skill = 'master'): Temper {
  return TEMPERS[purpose][skill]
}
