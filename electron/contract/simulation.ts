import { z } from 'zod'
import { SessionId } from './fields.ts'

// What would probably come of a fight: played out by bots, many times, never by the game's own dice.

export const MOST_TRIALS = 5000

export const SimulateInput = z.strictObject({
  session: SessionId,
  /** How many trials; 400 when left out. */
  count: z.int().min(1).max(MOST_TRIALS).exactOptional(),
  /** What the party does first in every trial: an answer to the open question. The bot decides when left out. */
  pick: z.array(z.string().min(1).max(200)).min(1).max(100).exactOptional(),
})

/** A figure out of a sample, and between which the true one lies with 95 %. */
const Estimate = z.strictObject({ value: z.number(), low: z.number(), high: z.number() })
export type Estimate = z.infer<typeof Estimate>

export const Simulation = z.strictObject({
  /** The revision of the position that was played out: of any other it says nothing. */
  revision: z.int().min(0),
  /** How many trials there were; fewer than were asked for when time ran out. */
  runs: z.int().min(1),
  asked: z.int().min(1),
  /** The monsters are beaten; both sides part; nobody of the party who took part is left. Shares, 0 to 1. */
  won: Estimate,
  left: Estimate,
  lost: Estimate,
  /** Trials that took too long to see their end. */
  unfinished: z.int().min(0),
  /** At least one of the party falls: dead, stone, or turned against it. */
  anyFalls: Estimate,
  people: z.array(z.strictObject({ id: z.string(), name: z.string(), falls: Estimate, wounds: Estimate })),
  /** Wound Points the party loses, and rounds it takes, on the average. */
  wounds: Estimate,
  rounds: Estimate,
})
export type Simulation = z.infer<typeof Simulation>
