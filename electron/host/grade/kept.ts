import { z } from 'zod'
import { keepGrades, readGrades } from '../../../db/grades.ts'
import type { Course } from '../../../engine/kernel/course.ts'
import type { GamesGrading } from '../../../engine/kernel/graded-games.ts'
import { type Account, type Graded, type LastChance, VERDICTS } from '../../../engine/kernel/grading-types.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import type { Sessions } from '../play/sessions.ts'

// The grades of a finished game, kept with it. Under other rules they count for nothing, and are worked out again.

/** What has been found of the choices of a game. */
export interface Found {
  readonly seed: string
  /** Whether choices of bots are graded, too. */
  readonly bots: boolean
  /** How many choices are to be graded. */
  readonly choices: number
  /** How many choices of bots are not. */
  readonly botsLeft: number
  /** The choices that have been looked at. */
  readonly looked: readonly number[]
  /** What the game came to, for each seat that was asked. */
  readonly accounts: readonly Account[]
  /** In the order of the game; nothing of a choice without another answer. */
  readonly graded: readonly Graded[]
}

export interface Kept {
  readonly grading?: Found
  /** Of those who fell, by their id in the game. */
  readonly lastChances?: Readonly<Record<string, LastChance>>
}

const Count = z.int().min(0)
const Mean = z.object({ mean: z.number(), error: z.number() })
const Figures = z.record(z.string(), z.number())
const Answer = z.object({ pick: z.array(z.string()).exactOptional(), value: z.json().exactOptional() })
const Words = z.object({ prompt: z.string(), taken: z.string(), better: z.string(), why: z.array(z.string()) })
/** Read out of a file that may have come from anywhere: a part that has another shape is found again. */
const GRADING = z.object({
  seed: z.string(),
  bots: z.boolean().default(false),
  choices: Count,
  botsLeft: Count.default(0),
  looked: z.array(Count),
  accounts: z.array(Figures).min(1),
  graded: z.array(
    z.object({
      ...{ input: Count, seat: Count, topic: z.string(), passage: z.string().exactOptional(), taken: Answer, better: Answer.nullable() },
      ...{ loss: Mean, cost: Figures, worth: Mean, comesTo: Figures, compared: Count, playouts: Count },
      ...{ verdict: z.enum(VERDICTS), words: Words.exactOptional() },
    }),
  ),
}) satisfies z.ZodType<Found>
const LAST_CHANCES = z.record(
  z.string(),
  z.object({
    ...{ who: z.string(), searched: Count },
    found: z
      .object({
        input: Count,
        better: Answer,
        taken: Answer,
        lives: z.number(),
        livedByTaken: z.number(),
        playouts: Count,
        words: Words,
      })
      .nullable(),
  }),
) satisfies z.ZodType<Kept['lastChances']>

/** A finished game whose choices can be measured. */
export interface Gradable {
  readonly id: string
  readonly game: string
  readonly rulesVersion: string
  readonly grading: GamesGrading
  readonly course: Course
  /** By seat. */
  readonly names: readonly string[]
}

const NOT_OVER = conflict('Choices are graded once the game is over.', 'open')
const NOT_GRADED = conflict('The choices of this game cannot be graded.', 'not-graded')
const OTHER_RULES = conflict('This game was played under other rules, so its choices cannot be graded.', 'rules')

export function gradable(sessions: Sessions, id: string): Gradable | Refusal {
  const session = sessions.get(id)
  if (isRefusal(session)) return session
  if (session.status === 'open') return NOT_OVER
  const { game, playing, newest } = session
  const { course } = playing
  if (game.grading === null) return NOT_GRADED
  if (playing.inputs !== newest.inputs || course === null) return OTHER_RULES
  return { id, game: game.id, rulesVersion: game.rulesVersion, grading: game.grading, course, names: session.seats }
}

export function readKept({ db }: Pick<Context, 'db'>, { id, rulesVersion }: Gradable): Kept {
  const kept = readGrades(db, id)
  if (kept?.rulesVersion !== rulesVersion) return {}
  const body: { readonly [part in keyof Kept]?: unknown } = kept.body
  const grading = GRADING.safeParse(body.grading).data
  const lastChances = LAST_CHANCES.safeParse(body.lastChances).data
  return { ...(grading && { grading }), ...(lastChances && { lastChances }) }
}

/** Keeps this beside whatever else is kept; null, or why it cannot be written. */
export function keep(context: Pick<Context, 'db' | 'now'>, game: Gradable, more: Kept): null | Refusal {
  const { id, rulesVersion } = game
  const body = { ...readKept(context, game), ...more }
  const result = keepGrades(context.db, id, { rulesVersion, body, gradedAt: context.now() })
  return result.kind === 'refused' ? result.refusal : null
}
