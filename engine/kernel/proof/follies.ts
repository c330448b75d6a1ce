import { type Ask, asidesOf } from '../ask.ts'
import { autoplay, lawful, opened, sensibleBot } from '../autoplay.ts'
import type { Game } from '../game.ts'
import { newPlay, positions } from '../play.ts'
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
  /** How many dice have fallen and cards been drawn so far, of each stream. */
  readonly chance: string
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

/** A watch that counts something apart for each key: a seat, or someone on the board. */
export function counting<S, T>(of: (move: Move<S>) => string | number, begin: () => T, sees: (own: T, move: Move<S>) => boolean) {
  return (): Watch<S> => {
    const counts = new Map<string | number, T>()
    return {
      sees: (move) => {
        const key = of(move)
        const own = counts.get(key) ?? begin()
        counts.set(key, own)
        return sees(own, move)
      },
    }
  }
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

/** A bot's answer in a test: on its own, or one of many. */
export type Answered<S> = Pick<Move<S>, 'state' | 'ask' | 'id'> & Partial<Pick<Move<S>, 'skill'>>

/** How often a folly is seen where those answers are given one after another. A state may be changed between two of them. */
export function timesSeen<S>({ follies }: Pick<Follies<S>, 'follies'>, id: string, answers: Iterable<Answered<S>>): number {
  const folly = follies.find((each) => each.id === id)
  if (folly === undefined) throw new Error(`no folly is called ${id}`)
  const watch = folly.watch()
  let times = 0
  let nth = 0
  for (const answered of answers) {
    if (watch.sees({ skill: 'master', ...answered, answer: { pick: [answered.id] }, nth, chance: String(nth) })) times += 1
    nth += 1
  }
  return times
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
      const id = answer.pick?.length === 1 ? (answer.pick[0] ?? '') : ''
      const move = { state: s, ask, answer, id, skill, nth, chance: positions(play).join() }
      for (const { id: folly, over } of watches) if (over.sees(move)) found.push({ folly, skill, seed: spec.seed, nth })
      nth += 1
      return answer
    },
    most: LONGEST,
  })
  return { found, choices }
}

/** Of every game: so many answers in a row with one choice alone before one and the same, of which none threw a die. */
export const CIRCLE: Folly<unknown> = {
  id: 'circle',
  what: 'gives the same answer to the same question twenty times running',
  watch: () => {
    const last = new Map<number, { said: string; times: number }>()
    let before: { readonly seat: number; readonly chance: string } | null = null
    const sees = ({ ask, answer, chance }: Move<unknown>) => {
      // What threw a die was a try at something.
      if (before !== null && before.chance !== chance) last.delete(before.seat)
      before = { seat: ask.seat, chance }
      if (ask.kind !== 'pick' || ask.ids.length + asidesOf(ask).length < 2) return false
      const said = JSON.stringify([ask.topic, ask.about, ask.ids, answer])
      const given = last.get(ask.seat)
      const times = given?.said === said ? given.times + 1 : 1
      last.set(ask.seat, { said, times })
      return times === 20
    }
    return { sees }
  },
}
