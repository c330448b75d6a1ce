import { type Ask, check } from '../ask.ts'
import { type AutoplayEnd, autoplay, opened, randomBot, sensibleBot } from '../autoplay.ts'
import type { LedgerLine } from '../campaign-types.ts'
import { copyOf, type Game, type SetupInput } from '../game.ts'
import { newPlay, type Play, type Step } from '../play.ts'
import { stream } from '../random.ts'
import { errandBot } from './errand-bot.ts'
import { accountedFor, type OddsProof } from './odds.ts'
import { unplain } from './plain-data.ts'
import { type GamePlan, setUp, setupOf } from './plan.ts'
import { brokenQuestion } from './question.ts'
import { enteredAfresh, forgeries, type Passed, passed, unworded } from './scrutiny.ts'

// Whole games by bots, checked at every step. `npm run endure -- fuzz` plays thousands of them, a test a few.

/** The game's own invariants, apart from those of every game. */
export interface Invariants<S> {
  readonly game: Game<S>
  turn(state: S): number
  /** The ids of everyone an option may concern; every option that names one of them says so in its deed. */
  people?(state: S): readonly string[]
  /** The meaning of the odds beside options; left out by games that show none. */
  readonly odds?: OddsProof<S>
  /** Everything wrong with a state; empty when all is well. */
  broken(state: S): readonly string[]
  /** Checks that need more than one state: books kept on one play. `first` is a copy of the state it begins with. */
  books?(first: S, input: SetupInput): Books<S>
}

/** Books on one play. Each check returns sentences, none where all is well. */
export interface Books<S> {
  /** Called with every step, including the one before the first question. */
  enter(state: S, step: Step): void
  /** Checked while the game goes on. */
  wrong(state: S): readonly string[]
  /** Checked once it is over. */
  wrongAtTheEnd(state: S): readonly string[]
}

export interface FuzzSpec<S> extends GamePlan {
  /** Every how many questions to check everything; 1 checks at each. */
  readonly every?: number
  /** Called with every question and with the events. */
  readonly watch?: (seen: Seen<S>) => void
  /** Changes the state in which the game begins, for what no scenario can say. */
  prepare?(state: S): void
}

export interface Seen<S> {
  readonly state: S
  readonly ask: Ask | null
  /** The newest answer and what came of it. */
  readonly step: Step
}

/** How a game went. */
export interface Fuzzed<S> {
  /** The kind of outcome; null for a game that was left. */
  readonly end: string | null
  readonly choices: number
  readonly turns: number
  /** The state at the end. */
  readonly state: S
  readonly lines: readonly LedgerLine[]
}

/** Longer than any game of good bots: a game that gets here is stuck. */
const LONGEST = 20_000

/** Plays a game to its end. Throws where something is broken, naming the seed and the place. */
export function fuzz<S>(held: Invariants<S>, spec: FuzzSpec<S>): Fuzzed<S> {
  const { game } = held
  const { state, physical } = setUp(game, spec)
  spec.prepare?.(state)
  const books = held.books?.(copyOf(game, state), setupOf(game, spec)) ?? null
  const play = newPlay(state, spec.seed, { physical })
  const inspection = inspect(held, spec, play, books)
  const { choices, ended } = autoplay(opened(game, play), inspection)
  const { lines, fail } = inspection
  fail(wrongWith(held, state))
  if (ended) fail(books?.wrongAtTheEnd(state) ?? [])
  const end = game.outcome(state)?.kind ?? null
  if (ended && end === null) fail(['it is over without an outcome'])
  return { end: ended ? end : null, choices, turns: held.turn(state), state, lines }
}

/** Everything wrong with a state, by the rules for every game and by this game's own. */
export function wrongWith<S>(held: Invariants<S>, state: S): string[] {
  return [...unplain(state), ...held.broken(state)]
}

/** A course that checks the game as it goes. */
function inspect<S>(held: Invariants<S>, spec: FuzzSpec<S>, play: Play<S>, books: Books<S> | null) {
  const { game } = held
  const { seed, every = 1, seats = game.seats.min, most = Number.POSITIVE_INFINITY } = spec
  const { state } = play
  const chance = stream(seed, 'bots')
  const sensible = sensibleBot(game, chance, (seat) => spec.skills?.[seat])
  const bots = { random: () => randomBot(chance), sensible: () => sensible, errands: () => errandBot(game, play, chance, sensible) }
  const bot = bots[spec.bot]()
  // Checking must not change what the bot does.
  const forger = stream(seed, 'forged')
  const lines: LedgerLine[] = []
  let entered: Passed<S> | null = null
  let made = 0
  const fail = (wrong: readonly string[]) => {
    if (wrong.length === 0) return
    throw new Error(`${spec.bot} game ${seed}, choice ${made}, turn ${held.turn(state)}: ${wrong.slice(0, 5).join('; ')}`)
  }
  play.onMark = () => {
    fail(wrongWith(held, state))
    entered = passed(game, play)
  }
  const met = (ask: Ask | null, choices: AutoplayEnd['choices']) => {
    const { step } = play
    made = choices
    lines.push(...step.lines)
    books?.enter(state, step)
    spec.watch?.({ state, ask, step })
    if (entered !== null) fail(enteredAfresh(game, entered, play, ask))
    entered = null
    fail(unworded(game, state, step.events))
    if (ask === null || choices >= most) return false
    if (choices >= LONGEST) fail(['it does not end'])
    if (choices % every === 0)
      fail([
        ...wrongWith(held, state),
        ...brokenQuestion(game, state, ask, seats, held.people?.(state), accountedFor(held.odds)),
        ...(books?.wrong(state) ?? []),
        ...forgeries(ask, forger),
      ])
    return false
  }
  const answers = (ask: Ask) => {
    const answer = bot(ask, state, play)
    const refusal = check(ask, answer)
    if (refusal !== null) fail([`${ask.topic} refuses the bot: ${refusal.message}`])
    return answer
  }
  return { answers, most, met, lines, fail }
}
