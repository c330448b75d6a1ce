import type { PrintedTable } from '../../kernel/printed-types.ts'

/** The answer of `game.tables`: every number keyed by its case, and the tables ready to be set. Plain JSON. */
export type TollTables = {
  readonly '1.1': { readonly deck: readonly number[]; readonly hand: number }
  /** By the distance from the die, 0 first. */
  readonly '2.3': { readonly points: readonly number[] }
  readonly printed: readonly PrintedTable[]
}
