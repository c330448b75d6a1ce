import { type Ask, check } from '../ask.ts'
import { randomBot, sensibleBot } from '../autoplay.ts'
import { byItself } from '../by-itself.ts'
import { decisionOf, rollOf, sentenceOf, waitingFor } from '../decision.ts'
import { offered } from '../errand.ts'
import { copyOf, type Game } from '../game.ts'
import { type GameEvent, newPlay, newStep, type Play, type Script } from '../play.ts'
import { below, type Stream, stream } from '../random.ts'
import type { Answer, Seat } from '../types.ts'
import { type Dealt, dealsOf } from './deals.ts'
import { type GamePlan, setUp } from './plan.ts'

// Secrets are kept: two worlds that differ only in what a seat may not know must show that seat the same, byte for byte,
// as long as the same answers are given in both and nothing comes to light.

/** Written as a method, so that a list can hold the proofs of all games. */
type Known<S> = { of(state: S, seat: Seat): unknown }['of']

/** What a game says of its secrets to the fuzzer. */
export interface Secrets<S> {
  /** Worlds part at a safe point after at most this many questions. */
  readonly latest: number
  /** The game of the nth comparison. */
  plan(seed: string, n: number): GamePlan
  /**
   * Another state in which everything is as it is for `seat`, and something that it may not know is different; null where nothing is
   * hidden from it.
   */
  twin(state: S, seat: Seat, chance: Stream): S | null
  /** What the game has brought to light between the two states, so that the worlds may differ for `seat` from now on. */
  parted(one: S, other: S, seat: Seat): boolean
  /** Whether an event says by rights what was hidden from everyone: where such events differ, the worlds have parted. */
  reveals?(event: GameEvent): boolean
  /** All of a state that `seat` may know by rights at the beginning; null where nothing is dealt or answered in secret there. */
  readonly known: Known<S> | null
  /** Whether others may not know the answer to a question: beginnings differ by such answers. Left out where it holds of all. */
  answeredInSecret?(ask: Ask): boolean
}

/** Two states that are one for that seat. */
export interface Twins<S> {
  readonly seat: Seat
  readonly seats: number
  readonly physical: boolean
  readonly one: S
  readonly other: S
}

/** Two worlds side by side: how many answers they shared, and why they went apart. */
export interface Compared {
  readonly seat: Seat
  readonly shared: number
  readonly why: 'over' | 'parted' | 'other-question' | 'long-enough'
}

/** A world: the game, and what the seat has been shown of it. */
interface World<S> {
  readonly play: Play<S>
  readonly script: Script
  ask: Ask | null
}

/** Beginnings are compared in one of so many comparisons: a second one is found by trying, which takes long. */
const SELDOM = 4

/** Two worlds are followed no longer than this. */
const LONGEST = 400

/**
 * Plays the nth game for a while, makes a twin of it for one of the seats, and plays both on by the same answers and the same dice.
 * Throws where the seat is shown a difference before anything has come to light; null where nothing was hidden, or all was over. Two
 * beginnings that are one for a seat are compared first: worlds that part later on do not show what was told with the deal.
 */
export function keepsSecrets<S>(game: Game<S>, secrets: Secrets<S>, seed: string, n: number): Compared | null {
  const plan = secrets.plan(seed, n)
  if (n % SELDOM === 0) keepsDeals(game, secrets, plan)
  const twins = twinsOf(game, secrets, plan)
  if (twins === null) return null
  const { seat, physical } = twins
  const one = world(game, twins.one, plan.seed, physical)
  const other = world(game, twins.other, plan.seed, physical)
  const bots = stream(plan.seed, 'twin bots')
  const bot = plan.bot === 'random' ? randomBot(bots) : sensibleBot(game, bots)
  for (let shared = 0; ; shared++) {
    if (secrets.parted(one.play.state, other.play.state, seat)) return { seat, shared, why: 'parted' }
    alike(game, one, other, seat, `${plan.seed}, ${shared} answers on`)
    if (one.ask === null || other.ask === null) return { seat, shared, why: 'over' }
    if (shared >= LONGEST) return { seat, shared, why: 'long-enough' }
    const answer = bot(one.ask, one.play.state)
    if (one.ask.seat !== other.ask.seat || one.ask.topic !== other.ask.topic || check(other.ask, answer) !== null)
      return { seat, shared, why: 'other-question' }
    advance(one, answer)
    advance(other, answer)
  }
}

/** Plays two beginnings side by side, with their own dice, draws and answers. Throws where the seat is shown a difference. */
function keepsDeals<S>(game: Game<S>, secrets: Secrets<S>, plan: GamePlan): void {
  const deals = dealsOf(game, secrets, plan)
  if (deals === null) return
  const { seat, one, other } = deals
  const [a, b] = [dealt(game, plan, one), dealt(game, plan, other)]
  for (let at = 0; ; at++) {
    alike(game, a, b, seat, `${plan.seed}, the deal and ${at} answers`)
    const [answer, others] = [one.answers[at], other.answers[at]]
    if (answer === undefined || others === undefined) return
    advance(a, answer)
    advance(b, others)
  }
}

