import { keepGrades, readGrades } from '../../../db/grades.ts'
import type { Course } from '../../../engine/kernel/course.ts'
import type { GamesGrading } from '../../../engine/kernel/graded-games.ts'
import type { Account, Graded, LastChance } from '../../../engine/kernel/grading-types.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import type { Sessions } from '../play/sessions.ts'

// What playouts have shown of a finished game, kept with it. Under other rules it counts for nothing, and is found anew.

/** What has been found of the choices of a game. */
export interface Found {
  readonly seed: string
  /** How many choices are to be graded. */
  readonly choices: number
  /** The choices that have been looked at. */
  readonly looked: readonly number[]
  readonly account: Account
  /** In the order of the game; nothing of a choice without another answer. */
  readonly graded: readonly Graded[]
}

export interface Kept {
  readonly grading?: Found
  /** Of those who fell, by their id in the game. */
  readonly lastChances?: Readonly<Record<string, LastChance>>
}

/** A finished game whose choices can be measured. */
export interface Gradable {
  readonly id: string
  readonly game: string
  readonly rulesVersion: string
  readonly grading: GamesGrading
  readonly course: Course
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
  return { id, game: game.id, rulesVersion: game.rulesVersion, grading: game.grading, course }
}

export function readKept({ db }: Pick<Context, 'db'>, { id, rulesVersion }: Gradable): Kept {
  const kept = readGrades(db, id)
  return kept === null || kept.rulesVersion !== rulesVersion ? {} : (kept.body as Kept)
}

/** Keeps this beside whatever else is kept; null, or why it cannot be written. */
export function keep(context: Pick<Context, 'db' | 'now'>, game: Gradable, more: Kept): null | Refusal {
  const { id, rulesVersion } = game
  const body = { ...readKept(context, game), ...more }
  const result = keepGrades(context.db, id, { rulesVersion, body, gradedAt: context.now() })
  return result.kind === 'refused' ? result.refusal : null
}
