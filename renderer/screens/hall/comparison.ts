import type { ComparedLine, Comparison } from '../../campaign-page.ts'

/** A line of words, none better than another. */
export function wordLine(label: string, texts: readonly string[]): ComparedLine {
  return { label, cells: texts.map((text) => ({ text, best: false })), differs: new Set(texts).size > 1 }
}

/**
 * A line of figures; the best is marked if they differ.
 *
 * @param zero how zero is written
 * @param best which of them is the best
 */
export function figureLine(
  label: string,
  values: readonly number[],
  zero: string = NOTHING,
  best: (...values: number[]) => number = Math.max,
): ComparedLine {
  const differs = new Set(values).size > 1
  const greatest = best(...values)
  return { label, differs, cells: values.map((n) => ({ text: n === 0 ? zero : String(n), best: differs && n === greatest })) }
}

export const NOTHING = '–'

/** Without the lines in which nobody has anything, and the sections that leaves empty. */
export function told(chapters: readonly Comparison[]): readonly Comparison[] {
  return chapters
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ cells }) => cells.some(({ text }) => text !== NOTHING)) }))
    .filter(({ lines }) => lines.length > 0)
}
