import { type Course, type Crossroads, crossroads } from './course.ts'
import type { Game } from './game.ts'
import { type Grading, othersThan, playedOut, wordsFor } from './grading.ts'
import type { LastChance } from './grading-types.ts'
import type { Answer } from './types.ts'

// Could a character who fell have lived? Their last choices, the latest first, are played out with every other answer, until one saves them
// often enough; fresh playouts then have to confirm it.

/** How many choices before a fall are searched. */
const LAST = 16
/** An answer saves them if they live in at least this share of its playouts. */
const ENOUGH = 1 / 3
/** And in this much more than with the answer given: otherwise it was only bad luck. */
const BETTER = 0.1
const FEW = 18
const FRESH = 90

export function lastChance<S>(
  game: Game<S>,
  course: Course,
  { who, seed }: { readonly who: string; readonly seed: string },
  tick: () => void = () => {},
): LastChance | null {
  const { grading } = game
  if (grading?.lives === undefined) return null
  const before = choicesBeforeFall(game, grading, course, who)
  if (before === null) return null
  let searched = 0
  for (const at of before.toReversed()) {
    searched += 1
    const share = shareOf(game, grading, at, { who, tick })
    const hopeful = othersThan(game, at).filter((answer) => share(answer, FEW, seed) >= ENOUGH)
    const [best] = hopeful.map((better) => ({ better, lives: share(better, FRESH, `${seed} fresh`) })).toSorted((a, b) => b.lives - a.lives)
    if (best === undefined || best.lives < ENOUGH) continue
    const livedByTaken = share(at.taken, FRESH, `${seed} fresh`)
    if (best.lives - livedByTaken < BETTER) continue
    const { input, taken } = at
    return { who, searched, found: { input, taken, livedByTaken, ...best, playouts: FRESH, words: wordsFor(game, at, best.better) } }
  }
  return { who, searched, found: null }
}

/** The last choices that can be measured before someone fell for good; null where they have not fallen. */
function choicesBeforeFall<S>(game: Game<S>, grading: Grading<S>, course: Course, who: string): readonly Crossroads<S>[] | null {
  const choices: Crossroads<S>[] = []
  let fell: number | null = null
  const walk = crossroads(game, course)
  for (let next = walk.next(); ; next = walk.next()) {
    const state = next.done === true ? next.value : next.value.state
    const at = next.done === true ? course.steps.length - 1 : next.value.input
    if (grading.lives?.(state, who) !== false) fell = null
    else fell ??= at
    if (next.done === true) break
    if (fell === null && grading.horizon(state, next.value.ask) !== null) choices.push(next.value)
  }
  return fell === null ? null : choices.filter(({ input }) => input < (fell ?? 0)).slice(-LAST)
}

function shareOf<S>(
  game: Game<S>,
  grading: Grading<S>,
  at: Crossroads<S>,
  { who, tick }: { readonly who: string; readonly tick: () => void },
) {
  return (answer: Answer, count: number, seed: string): number => {
    let lives = 0
    for (let n = 0; n < count; n++) {
      if (grading.lives?.(playedOut(game, grading, at, answer, `${seed} ${at.input}`, n), who) === true) lives += 1
      tick()
    }
    return lives / count
  }
}
