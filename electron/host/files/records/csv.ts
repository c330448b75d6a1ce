import type { RecordSection } from '../../../../engine/kernel/campaign.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Gathered, Written } from './gather.ts'
import { buys, linesOf, listed, raceOf, statusWords } from './page.ts'

type Cell = string | number | null

/**
 * Characters as comma-separated values (RFC 4180), a line each, with the same columns for one and for many. A list is one cell,
 * its parts separated by semicolons. The ledger is left out: it does not fit in a line.
 */
export function csv(all: readonly Gathered[], written: Written): string {
  const lines = all.map((one) => columns(one, written))
  const head = lines[0]?.map(([label]) => label) ?? []
  return csvText([head, ...lines.map((line) => line.map(([, cell]) => cell))])
}

/** Lines of cells, the first of them the heads of the columns. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}

type Column = readonly [head: string, cell: Cell]

function columns({ character, sections, prices }: Gathered, { campaign, rules }: Written): readonly Column[] {
  const { fell, exits } = character
  const { units, words, age, purchases } = rules
  const jewels = character.jewels.map(({ value }) => value)
  const [cheapest] = (buys(character) ? [...prices] : []).sort((a, b) => a.experience - b.experience)
  const lists = sections.filter(({ id }) => id !== 'race' && id !== 'abilities')
  return [
    ['Name', character.name],
    ['Race', raceOf(sections)],
    ...linesOf(sections, 'abilities').map(({ label, value }) => [label, value] as const),
    ...lists.map((section: RecordSection) => [section.title, section.lines.length === 0 ? '' : listed(section)] as const),
    ...used(units.gold, ({ title }) => [[title, character.gold]]),
    ...used(units.jewel, ({ title }) => [
      [title, jewels.join('; ')],
      [`${title} worth`, jewels.reduce((sum, value) => sum + value, 0)],
    ]),
    ...used(units.experience, ({ title }) => [[title, character.experience]]),
    ['Kind', character.kind],
    ['Status', statusWords(character, rules)],
    ['Where', fell?.text ?? ''],
    [`Fell in ${words.raid.one}`, fell?.raid ?? null],
    ...used(units.exit, ({ title }) => [[title, exits]]),
    ...used(age, (of) => [['Age', of(exits)]]),
    [capital(words.raid.many), character.raids.map(({ raid }) => raid).join('; ')],
    ['Victories', character.victories],
    ...used(purchases, () => [
      ['Cheapest increase, experience', cheapest?.experience ?? null],
      ['Cheapest increase, gold', cheapest?.gold ?? null],
    ]),
    ['Deeds', character.deeds.map(({ text }) => text).join('; ')],
    ['Scars', character.scars.map(({ text }) => text).join('; ')],
    ['Note', character.note],
    ['Portrait', character.portrait ?? ''],
    ['Campaign', campaign.name],
    ['Variants', campaign.variants.join('; ')],
  ]
}

/** Columns for what the game has; none for anything it lacks. */
function used<T>(thing: T | undefined, made: (thing: T) => readonly Column[]): readonly Column[] {
  return thing === undefined ? [] : made(thing)
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe in front, and so does text that begins with one, so that
 * removing one always restores the text. The same after whatever may end a cell elsewhere: where commas separate nothing, as in much
 * of Europe, quotes within a line protect nothing either. Numbers are our own.
 */
function field(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = cell.replaceAll(/(^|[;\t\r\n])(?=[=+\-@\t\r'|%])/g, "$1'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
