import { type Course, type Crossroads, crossroads } from './course.ts'
import type { Game } from './game.ts'
import { clearlyBetter, graded, measured, pooled } from './grading.ts'
import { further } from './grading-plan.ts'
import type { Account, Bounds, Graded, LastChance, Term } from './grading-types.ts'
import { lastChance } from './last-chance.ts'
import type { Giver } from './types.ts'

/** The grading of a game whose state only its rules read. The seed decides everything; all throw `Drift` where today's rules cannot follow a course. */
export interface GamesGrading {
  readonly terms: readonly Term[]
  readonly bounds: Bounds
  /** Each seat plays for itself. */
  readonly apart: boolean
  /** The choices that can be measured, in their order. */
  choices(course: Course): readonly GradableChoice[]
  /** Grades these choices; those with nothing to compare are left out. */
  grade(course: Course, inputs: readonly number[], seed: string, tick?: () => void): readonly Graded[]
  /** Measures choices further, each by that many more playouts of the chosen answer and the better one. */
  measure(
    course: Course,
    again: readonly Graded[],
    how: { readonly seed: string; readonly count: number | ((one: Graded) => number) },
    tick?: () => void,
  ): readonly Graded[]
  /** Those to be measured next; none when all that can be told is. */
  further(graded: readonly Graded[]): readonly Graded[]
  /** What is clearly better than the last answer of the course; null where nothing is. */
  clearlyBetter(course: Course, seed: string, tick?: () => void): Graded | null
  /** Null where no one dies in the game, or this character has not. */
  lastChance(course: Course, who: string, seed: string, tick?: () => void): LastChance | null
  /** What the game came to for each seat, as far as any was asked. */
  accounts(course: Course): readonly Account[]
}

export interface GradableChoice extends Pick<Graded, 'input' | 'seat' | 'topic'> {
  readonly given: Giver
}

export function gradingOf<S>(game: Game<S>): GamesGrading | null {
  const { grading } = game
  if (grading === undefined) return null
  const { terms, bounds, apart = false } = grading
  return {
    terms,
    bounds,
    apart,
    choices: (course) => {
      const found: GradableChoice[] = []
      for (const { input, ask, state, given } of crossroads(game, course))
        if (grading.horizon(state, ask) !== null) found.push({ input, seat: ask.seat, topic: ask.topic, given })
      return found
    },
    grade: (course, inputs, seed, tick) => {
      const wanted = new Set(inputs)
      return visited(game, course, wanted, (at) => graded(game, at, seed, tick), tick)
    },
    measure: (course, again, { seed, count }, tick) => {
      const wanted = new Map(again.map((one) => [one.input, one]))
      return visited(
        game,
        course,
        wanted,
        (at) => {
          const one = wanted.get(at.input)
          if (one === undefined || one.better === null) return null
          const { better, compared: among, playouts: from } = one
          const further = measured(game, at, { seed, better, among, from, count: typeof count === 'number' ? count : count(one) }, tick)
          return further === null ? null : pooled(one, further, bounds)
        },
        tick,
      )
    },
    further: (found) => further(found, grading),
    clearlyBetter: (course, seed, tick) => {
      const last = new Set([course.steps.length - 2])
      return visited(game, course, last, (at) => clearlyBetter(game, at, seed, tick), tick)[0] ?? null
    },
    lastChance: (course, who, seed, tick) => lastChance(game, course, { who, seed }, tick),
    accounts: (course) => {
      const walk = crossroads(game, course)
      for (let [next, seats] = [walk.next(), 1]; ; next = walk.next()) {
        if (next.done === true) {
          const last = next.value
          return Array.from({ length: seats }, (_, seat) => grading.account(last, seat))
        }
        seats = Math.max(seats, next.value.ask.seat + 1)
      }
    },
  }
}

function visited<S, T>(
  game: Game<S>,
  course: Course,
  wanted: Pick<ReadonlySet<number>, 'has' | 'size'>,
  look: (at: Crossroads<S>) => T | null,
  tick: () => void = () => {},
): readonly T[] {
  const found: T[] = []
  let left = wanted.size
  for (const at of crossroads(game, course)) {
    if (!wanted.has(at.input)) continue
    const one = look(at)
    if (one !== null) found.push(one)
    tick()
    left -= 1
    if (left === 0) break
  }
  return found
}
