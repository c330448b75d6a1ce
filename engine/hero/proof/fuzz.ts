import { type Ask, check } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { isRefusal } from '../../kernel/game.ts'
import { newPlay, newStep, type Step } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { enteredAfresh, forgeries, type Passed, passed, unworded } from '../../kernel/scrutiny.ts'
import type { Json, Skill } from '../../kernel/types.ts'
import { hero as game } from '../index.ts'
import type { End, HeroState } from '../state.ts'
import { broken, brokenQuestion, incomplete } from './invariants.ts'

// Whole games by bots, looked at from every side on the way. `npm run fuzz -- --game hero` plays thousands of them, a test a few.

export interface FuzzSpec {
  readonly seed: string
  readonly bot: 'random' | 'sensible'
  readonly seats: 2 | 3
  /** By seat; all masters where left out. */
  readonly skills?: readonly Skill[]
  readonly options?: Json
  readonly scenario?: Json
  /** Every how many questions everything is looked at; 1 for all of them. */
  readonly every?: number
  /** A game of random answers may wander about for ever: after so many choices it is left. */
  readonly most?: number
  /** Told of every question and of what happened. */
  readonly watch?: (seen: Seen) => void
}

export interface Seen {
  readonly state: HeroState
  readonly ask: Ask | null
  /** The newest answer with what came of it. */
  readonly step: Step
}

/** How a game went. */
export interface Played {
  /** Null for one that was left. */
  readonly end: End | null
  readonly choices: number
  readonly turns: number
  readonly state: HeroState
}

/** No game of bots who know what they want is so long: one that is has lost its way. */
const LONGEST = 20_000

/** Plays a game to its end; throws where something is broken, with the seed and the place. */
export function fuzz(spec: FuzzSpec): Played {
  const { seed, every = 1 } = spec
  const s = begin(spec)
  const g = newPlay(s, seed)
  const chance = stream(seed, 'bots')
  // Looking must not change what the bot does.
  const forger = stream(seed, 'forged')
  let entered: Passed<HeroState> | null = null
  let choices = 0
  const fail = (wrong: readonly string[]) => {
    if (wrong.length > 0) throw new Error(`${spec.bot} game ${seed}, choice ${choices}, turn ${s.turn}: ${wrong.slice(0, 5).join('; ')}`)
  }
  g.onMark = () => {
    fail(broken(s))
    entered = passed(game, g)
  }
  const script = game.script(g)
  let result = script.next({})
  for (;;) {
    const ask = result.done === true ? null : result.value
    spec.watch?.({ state: s, ask, step: g.step })
    if (entered !== null) fail(enteredAfresh(game, entered, g, ask))
    entered = null
    fail(unworded(game, s, g.step.events))
    if (ask === null) break
    if (spec.most !== undefined && choices >= spec.most) return { end: null, choices, turns: s.turn, state: s }
    if (choices >= LONGEST) fail(['it does not end'])
    if (choices % every === 0) {
      const whole = spec.scenario === undefined ? incomplete(s) : []
      fail([...broken(s), ...brokenQuestion(s, ask), ...whole, ...forgeries(ask, forger)])
    }
    const skill = spec.skills?.[ask.seat] ?? 'master'
    const answer = spec.bot === 'random' ? randomAnswer(ask, chance) : game.sensible(game.view(s, ask.seat), ask, chance, skill).answer
    const refusal = check(ask, answer)
    if (refusal !== null) fail([`${ask.topic} refuses the bot: ${refusal.message}`])
    g.step = newStep(answer)
    result = script.next(answer)
    choices += 1
  }
  fail(broken(s))
  if (s.end === null) fail(['it is over without an end'])
  return { end: s.end, choices, turns: s.turn, state: s }
}

function begin({ seed, seats, options = {}, scenario }: FuzzSpec): HeroState {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
  const setup = game.setup({ seed, seats: names, options, variants: [], ...(scenario === undefined ? {} : { scenario }) })
  if (isRefusal(setup)) throw new Error(`${seed}: ${setup.message}`)
  return setup.state
}
