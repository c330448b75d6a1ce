import type { SetupInput } from '../../../engine/kernel/game.ts'
import type { LabPlayed } from '../../../engine/kernel/lab.ts'
import type { LabGame } from '../../../engine/kernel/lab-types.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Answer, Skill } from '../../../engine/kernel/types.ts'
import type { Room } from '../work/room.ts'

// The games of the Lab, in a worker thread.

/** How the games of an arm begin, but for their seeds. */
export interface LabSetup {
  readonly setup: Omit<SetupInput, 'seed'>
  readonly bots: readonly Skill[]
}

/** The seed of a game: the same in every arm. */
export function seedOf(seed: string, n: number): string {
  return `${seed} ${n}`
}

interface Wanted {
  readonly game: string
  readonly seed: string
  readonly arms: readonly LabSetup[]
}

/** Plays the games of these numbers, each in every arm: by number, then by arm. */
export function playLab({ from, to, arms, ...wanted }: Wanted & { readonly from: number; readonly to: number }, room: Room): LabGame[][] {
  return Array.from({ length: to - from }, (_, i) => arms.map((arm) => played({ ...wanted, arm, n: from + i }, room).game))
}

/** The answers of one of them: with its setup and its seed they make the game again. */
export function labAnswers(
  { arm, ...wanted }: Pick<Wanted, 'game' | 'seed'> & { readonly arm: LabSetup; readonly n: number },
  room: Room,
): readonly Answer[] {
  return played({ ...wanted, arm }, room).answers
}

function played(
  { game: id, seed, arm, n }: { readonly game: string; readonly seed: string; readonly arm: LabSetup; readonly n: number },
  { games, tick }: Room,
): LabPlayed {
  const game = games.find((one): one is Playable => one.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const one = game.playForLab({ ...arm.setup, seed: seedOf(seed, n) }, { n, bots: arm.bots, goesOn: () => tick(n) })
  // A seed changes nothing in what a game refuses, and the first has begun.
  if (isRefusal(one)) throw new Error(one.message)
  return one
}
