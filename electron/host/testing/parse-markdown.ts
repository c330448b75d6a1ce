import type { ParsedRecord } from './parsed-record.ts'

/**
 * Reads records out of Markdown by the rules of CommonMark that matter here: a backslash before a sign makes it plain, and
 * a sign that would mean something and stands without one is a mistake.
 */
export function parseMarkdown(file: string): readonly ParsedRecord[] {
  const headings = file.split('\n').flatMap((line, at) => {
    const found = /^(#{1,3}) (.*)$/.exec(line)
    return found === null ? [] : [{ level: found[1]?.length ?? 0, title: plain(found[2] ?? ''), at }]
  })
  const lines = file.split('\n')
  const several = headings.some(({ level }) => level === 3)
  const level = several ? 2 : 1
  const bodyOf = (i: number) => lines.slice((headings[i]?.at ?? 0) + 1, headings[i + 1]?.at).filter((line) => line !== '')
  return headings.flatMap((heading, i) => {
    if (heading.level !== level) return []
    const next = headings.findIndex((other, j) => j > i && other.level <= level)
    const sections = headings.slice(i + 1, next === -1 ? undefined : next).map(({ title }, j) => ({ title, body: bodyOf(i + 1 + j) }))
    return [recordOf(heading.title, sections)]
  })
}

interface Section {
  readonly title: string
  readonly body: readonly string[]
}

function recordOf(name: string, sections: readonly Section[]): ParsedRecord {
  const facts = sections.flatMap(({ body }) => (body[0] === '|  |  |' ? body.slice(2).map(cells) : []))
  const tables = sections.flatMap(({ title, body }) => {
    if (body[0]?.startsWith('| ') !== true || body[0] === '|  |  |') return []
    const head = cells(body[0])
    return [[title, body.slice(2).map((row) => Object.fromEntries(cells(row).map((cell, i) => [head[i] ?? '', cell])))] as const]
  })
  const note = sections.find(({ title }) => title === 'Note')?.body ?? []
  return {
    name,
    facts: Object.fromEntries(facts),
    tables: Object.fromEntries(tables),
    note: note.map((line) => plain(line.replace(/^> ?/, '').replace(/(?<!\\)((?:\\\\)*)\\$/, '$1'))).join('\n'),
  }
}

function cells(row: string): readonly string[] {
  return row
    .replace(/^\| /, '')
    .replace(/ \|$/, '')
    .split(/(?<!\\) \| /)
    .map(plain)
}

function plain(text: string): string {
  const bare = text.replaceAll(/\\[!-/:-@[-`{-~]/g, '').replaceAll('&nbsp;', '')
  if (/[\\`*_[\]<>|~&]|https?:|\bwww\./.test(bare)) throw new Error(`something of it means something: ${text}`)
  return text.replaceAll('&nbsp;', ' ').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
}
