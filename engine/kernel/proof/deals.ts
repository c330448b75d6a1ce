import type { Ask } from '../ask.ts'
import { randomAnswer } from '../bots.ts'
import type { Game } from '../game.ts'
import { below, type Stream, stream } from '../random.ts'
import { startSession } from '../session.ts'
import type { Answer, Seat } from '../types.ts'
import { type GamePlan, setUp } from './plan.ts'
import type { Secrets } from './secrecy.ts'

// Secrets from the deal on: beginnings that a seat cannot tell from each other. A deal told to everyone would show here, and
// nowhere in worlds that part at a safe point later on.

/** A game from its beginning: chance and answers as they came. */
export interface Dealt {
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  readonly answers: readonly Answer[]
}

/** Two beginnings that are one for that seat, though others were dealt something else, or have answered otherwise in secret. */
export interface Deals {
  readonly seat: Seat
  readonly seats: number
  readonly one: Dealt
  readonly other: Dealt
}

/** How many other beginnings are tried before giving up. */
const TRIES = 60
/** The most answers that belong to a beginning. */
const OPENING = 12

/** A beginning of a game of that plan, and another one that a seat cannot tell from it; null where none is found. */
export function dealsOf<S>(game: Game<S>, secrets: Secrets<S>, plan: GamePlan): Deals | null {
  const { known, answeredInSecret = () => true } = secrets
  if (known === null) return null
  const chance = stream(plan.seed, 'deals')
  const seats = plan.seats ?? game.seats.min
  const seat = below(chance, seats)
  const most = below(chance, OPENING)
  const told = (dealt: Dealt | null, seed: string, strict: boolean) =>
    openingOf(game, plan, { seed, dealt, most, strict, known: (s) => known(s, seat) })
  const one = told(null, plan.seed, false)
  const elsewhere = told(null, `${plan.seed} elsewhere`, false)
  if (one === null || elsewhere === null) return null
  for (let tries = 0; tries < TRIES; tries++) {
    const other = told(
      varied(one, elsewhere, (ask) => ask.seat !== seat && answeredInSecret(ask), chance),
      plan.seed,
      true,
    )
    if (other !== null && other.state !== one.state && other.known === one.known) return { seat, seats, one, other }
  }
  return null
}

interface Opening extends Dealt {
  readonly asks: readonly Ask[]
  /** Who decided and what a seat knew, at each question and at the end. */
  readonly known: string
  readonly state: string
}

/** Plays a beginning, by the given chance and answers if any; null where these do not fit. */
function openingOf<S>(
  game: Game<S>,
  plan: GamePlan,
  how: {
    readonly seed: string
    readonly dealt: Dealt | null
    readonly most: number
    readonly strict: boolean
    readonly known: (state: S) => unknown
  },
): Opening | null {
  const { state, physical } = setUp(game, plan)
  const { dice = [], draws = [], answers = [] } = how.dealt ?? {}
  const bot = stream(how.seed, 'opening')
  const asks: Ask[] = []
  const known: unknown[] = []
  try {
    const session = startSession(game, { state, physical, seed: how.seed, undo: 'honest', fixed: { dice, draws, strict: how.strict } })
    while (session.ask !== null && asks.length < how.most) {
      const { ask } = session
      known.push([ask.seat, ask.topic, how.known(session.state)])
      asks.push(ask)
      if (session.choose(answers[asks.length - 1] ?? randomAnswer(ask, bot)) !== null) return null
    }
    const { steps } = session.record
    return {
      dice: steps.flatMap((step) => step.dice),
      draws: steps.flatMap((step) => step.draws),
      answers: steps.flatMap(({ answer }) => answer ?? []),
      asks,
      known: JSON.stringify([known, how.known(session.state)]),
      state: JSON.stringify(session.state),
    }
  } catch {
    // Draws that are not among what could be drawn there.
    return null
  }
}

/** The same with one thing changed: a draw as it was elsewhere, two draws exchanged, or an answer that may differ. */
function varied({ dice, draws, answers, asks }: Opening, elsewhere: Opening, mayDiffer: (ask: Ask) => boolean, chance: Stream): Dealt {
  const others = asks.flatMap((ask, i) => (mayDiffer(ask) ? [i] : []))
  if (others.length > 0 && below(chance, 2) === 0) {
    const at = others[below(chance, others.length)] ?? 0
    const ask = asks[at]
    return { dice, draws, answers: ask === undefined ? answers : answers.with(at, randomAnswer(ask, chance)) }
  }
  if (draws.length === 0) return { dice, draws, answers }
  const [i, j] = [below(chance, draws.length), below(chance, draws.length)]
  const [first = '', second = ''] = [draws[i], draws[j]]
  if (below(chance, 2) === 0) return { dice, draws: draws.with(i, elsewhere.draws[i] ?? first), answers }
  return { dice, draws: draws.with(i, second).with(j, first), answers }
}
