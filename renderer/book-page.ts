import type { RuleEntry } from '../electron/contract/index.ts'

/** A game's part of the rulebook: what the texts of its rules do not say themselves. */
export interface BookPage {
  /** The words of the game, by the alphabet: the last chapter of its rulebook. */
  readonly glossary: readonly Term[]
  /** Its printed tables, set from what `game.tables` answers for it. */
  readonly printed: (tables: unknown) => readonly PrintedTable[]
}

/** A word of the game: an entry of the rulebook's last chapter, with the ways it is written in texts. */
export interface Term extends RuleEntry {
  /** Whole words; a plural in s is found without being listed. */
  readonly forms: readonly string[]
}

/** A printed table, ready to be set: every cell is a text. */
export interface PrintedTable {
  /** `8.3 room`: the case, and which of its tables where it has several. */
  readonly id: string
  /** The case it belongs to. */
  readonly rule: string
  readonly title: string
  /** What the first column says: `die`, `total`, `monster`. */
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly PrintedRow[]
}

export interface PrintedRow {
  readonly head: string
  readonly cells: readonly string[]
}
