import { type Ask, asidesOf } from '../ask.ts'
import { autoplay, lawful, opened, sensibleBot } from '../autoplay.ts'
import type { Game } from '../game.ts'
import { newPlay } from '../play.ts'
import { stream } from '../random.ts'
import type { Answer, Skill } from '../types.ts'
import { type GamePlan, setUp } from './plan.ts'

// What a person would laugh at in a bot, counted over whole games.

/** A bot's answer, before it is taken. */
export interface Move<S> {
  readonly state: S
  readonly ask: Ask
  readonly answer: Answer
  /** The one id picked; empty for other answers. */
  readonly id: string
  readonly skill: Skill
  /** The number of the answer in this game. */
  readonly nth: number
}

export interface Folly<S> {
  readonly id: string
  /** As a list of them says it: `walks into a breeze with a lantern just lit`. */
  readonly what: string
  watch(): Watch<S>
}

/** A watch over one game. */
export interface Watch<S> {
  /** Whether that answer is such a folly. */
  sees(move: Move<S>): boolean
}

/** The follies of a game's bots, and the games in which they are looked for. */
export interface Follies<S> {
  readonly game: Game<S>
  readonly follies: readonly Folly<S>[]
  plan(seed: string, n: number): Omit<GamePlan, 'bot'>
}

export interface Foolish {
  readonly folly: string
  readonly skill: Skill
  readonly seed: string
  readonly nth: number
}

/** Longer than any game between bots. */
const LONGEST = 20_000

/** Plays the nth game to its end: every folly in it, and how many answers were given. */
export function follyGame<S>({ game, follies, plan }: Follies<S>, seed: string, n: number): { found: readonly Foolish[]; choices: number } {
  const spec = plan(seed, n)
  const { state, physical } = setUp(game, spec)
  const watches = [...follies, CIRCLE].map(({ id, watch }) => ({ id, over: watch() }))
  const bot = lawful(sensibleBot(game, stream(spec.seed, 'bots'), (seat) => spec.skills?.[seat]))
  const found: Foolish[] = []
  let nth = 0
  const play = newPlay(state, spec.seed, { physical, quiet: true })
  const { choices } = autoplay(opened(game, play), {
    answers: (ask, s, at) => {
      const answer = bot(ask, s, at)
      const skill = spec.skills?.[ask.seat] ?? 'master'
      const move = { state: s, ask, answer, id: answer.pick?.length === 1 ? (answer.pick[0] ?? '') : '', skill, nth }
      for (const { id, over } of watches) if (over.sees(move)) found.push({ folly: id, skill, seed: spec.seed, nth })
      nth += 1
      return answer
    },
    most: LONGEST,
  })
  return { found, choices }
}

/** Of every game: so many answers in a row with one choice alone before one and the same. Nothing that rolls dice leaves all else as it was. */
const CIRCLE: Folly<unknown> = {
  id: 'circle',
  what: 'gives the same answer to the same question twenty times running',
  watch: () => {
    const last = new Map<number, { said: string; times: number }>()
    const sees = ({ ask, answer }: Move<unknown>) => {
      if (ask.kind !== 'pick' || ask.ids.length + asidesOf(ask).length < 2) return false
      const said = JSON.stringify([ask.topic, ask.about, ask.ids, answer])
      const before = last.get(ask.seat)
      const times = before?.said === said ? before.times + 1 : 1
      last.set(ask.seat, { said, times })
      return times === 20
    }
    return { sees }
  },
}