function dealt<S>(game: Game<S>, plan: GamePlan, { dice, draws }: Dealt): World<S> {
  const { state, physical } = setUp(game, plan)
  return worldOf(game, newPlay(state, plan.seed, { physical, fixed: { dice, draws, strict: true } }))
}

/** A game of that plan as it stands after a while, and its twin for one of the seats; null where nothing was hidden, or all was over. */
export function twinsOf<S>(game: Game<S>, secrets: Secrets<S>, plan: GamePlan): Twins<S> | null {
  const chance = stream(plan.seed, 'twins')
  const begun = beginning(game, plan, below(chance, secrets.latest))
  if (begun === null) return null
  const seats = plan.seats ?? game.seats.min
  const seat = below(chance, seats)
  const other = secrets.twin(copyOf(game, begun.state), seat, chance)
  return other === null ? null : { seat, seats, physical: begun.physical, one: begun.state, other }
}

/** A state at a safe point, so many questions after the beginning or a little later; null where the game is over before. */
function beginning<S>(game: Game<S>, plan: GamePlan, start: number): { readonly state: S; readonly physical: boolean } | null {
  const { state, physical } = setUp(game, plan)
  const play = newPlay(state, plan.seed, { quiet: true, physical })
  let marked: S | null = null
  let asked = 0
  play.onMark = () => {
    if (asked >= start && marked === null) marked = copyOf(game, play.state)
  }
  const script = game.script(play)
  const bot = sensibleBot(game, stream(plan.seed, 'bots'))
  let result = script.next({})
  while (marked === null && result.done !== true && asked < LONGEST * 10) {
    asked += 1
    result = script.next(bot(result.value, play.state))
  }
  return marked === null ? null : { state: marked, physical }
}

function world<S>(game: Game<S>, state: S, seed: string, physical: boolean): World<S> {
  return worldOf(game, newPlay(state, `${seed} on`, { physical }))
}

/** The world of a play that has not begun: it stands at its first question. */
function worldOf<S>(game: Game<S>, play: Play<S>): World<S> {
  const script = game.script(play)
  const result = script.next({})
  return { play, script, ask: result.done === true ? null : result.value }
}

function advance<S>(w: World<S>, answer: Answer): void {
  w.play.step = newStep(answer)
  const result = w.script.next(answer)
  w.ask = result.done === true ? null : result.value
}

/** Throws where the seat can tell the two worlds apart: by the view, by the question, by what was told, by what could be undone. */
function alike<S>(game: Game<S>, one: World<S>, other: World<S>, seat: Seat, where: string): void {
  const [a, b] = [shown(game, one, seat), shown(game, other, seat)]
  for (const [what, bytes] of Object.entries(a)) {
    const others = b[what]
    if (bytes !== others) throw new Error(`seat ${seat} can tell by the ${what} (${where}): ${firstDifference(bytes, others ?? '')}`)
  }
}

function shown<S>(game: Game<S>, { play, ask }: World<S>, seat: Seat): Readonly<Record<string, string>> {
  const { state, step } = play
  const habits = (game.habits ?? []).map(({ id }) => id)
  const events = step.events.filter(({ audience }) => audience === undefined || audience.includes(seat))
  const decision =
    ask === null
      ? null
      : ask.seat === seat
        ? decisionOf(game, state, ask, 'd')
        : waitingFor(ask, 'd', `seat ${ask.seat}`, game.secret !== undefined)
  const errands = ask?.seat === seat ? offered(game, state, ask) : []
  const orders = errands.filter(({ standing }) => standing === true).map(({ id }) => id)
  return {
    view: JSON.stringify(game.view(state, seat)),
    decision: JSON.stringify(decision),
    log: JSON.stringify(events.map((event) => told(game, state, event))),
    undo: String(step.barred),
    errands: JSON.stringify(errands),
    'answer that gives itself': JSON.stringify(ask?.seat === seat ? byItself(game, state, ask, { certain: true, habits, orders }) : null),
  }
}

function told<S>(game: Game<S>, state: S, event: GameEvent): unknown {
  const { audience, rolls = [], ...fields } = event
  // That not everyone was told it shows, too.
  return {
    ...fields,
    alone: audience !== undefined,
    rolls: rolls.map((roll) => rollOf(game, state, roll)),
    text: sentenceOf(game, state, event),
  }
}

const AROUND = 60

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  const from = Math.max(0, (at < 0 ? a.length : at) - AROUND)
  return `"${a.slice(from, from + 2 * AROUND)}" and "${b.slice(from, from + 2 * AROUND)}"`
}
