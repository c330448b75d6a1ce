import type { Course } from '../../../engine/kernel/course.ts'
import type { GamesGrading, GradableChoice } from '../../../engine/kernel/graded-games.ts'
import { more } from '../../../engine/kernel/grading-plan.ts'
import type { Account, Graded, LastChance } from '../../../engine/kernel/grading-types.ts'
import type { Room } from '../work/room.ts'

// Grading in a worker thread: a few choices a job.

interface Played {
  readonly game: string
  readonly course: Course
}

/** The choices that can be measured, and what the game came to. */
export function findChoices(
  { game, course }: Played,
  room: Room,
): { readonly choices: readonly GradableChoice[]; readonly accounts: readonly Account[] } {
  const grading = gradingIn(room, game)
  return { choices: grading.choices(course), accounts: grading.accounts(course) }
}

export function gradeChoices(
  { game, course, inputs, seed }: Played & { readonly inputs: readonly number[]; readonly seed: string },
  room: Room,
): readonly Graded[] {
  return gradingIn(room, game).grade(course, inputs, seed, () => room.tick(0))
}

export function measureChoices(
  { game, course, again, seed }: Played & { readonly again: readonly Graded[]; readonly seed: string },
  room: Room,
): readonly Graded[] {
  return gradingIn(room, game).measure(course, again, { seed, count: more }, () => room.tick(0))
}

/** What is clearly better than the last answer of a course; null where nothing is. */
export function lookAhead({ game, course }: Played, room: Room): Graded | null {
  return gradingIn(room, game).clearlyBetter(course, 'hint', () => room.tick(0))
}

/** Whether someone who fell could have lived. */
export function findLastChance(
  { game, course, who, seed }: Played & { readonly who: string; readonly seed: string },
  room: Room,
): LastChance | null {
  return gradingIn(room, game).lastChance(course, who, seed, () => room.tick(0))
}

function gradingIn({ games }: Room, id: string): GamesGrading {
  const grading = games.find((one) => one.id === id)?.grading ?? null
  if (grading === null) throw new Error(`choices of ${id} are not graded`)
  return grading
}
