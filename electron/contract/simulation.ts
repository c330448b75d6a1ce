import { z } from 'zod'
import { LimitsGiven } from './errands.ts'
import { AskedId, SessionId } from './fields.ts'

// The probable result of a fight, or of what else a game can play out: bots do it many times, never with the game's own dice.

export const MOST_TRIALS = 5000

export const SimulateInput = z.strictObject({
  session: SessionId,
  /** The number of trials; 400 when left out. */
  count: z.int().min(1).max(MOST_TRIALS).exactOptional(),
  /** The first answer in every trial. Left out, the bot decides. */
  pick: z.array(AskedId).min(1).max(100).exactOptional(),
  /** An errand that gives the answers in every trial, until it ends. */
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
  /**
   * Shares, 0 to 1, of three ends. Of a fight: the monsters are beaten; the two sides part; none of the party who took part is left. Of a
   * turn of the Cave: no Life is lost; a Life is; the Character dies.
   */
  won: Estimate,
  left: Estimate,
  lost: Estimate,
  /** Trials broken off because they took too long. */
  unfinished: z.int().min(0),
  /** With an errand: the shares in which it ended before that, with what was asked done, and without; then bots play on. */
  done: Estimate.exactOptional(),
  stopped: Estimate.exactOptional(),
  /** What stopped it, the most frequent first: each sort of end, in the words it mostly had, and its share of all trials. */
  stops: z.array(z.strictObject({ kind: z.string(), text: z.string(), share: z.number() })).exactOptional(),
  /** At least one falls: killed, turned to stone, or turned against the others. */
  anyFalls: Estimate,
  people: z.array(z.strictObject({ id: z.string(), name: z.string(), falls: Estimate, wounds: Estimate })),
  /** Wound Points or Lives lost in all, and rounds it takes, on average. */
  wounds: Estimate,
  rounds: Estimate,
  /** What it brings on average, by names of the game's own: of a turn of the Cave `strength`, `craft` and `gold`. */
  gains: z.array(z.strictObject({ id: z.string(), amount: Estimate })).exactOptional(),
})
export type Simulation = z.infer<typeof Simulation>
