import type { Json, LogEntry, TableCell } from '../../engine/kernel/types.ts'
import { readingIn, rollsIn, type ToldRoll } from '../dice/worked-sum.ts'

/** The cell of a table that was read last, by ids: its row, and its column if a single one was read. */
export type Lit = Omit<TableCell, 'table'>

/** A throw, and its line of the chronicle. */
export interface LastThrow {
  readonly thrown: ToldRoll
  readonly told: string
}

/**
 * What was read last on each printed table, by the id of the table, from the chronicle of a game: an event and each of its rolls name their cell. A chronicle from before they did lights nothing.
 *
 * @param upTo the number of the last line that counts
 */
export function litCells(log: readonly LogEntry[], upTo = Number.POSITIVE_INFINITY): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  for (const { n, data } of log.toReversed()) {
    if (n > upTo) continue
    for (const { table, ...cell } of readingsIn(data)) if (!lit.has(table)) lit.set(table, cell)
  }
  return lit
}

/** Newest first: the event itself, then its rolls from the last to the first. */
function readingsIn(data: Json): readonly TableCell[] {
  return [
    readingIn(data),
    ...rollsIn(data)
      .toReversed()
      .map((roll) => roll.reads ?? null),
  ].filter((reads) => reads !== null)
}

/** The latest throw of each case; `upTo` as above. */
export function lastThrows(log: readonly LogEntry[], upTo = Number.POSITIVE_INFINITY): ReadonlyMap<string, LastThrow> {
  const last = new Map<string, LastThrow>()
  for (const { n, data, text } of log.toReversed()) {
    if (n > upTo) continue
    for (const thrown of rollsIn(data).toReversed()) if (!last.has(thrown.rule)) last.set(thrown.rule, { thrown, told: text })
  }
  return last
}
