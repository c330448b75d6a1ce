import type { RuleEntry } from '../electron/contract/index.ts'
import type { PrintedTable } from '../engine/kernel/printed-types.ts'

/** A game's part of the rulebook: what the rule texts do not contain. */
export interface BookPage {
  /** The glossary of the game, in alphabetical order: the last chapter of its rulebook. */
  readonly glossary: readonly Term[]
  /** Its tables, set from the answer of `game.tables`; left out by a game that answers with them as `printed`, and corrects none. */
  readonly tables?: (answer: Readonly<Record<string, unknown>>) => BookTables
  /** What can be met and found, as chapters after the glossary: a bestiary, an armoury. Left out by games without them. */
  readonly catalogues?: (answer: Readonly<Record<string, unknown>>) => readonly Catalogue[]
  /** Tables shown with a case that has none of its own but is played by them. */
  readonly readBy: Readonly<Record<string, readonly TableAt[]>>
}

/** A term of the game: an entry of the rulebook's last chapter, with the forms in which texts write it. */
export interface Term extends RuleEntry {
  /** Whole words; a plural in -s need not be listed. */
  readonly forms: readonly string[]
}

/** A chapter of the rulebook with an entry for each kind of thing. */
export interface Catalogue {
  /** `bestiary`: its cases are `bestiary.0`, `bestiary.orc`. */
  readonly id: string
  readonly title: string
  /** What opens it. */
  readonly text: string
  readonly entries: readonly CatalogueEntry[]
}

export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  /** A symbol of the sprite. */
  readonly icon: string
  /** What it does, in one line. */
  readonly line: string
  readonly figures: readonly (readonly [label: string, value: string])[]
  /** The case with the full rule. */
  readonly rule: string
  /** The kind under which a tale counts it among the killed; left out for what is not killed. */
  readonly killedAs?: string
}

export interface BookTables {
  /** In the order of their cases. */
  readonly printed: readonly PrintedTable[]
  /** Where a table differs from the surviving pages. */
  readonly corrections: readonly Correction[]
}

/** The tables of a game's rulebook. */
export function tablesIn({ tables }: Pick<BookPage, 'tables'>, answer: Readonly<Record<string, unknown>>): BookTables {
  if (tables) return tables(answer)
  const { printed } = answer
  return { printed: Array.isArray(printed) ? printed : [], corrections: [] }
}

/** How we read the table of a case. */
export interface Correction {
  readonly rule: string
  readonly reading: string
}

/** A table by its id, or one column of it. */
export interface TableAt {
  readonly table: string
  readonly column?: string
}

/** The chapter that holds the glossary of every game. */
export const GLOSSARY = 'glossary'

/** Whether a case is a term of the glossary. */
export function isTerm(rule: string): boolean {
  return rule.startsWith(`${GLOSSARY}.`)
}

/** A glossary entry. Entries of all games are made alike, so that a link finds them. */
export function term(title: string, text: string, ...forms: readonly string[]): Term {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return { rule: `${GLOSSARY}.${id}`, title, text, source: 'ours', forms: [title, ...forms] }
}
