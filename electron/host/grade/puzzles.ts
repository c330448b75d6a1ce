import { z } from 'zod'
import { listMarked, type Marked } from '../../../db/moments.ts'
import { readInputs } from '../../../db/sessions.ts'
import { keepTry, readTry } from '../../../db/tries.ts'
import type { Course } from '../../../engine/kernel/course.ts'
import { type Graded, type Term, VERDICTS } from '../../../engine/kernel/grading-types.ts'
import { conflict, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Answer, Decision, Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Puzzle, type PuzzleAnswered, type PuzzleTried, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { isSecret, type OpenSession } from '../play/open-session.ts'
import { replay } from '../play/resuming.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Work } from '../work/work.ts'

/** So many of the newest marked moments are looked at for puzzles. */
const MOST = 100

/** `puzzle.list` and `puzzle.try`: marked moments at which one answer of several was chosen, to be answered again. */
export function puzzleHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, 'puzzle.list' | 'puzzle.try'> {
  return {
    'puzzle.list': async () => {
      const marked = listMarked(context.db, MOST)
      const puzzles: Puzzle[] = []
      let looked = 0
      const stopped = await work.inSlices(undefined, () => {
        const moment = marked[looked]
        if (moment === undefined) return 'done'
        looked += 1
        const found = positionOf(context, sessions.get(moment.session), moment.input)
        if (!isRefusal(found)) puzzles.push(puzzleIn(context, found, moment))
        return 'more'
      })
      return stopped === null ? answered(puzzles) : refused(stopped)
    },

    'puzzle.try': async ({ session, input, option, work: name }) => {
      const found = positionOf(context, sessions.get(session), input)
      if (isRefusal(found)) return refused(found)
      const { of, position, decision, options, taken } = found
      if (!options.some(({ id }) => id === option)) return refused(notFound('answer'))
      const mine: Answer = { pick: [option] }
      const course = of.playing.course
      const graded =
        of.game.grading === null || course === null ? null : await gradeOf(work, name, of, answeredIn(course, input, mine), input)
      if (isRefusal(graded)) return refused(graded)
      const sensible = position.playing.bot('master', input)
      const words = (answer: Answer | null | undefined) => wordsOf(decision, answer ?? null)
      const tried: PuzzleTried = {
        mine: words(mine),
        taken: words(taken),
        sensible: { text: words(sensible?.answer), why: sensible?.why ?? '' },
        grade: graded === null ? null : gradeIn(graded, of.game.grading?.terms ?? [], words),
      }
      const kept = keepTry(context.db, session, input, { option, body: tried, at: context.now() })
      return kept.kind === 'refused' ? refused(kept.refusal) : answered(tried)
    },
  }
}

const NO_PUZZLE = conflict('There is no choice of one among several answers at that moment.', 'no-puzzle')
const STILL_HIDDEN = conflict('What was hidden at that moment stays hidden until the game is over.', 'secret')

interface Position {
  readonly of: OpenSession
  readonly position: OpenSession
  readonly decision: Decision
  /** Those that answer the question. */
  readonly options: NonNullable<Decision['options']>
  readonly taken: Answer
}

/** A past position of a game, its question and what was answered; refuses where nobody chose one of several. */
function positionOf(context: Context, of: OpenSession | Refusal, input: number): Position | Refusal {
  if (isRefusal(of)) return of
  if (isSecret(of) || of.playing.forgotten().size > 0) return STILL_HIDDEN
  const taken = readInputs(context.db, of.id, input + 1, input + 1)[0]?.answer ?? null
  if (taken?.pick?.length !== 1) return NO_PUZZLE
  const { position, standsAt } = replay(context, of, input)
  const decision = standsAt === null ? position.playing.decision('puzzle') : null
  // What can be done beside the answer proper, as casting a spell first, is none of the answers, unless it was done.
  const options = decision?.options?.filter(({ id, aside }) => aside !== true || taken.pick?.includes(id)) ?? []
  if (decision === null || options.length < 2 || (decision.max ?? 1) > 1) return NO_PUZZLE
  return { of, position, decision, options, taken }
}

function puzzleIn({ db }: Context, position: Position, { session, input, text, at }: Marked): Puzzle {
  const { of, decision, options, taken } = position
  const { prompt, lead = null } = decision
  const shown = options.map(({ id, label }) => ({ id, label }))
  const tried = triedIn(readTry(db, session, input), shown)
  // What was chosen in the game may have been taken back since, and another answer given.
  const now = tried && { ...tried, taken: wordsOf(decision, taken) }
  return { session, input, game: of.game.id, name: text, question: prompt, lead, options: shown, at, tried: now }
}

const Tried: z.ZodType<PuzzleTried> = z.object({
  ...{ mine: z.string(), taken: z.string(), sensible: z.object({ text: z.string(), why: z.string() }) },
  grade: z
    .object({
      ...{ verdict: z.enum(VERDICTS), loss: z.object({ mean: z.number(), error: z.number() }), better: z.string().nullable() },
      ...{ why: z.array(z.string()), playouts: z.number(), compared: z.number(), isChance: z.literal(true).exactOptional() },
    })
    .nullable(),
})

/** Null where there is none, or it does not answer the question as it stands under today's rules. */
function triedIn(kept: ReturnType<typeof readTry>, options: Puzzle['options']): PuzzleAnswered | null {
  const tried = Tried.safeParse(kept?.body).data
  if (kept === null || tried === undefined || !options.some(({ id, label }) => id === kept.option && label === tried.mine)) return null
  return { ...tried, option: kept.option, at: kept.at }
}

/** The course up to that position, with another answer given there. */
function answeredIn({ steps, ...course }: Course, input: number, answer: Answer): Course {
  const next = steps[input + 1]
  if (next === undefined) throw new Error('a past position has been answered')
  return { ...course, steps: [...steps.slice(0, input + 1), { ...next, answer }] }
}

/** Null where there was nothing to compare. */
async function gradeOf(
  work: Work,
  name: string | undefined,
  { game }: OpenSession,
  course: Course,
  input: number,
): Promise<Graded | null | Refusal> {
  const graded = await work.during(name, (going) => going.run('grade-choices', { game: game.id, course, inputs: [input], seed: 'puzzle' }))
  return isRefusal(graded) ? graded : (graded[0] ?? null)
}

function gradeIn(
  { verdict, loss, better, words, playouts, compared }: Graded,
  terms: readonly Term[],
  said: (answer: Answer | null) => string,
): PuzzleTried['grade'] {
  const isChance = terms.every((term) => term.isChance)
  const told = { better: better === null ? null : said(better), why: [...(words?.why ?? [])] }
  return { verdict, loss, ...(isChance && { isChance }), ...told, playouts, compared }
}

function wordsOf({ options = [] }: Decision, answer: Answer | null): string {
  const labels = options.filter(({ id }) => answer?.pick?.includes(id)).map(({ label }) => label)
  return labels.length > 0 ? labels.join(', ') : 'something else'
}
