import { z } from 'zod'
import { LimitsGiven } from './errands.ts'
import { AskedId, SessionId } from './fields.ts'

// The probable result of a fight: bots play it out many times, never with the game's own dice.

export const MOST_TRIALS = 5000

export const SimulateInput = z.strictObject({
  session: SessionId,
  /** The number of trials; 400 when left out. */
  count: z.int().min(1).max(MOST_TRIALS).exactOptional(),
  /** The party's first answer in every trial. Left out, the bot decides. */
  pick: z.array(AskedId).min(1).max(100).exactOptional(),
  /** An errand that gives the party's answers in every trial, until it ends. */
  errand: AskedId.exactOptional(),
  limits: LimitsGiven.exactOptional(),
})

/** A figure from a sample, and the interval that holds the true one with 95 % confidence. */
const Estimate = z.strictObject({ value: z.number(), low: z.number(), high: z.number() })
export type Estimate = z.infer<typeof Estimate>

export const Simulation = z.strictObject({
  /** The revision of the position that was played out; the result holds for no other. */
  revision: z.int().min(0),
  /** The number of trials; fewer than asked for when time ran out. */
  runs: z.int().min(1),
  asked: z.int().min(1),
  /** Shares, 0 to 1, of three ends: the monsters are beaten; the two sides part; none of the party who took part is left. */
  won: Estimate,
  left: Estimate,
  lost: Estimate,
  /** Trials broken off because they took too long. */
  unfinished: z.int().min(0),
  /** With an errand: the shares in which it ended before the fight did, with what was asked done, and without. */
  done: Estimate.exactOptional(),
  stopped: Estimate.exactOptional(),
  /** At least one of the party falls: killed, turned to stone, or turned against it. */
  anyFalls: Estimate,
  people: z.array(z.strictObject({ id: z.string(), name: z.string(), falls: Estimate, wounds: Estimate })),
  /** Wound Points the party loses, and rounds the fight takes, on average. */
  wounds: Estimate,
  rounds: Estimate,
})
export type Simulation = z.infer<typeof Simulation>
