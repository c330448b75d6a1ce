import type { Ask } from '../ask.ts'
import { opened, type Position } from '../autoplay.ts'
import type { Crossroads } from '../course.ts'
import { copyOf, type Game } from '../game.ts'
import { measured } from '../grading.ts'
import type { Graded } from '../grading-types.ts'
import { newPlay } from '../play.ts'
import type { Answer } from '../types.ts'

// Choices to be graded in tests: those of a game that stands at a safe point.

/** The first choice from such a state on, and the answer to it that is graded. */
export function crossroadsAt<S>(game: Game<S>, state: S, taken: Answer): Crossroads<S> {
  const again = (seed: string): Position<S, Ask> => {
    const { ask, ...position } = opened(game, newPlay(copyOf(game, state), seed, { quiet: true }))
    if (ask === null) throw new Error('the game is over')
    return { ...position, ask }
  }
  const { play, ask } = again('first')
  return { input: 0, ask, state: play.state, taken, given: 'person', again }
}

/** What one option costs against another, by that many playouts. */
export function costOf<S>(game: Game<S>, state: S, [taken, better]: readonly [string, string], count: number): Graded {
  const at = crossroadsAt(game, state, { pick: [taken] })
  const one = measured(game, at, { seed: 'truth', better: { pick: [better] }, among: 2, count })
  if (one === null) throw new Error(`${better} cannot be chosen`)
  return one
}
