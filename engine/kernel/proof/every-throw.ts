import type { Ask } from '../ask.ts'
import { diceCode } from '../dice.ts'
import type { Answer } from '../types.ts'
import type { Table } from './table-top.ts'

/** The outcome of one way the dice can fall, and its chance. */
export interface ThrowResult<T> {
  readonly table: T
  readonly chance: number
}

/** The answer to a question that comes up only after some rolls; null for all others. */
export type Otherwise = (ask: Ask) => Answer | null

/**
 * Follows every possible roll from a table's position, up to the first question without a prepared answer, or until
 * `over`. `lay` sets up the same table again and again, with real dice (`physical`), so that every roll is a question.
 */
export function everyThrow<T extends Table<unknown>>(
  lay: () => T,
  answers: readonly Answer[],
  over: (t: T) => boolean = () => false,
  otherwise: Otherwise = () => null,
): readonly ThrowResult<T>[] {
  return follow(lay, answers, over, otherwise, [], 1)
}

function follow<T extends Table<unknown>>(
  lay: () => T,
  answers: readonly Answer[],
  over: (t: T) => boolean,
  otherwise: Otherwise,
  thrown: readonly (readonly number[])[],
  chance: number,
): readonly ThrowResult<T>[] {
  const table = lay()
  const faces = [...thrown]
  const left = [...answers]
  while (!table.over && !over(table)) {
    const { ask } = table
    if (ask.kind === 'roll') {
      const next = faces.shift()
      if (next === undefined) {
        const all = throwsOf(diceCode(ask.code).count)
        return all.flatMap((throw_) => follow(lay, answers, over, otherwise, [...thrown, throw_], chance / all.length))
      }
      table.value(next)
    } else {
      const answer = otherwise(ask) ?? left.shift()
      if (answer === undefined) break
      const refused = table.session.choose(answer)
      if (refused !== null) throw new Error(refused.message)
    }
  }
  return [{ table, chance }]
}

/** Every roll of that many dice. */
function throwsOf(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return throwsOf(count - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]))
}
