import type { Ask } from './ask.ts'
import type { Position } from './autoplay.ts'
import { copyOf, type Game } from './game.ts'
import { Drift, newPlay, newStep, type Play, type Script, type Step } from './play.ts'
import type { Answer, Giver } from './types.ts'

// The course of a game: its answers with their dice and draws, without their results. Little to send to a worker thread, which plays
// it again to any of its choices, and on from there with other chance.

export interface Course {
  readonly physical: boolean
  /** The state before anything happened, as JSON. */
  readonly first: string
  /** Input 0 is what happened before the first question. */
  readonly steps: readonly CourseStep[]
}

export type CourseStep = Pick<Step, 'answer' | 'given' | 'by' | 'dice' | 'draws'>

/** The course as it would be with this answer to the question at its end. */
export function continuedBy(answer: Answer, { steps, ...course }: Course): Course {
  return { ...course, steps: [...steps, { answer, given: 'person', by: null, dice: [], draws: [] }] }
}

/** A choice of the course, just before it is made. */
export interface Crossroads<S> {
  /** How many answers had been given before. */
  readonly input: number
  readonly ask: Ask
  readonly state: S
  readonly taken: Answer
  readonly given: Giver
  /** This position again, a copy, with chance of its own from here on. */
  again(seed: string): Position<S, Ask>
}

interface Safe<S> {
  readonly state: S
  readonly input: number
  readonly dice: number
  readonly draws: number
}

/** Plays a course again and shows each choice; throws `Drift` where today's rules cannot follow it. */
export function* crossroads<S>(game: Game<S>, course: Course): Generator<Crossroads<S>, S> {
  const { steps, physical } = course
  const state: S = JSON.parse(course.first)
  const play = newPlay(state, '', { physical, quiet: true })
  const script = game.script(play)
  let safe: Safe<S> = { state: copyOf(game, state), input: 0, dice: 0, draws: 0 }
  let at = 0
  play.onMark = () => {
    safe = { state: copyOf(game, state), input: at, dice: play.feed?.diceAt ?? 0, draws: play.feed?.drawsAt ?? 0 }
  }
  for (const [n, step] of steps.entries()) {
    at = n
    const ask = fed(step, { play, script, from: null })
    const next = steps[n + 1]
    if (next === undefined) return state
    if (ask === null || next.answer === null) throw new Drift('the game was over before')
    const from = safe
    yield {
      input: n,
      ask,
      state,
      taken: next.answer,
      given: next.given,
      again: (seed) => positionAgain(game, course, { from, to: n, seed }),
    }
  }
  return state
}

/** A copy of the position after input `to`, from the safe point before it. */
function positionAgain<S>(
  game: Game<S>,
  { steps, physical }: Course,
  { from, to, seed }: { readonly from: Safe<S>; readonly to: number; readonly seed: string },
): Position<S, Ask> {
  const play = newPlay(copyOf(game, from.state), seed, { physical, quiet: true })
  const script = game.script(play)
  let ask: Ask | null = null
  for (let n = from.input; n <= to; n++) {
    const step = steps[n]
    if (step === undefined) throw new Drift('an input is missing')
    ask = fed(step, { play, script, from: n === from.input ? from : null })
  }
  play.feed = null
  if (ask === null) throw new Drift('the game was over before')
  return { play, script, ask }
}

/** Gives a recorded answer with its recorded chance; the first after a safe point goes on from there. Returns the next question. */
function fed<S>(
  step: CourseStep,
  { play, script, from }: { readonly play: Play<S>; readonly script: Script; readonly from: Safe<S> | null },
): Ask | null {
  play.feed = { dice: step.dice, draws: step.draws, diceAt: from?.dice ?? 0, drawsAt: from?.draws ?? 0 }
  play.step = newStep(step.answer)
  const result = script.next(from === null ? (step.answer ?? {}) : {})
  return result.done === true ? null : result.value
}
