import type { Block, RecordPage } from './page.ts'

/** Records as Markdown (CommonMark with tables). Every name is shown as written, and none acts as markup. */
export function markdown(title: string | null, pages: readonly RecordPage[]): string {
  const level = title === null ? 1 : 2
  const parts = [
    ...(title === null ? [] : [heading(1, title)]),
    ...pages.flatMap(({ name, about, blocks }) => [
      heading(level, name),
      inline(about),
      ...blocks.flatMap((block) => [heading(level + 1, block.title), body(block)]),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(level)} ${inline(text)}`
}

function body(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return table(['', ''], [false, false], block.facts)
    case 'table':
      return table(
        block.head.map(({ label }) => label),
        block.head.map((column) => column.number),
        block.rows,
      )
    case 'list':
      return block.items.map((item) => `- ${atLineStart(item)}`).join('\n')
    case 'text':
      return block.text.split('\n').map(quoted).join('\n')
  }
}

export function table(head: readonly string[], numbers: readonly boolean[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.map(inline).join(' | ')} |`
  return [row(head), `|${numbers.map((right) => (right ? ' ---: |' : ' --- |')).join('')}`, ...rows.map(row)].join('\n')
}

/** A line of a person's own text with its blanks kept. A backslash at the end breaks the line; an empty line needs none. */
export function quoted(line: string, n: number, lines: readonly string[]): string {
  const words = line.trim()
  if (words === '') return '>'
  const blanks = '&nbsp;'.repeat(line.length - line.trimStart().length)
  const parted = (lines[n + 1] ?? '').trim() === '' ? '' : '\\'
  return `> ${blanks}${atLineStart(words)}${parted}`
}

/** Text that Markdown treats as plain text: no emphasis, links, images, code, HTML, formulas, emoji codes or addresses. */
export function inline(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>#!|~&@$]/g, '\\$&')
    .replaceAll(/:(?=\/\/|[a-z0-9_+-]+:)/gi, '\\:')
    .replaceAll(/www\./gi, (found) => found.replace('.', '\\.'))
}

/** The same at the start of a line, where a mark or a number with a dot would begin a list, and a row of marks a heading. */
export function atLineStart(text: string): string {
  return inline(text)
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
