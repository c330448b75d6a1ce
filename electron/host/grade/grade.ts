import { pointsOf } from '../../../engine/kernel/grading.ts'
import type { Graded } from '../../../engine/kernel/grading-types.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Grades, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Sessions } from '../play/sessions.ts'
import { playOut } from '../work/playouts.ts'
import type { Going, Work } from '../work/work.ts'
import { type Found, type Gradable, gradable, keep, readKept } from './kept.ts'
import { lossOf, withLuck } from './luck.ts'

interface Wish {
  readonly seed: string
  readonly bots: boolean
}

/** So many choices make one job. */
const EACH = 3
/** So many choices are likely to be measured further, as a part of all. */
const OFTEN_UNCLEAR = 0.4
/** What has been found is kept so often, in milliseconds. */
const KEPT_EVERY = 1000

/** `game.grade` and `game.grades`: what the choices of a finished game cost, by playouts in the background. */
export function gradeHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, 'game.grade' | 'game.grades'> {
  const going = new Set<string>()
  const shown = (game: Gradable) => gradesOf(game, readKept(context, game).grading ?? null, going.has(game.id))
  return {
    'game.grades': ({ session }) => {
      const game = gradable(sessions, session)
      return isRefusal(game) ? refused(game) : answered(shown(game))
    },

    'game.grade': async ({ session, work: name, bots, seed = 'grading' }) => {
      const game = gradable(sessions, session)
      if (isRefusal(game)) return refused(game)
      if (going.has(session)) return refused(AT_WORK)
      going.add(session)
      const known = readKept(context, game).grading ?? null
      const stopped = await work
        .during(name, (underway) => grade(context, game, { going: underway, known, wish: { seed, bots: bots ?? known?.bots ?? false } }))
        .finally(() => going.delete(session))
      return isRefusal(stopped) ? refused(stopped) : answered(shown(game))
    },
  }
}

/**
 * What has been found of a game's choices so far; nothing of a game that is not graded. Of one in which players are against each other
 * nothing either: what came between two choices there, the others have chosen, too.
 */
export function gradesSoFar(context: Pick<Context, 'db'>, sessions: Sessions, id: string): Grades['grades'] {
  const game = gradable(sessions, id)
  return isRefusal(game) || game.grading.apart ? [] : gradesOf(game, readKept(context, game).grading ?? null, false).grades
}

const AT_WORK = conflict('The choices of this game are being graded already.', 'work')

// ---------------------------------------------------------------- the work

interface Grading {
  readonly going: Going
  /** What was kept of it before. */
  readonly known: Found | null
  readonly wish: Wish
}

/**
 * Grades what has not been graded yet, in stages, and keeps it on the way, so that what has been found when it is stopped stays. It comes to
 * the same however often it is stopped, and however many threads there are.
 */
async function grade(context: Context, game: Gradable, { going, known, wish: { seed, bots } }: Grading): Promise<null | Refusal> {
  const played = { game: game.game, course: game.course }
  const background = { background: true }
  const { choices, accounts } = await going.run('find-choices', played, background)
  const wanted = choices.filter(({ given }) => bots || given === 'person' || given === 'errand').map(({ input }) => input)
  const botsLeft = bots ? 0 : choices.filter(({ given }) => given === 'bot').length
  let found: Found = { ...(known?.seed === seed ? known : NOTHING), seed, accounts, bots, choices: wanted.length, botsLeft }
  const seen = new Set(found.looked)
  const left = wanted.filter((input) => !seen.has(input))
  const likely = Math.ceil((1 + OFTEN_UNCLEAR) * left.length) + 1
  let done = 0
  let keptAt = 0

  /** One stage: these, a few a job. */
  const through = async <T>(
    items: readonly T[],
    each: number,
    run: (few: readonly T[]) => Promise<readonly Graded[]>,
    takenOver: (few: readonly T[], graded: readonly Graded[]) => Partial<Found>,
  ) => {
    await playOut(
      { lanes: going.lanes, progress: () => going.progress(Math.min(done, likely - 1), likely) },
      {
        count: Math.ceil(items.length / each),
        each: 1,
        run: async (n) => [await run(items.slice(n * each, (n + 1) * each))],
        async take([graded = []], n) {
          const few = items.slice(n * each, (n + 1) * each)
          done += few.length
          found = { ...found, ...takenOver(few, graded) }
          const now = performance.now()
          if (now - keptAt < KEPT_EVERY) return undefined
          keptAt = now
          await going.inTurn(() => keep(context, game, { grading: found }))
          return undefined
        },
      },
    )
  }
  const measure = (again: readonly Graded[]) => going.run('measure-choices', { ...played, again, seed }, background)
  const first = (inputs: readonly number[]) => going.run('grade-choices', { ...played, inputs, seed }, background)
  await through(left, EACH, first, (inputs, graded) => ({
    looked: [...found.looked, ...inputs],
    graded: [...found.graded, ...graded].toSorted((a, b) => a.input - b.input),
  }))
  const next = () => game.grading.further(found.graded)
  for (let again = next(); again.length > 0; again = next()) {
    const anew: Graded[] = []
    // What comes next depends on a whole round, so that one stopped in its middle is begun again.
    await through(again, 1, measure, (_, graded) => {
      anew.push(...graded)
      return {}
    })
    if (anew.length === 0) break
    found = { ...found, graded: replaced(found.graded, anew) }
  }
  going.progress(1, 1)
  return going.inTurn(() => keep(context, game, { grading: found }))
}

const NOTHING: Pick<Found, 'looked' | 'graded'> = { looked: [], graded: [] }

function replaced(graded: readonly Graded[], anew: readonly Graded[]): readonly Graded[] {
  const by = new Map(anew.map((one) => [one.input, one]))
  return graded.map((one) => by.get(one.input) ?? one)
}

// ---------------------------------------------------------------- what is told

function gradesOf({ id, grading, course, names }: Gradable, found: Found | null, going: boolean): Grades {
  const { terms, bounds, apart } = grading
  const about = { session: id, going, terms, bounds }
  if (found === null) return { ...about, state: 'none', choices: 0, botsLeft: 0, grades: [], sides: [] }
  const isWhole = found.looked.length >= found.choices && grading.further(found.graded).length === 0
  const seats = [...new Set(found.graded.map(({ seat }) => (apart ? seat : 0)))].toSorted((a, b) => a - b)
  const sides = seats.map((side) => {
    const end = isWhole ? pointsOf(grading, found.accounts[side] ?? {}) : null
    const own = apart ? found.graded.filter(({ seat }) => seat === side) : found.graded
    // The answer to a choice is the step after those that were taken before it.
    const grades = withLuck(own, end).map((one) => ({ ...one, byBot: course.steps[one.input + 1]?.given === 'bot' }))
    return { side, name: apart ? (names[side] ?? '') : null, grades }
  })
  return {
    ...about,
    state: isWhole ? 'whole' : 'part',
    choices: found.choices,
    botsLeft: found.botsLeft,
    grades: sides.flatMap(({ grades }) => grades).toSorted((a, b) => a.input - b.input),
    sides: sides.map(({ side, name, grades }) => ({
      seat: name === null ? null : side,
      name,
      luck: grades.reduce((sum, { luck }) => sum + luck.mean, 0),
      lost: grades.reduce((sum, one) => sum + lossOf(one), 0),
    })),
  }
}
