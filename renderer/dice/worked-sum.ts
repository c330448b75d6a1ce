import type { Json, LogEntry, Part, Roll, TableCell } from '../../engine/kernel/types.ts'

/** `die 4 + sword skill 2 − sickened 1 = 5`. */
export function sumInWords(parts: readonly Part[], total: number): string {
  const [first, ...rest] = parts
  if (!first) return String(total)
  const terms = rest.filter((part) => part.value !== 0).map((part) => `${part.value < 0 ? '−' : '+'} ${part.label} ${Math.abs(part.value)}`)
  const sum = `${diceName(first.label)} ${first.value}`
  if (terms.length === 0 && first.value === total) return /[+x]/.test(first.label) ? `${first.label} = ${total}` : sum
  return [sum, ...terms, `= ${total < 0 ? `−${-total}` : total}`].join(' ')
}

/** The first part of a sum is labelled with its code: in words, a die or dice. */
export function diceName(label: string): string {
  if (!/^\d*D\d+$/i.test(label)) return label
  return diceIn(label) === 1 ? 'die' : 'dice'
}

/** Whether a code rolls three-sided dice (3.1). */
export function halves(code: string): boolean {
  return /D3(?!\d)/i.test(code)
}

/** How many dice a code throws: 2 for `2D6+2`. */
export function diceIn(code: string): number {
  const counts = [...code.matchAll(/(\d*)D\d+/gi)].map((match) => Number(match[1] || 1))
  return counts.reduce((sum, count) => sum + count, 0) || 1
}

/** Dice as stored in an event of the chronicle. */
export type ToldRoll = Pick<Roll, 'rule' | 'code' | 'dice' | 'parts' | 'total' | 'reads'>

/** The rolls that led to an event of the chronicle, in the order they fell. */
export function rollsIn(data: Json): readonly ToldRoll[] {
  return isRecord(data) && Array.isArray(data.rolls) ? data.rolls.flatMap(rollIn) : []
}

/** The cell of a printed table that an event or a roll read; null where it does not say. */
export function readingIn(of: Json): TableCell | null {
  if (!isRecord(of) || !isRecord(of.reads)) return null
  const { table, row, column } = of.reads
  if (typeof table !== 'string' || typeof row !== 'string') return null
  return { table, row, ...(typeof column === 'string' && { column }) }
}

function rollIn(data: Json): ToldRoll[] {
  if (!isRecord(data)) return []
  const { rule, code, dice, parts, total } = data
  if (typeof code !== 'string' || !Array.isArray(dice) || !Array.isArray(parts) || typeof total !== 'number') return []
  const reads = readingIn(data)
  const faces = dice.filter((face) => typeof face === 'number')
  return [{ rule: typeof rule === 'string' ? rule : '', code, dice: faces, parts: parts.flatMap(partIn), total, ...(reads && { reads }) }]
}

function partIn(data: Json): Part[] {
  if (!isRecord(data)) return []
  const { label, value } = data
  return typeof label === 'string' && typeof value === 'number' ? [{ label, value }] : []
}

function isRecord(data: Json | undefined): data is { readonly [key: string]: Json | undefined } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

/** The throws up to the last of these events, from the start: none is shown before what it decided is told. */
export function thrownUpTo(rolled: readonly Roll[], events: readonly LogEntry[]): readonly Roll[] {
  const told = new Set<number | undefined>(events.map(({ n }) => n))
  return rolled.slice(0, rolled.findLastIndex(({ event }) => told.has(event)) + 1)
}
