import { type Ask, check } from './ask.ts'
import { randomAnswer } from './bots.ts'
import { Circles } from './circles.ts'
import type { Game } from './game.ts'
import { newPlay, newStep, type Play, positions, type Script } from './play.ts'
import { type Stream, stream } from './random.ts'
import type { Positions } from './record-types.ts'
import type { Answer, Seat, Skill } from './types.ts'

// Plays a game on without a session: ask, answer, next. Trials, the fuzzer, duels, recordings and measurements share this loop.

/** A position that can be played on, and its open question; null once the game is over. */
export interface Position<S, A extends Ask | null = Ask | null> {
  readonly play: Play<S>
  readonly script: Script
  readonly ask: A
}

/** Gives the answers: a bot, or a list. The play says whether dice have fallen since. */
export type Answerer<S> = (ask: Ask, state: S, play?: Play<S>) => Answer

/** How a game is played on. */
export interface Autoplay<S> {
  readonly answers: Answerer<S>
  /** After this many answers the game is left unfinished. */
  readonly most: number
  /** Called at every question and at the end (null) before anything is answered; `true` leaves the game there. */
  readonly met?: (ask: Ask | null, choices: number) => boolean
}

export interface AutoplayEnd {
  readonly choices: number
  /** False where the game was left. */
  readonly ended: boolean
}

/** Plays up to the first question. */
export function opened<S>(game: Game<S>, play: Play<S>): Position<S> {
  const script = game.script(play)
  const result = script.next({})
  return { play, script, ask: result.done === true ? null : result.value }
}

/** Answers until the game ends or is left. Answers are not checked here: wrap the answerer in `lawful` for that. */
export function autoplay<S>({ play, script, ask }: Position<S>, { answers, most, met }: Autoplay<S>): AutoplayEnd {
  let open = ask
  for (let choices = 0; ; choices++) {
    const leaves = met?.(open, choices) ?? false
    if (open === null) return { choices, ended: true }
    if (leaves || choices >= most) return { choices, ended: false }
    const answer = answers(open, play.state, play)
    if (play.quiet) play.verbs.count = 0
    else play.step = newStep(answer)
    const result = script.next(answer)
    open = result.done === true ? null : result.value
  }
}

// ---------------------------------------------------------------- answerers

/** Any legal answer, chosen at random. */
export function randomBot(chance: Stream): Answerer<unknown> {
  return (ask) => randomAnswer(ask, chance)
}

/** The game's own bot, which sees what its seat sees, and remembers it. Without a skill it plays as well as it can. */
export function sensibleBot<S>(game: Game<S>, chance: Stream, skillOf?: (seat: Seat) => Skill | undefined): Answerer<S> {
  const seen = game.recall?.remembered ?? game.glimpse ?? game.view
  return inNoCircles((circles, ask, state) => circles.advice(game, seen(state, ask.seat), ask, chance, skillOf?.(ask.seat)).answer)
}

/** Keeps count for the bots, so that none of them goes in circles. */
export function inNoCircles<S>(answers: (circles: Circles, ask: Ask, state: S) => Answer): Answerer<S> {
  const circles = new Circles()
  let given: { readonly ask: Ask; readonly answer: Answer; readonly at: Positions | null } | null = null
  return (ask, state, play) => {
    // Without a play there is no telling whether dice fell: it then counts as a try.
    const at = play === undefined ? null : positions(play)
    if (given !== null) circles.answered(given.ask, given.answer, ask.kind === 'roll' || !isSame(at, given.at))
    const answer = answers(circles, ask, state)
    given = { ask, answer, at }
    return answer
  }
}

function isSame(one: Positions | null, other: Positions | null): boolean {
  return one !== null && other !== null && one.every((position, i) => position === other[i])
}

/** The same answerer, held to the rules: a refused answer throws. */
export function lawful<S>(answers: Answerer<S>): Answerer<S> {
  return (ask, state, play) => {
    const answer = answers(ask, state, play)
    const refusal = check(ask, answer)
    if (refusal !== null) throw new Error(`${ask.topic} refuses the bot: ${refusal.message}`)
    return answer
  }
}

// ---------------------------------------------------------------- whole games

/** Answers a game's questions until it ends or `limit` choices have been made. Keeps nothing but the state. */
export function autoplayGame<S>(
  game: Game<S>,
  state: S,
  seed: string,
  bot: 'random' | 'sensible',
  limit: number,
  each?: (state: S, ask: Ask) => void,
): AutoplayEnd & { readonly state: S } {
  const chance = stream(seed, 'bots')
  const answers = bot === 'random' ? randomBot(chance) : lawful(sensibleBot(game, chance))
  const standing = opened(game, newPlay(state, seed, { quiet: true }))
  if (each === undefined) return { ...autoplay(standing, { answers, most: limit }), state }
  const met = (ask: Ask | null, choices: number) => {
    if (ask !== null && choices < limit) each(state, ask)
    return false
  }
  return { ...autoplay(standing, { answers, most: limit, met }), state }
}
