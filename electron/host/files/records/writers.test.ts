import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readHtml, readMarkdown } from '../../testing/read-exports.ts'
import { html } from './html.ts'
import { looksOf, PAGE_SOURCES } from './looks.ts'
import { markdown } from './markdown.ts'
import type { RecordPage } from './page.ts'

/** Characters with a meaning in one of the formats, and some without. */
const SIGNS = [
  '<b>',
  '</td>',
  '&',
  '&amp;',
  '"',
  "'",
  '\\',
  '`',
  '*',
  '**',
  '_',
  '~',
  '|',
  '[',
  '](',
  ')',
  '!',
  '#',
  '>',
  '=',
  '-',
  '+',
  '1.',
  '2)',
]
const WORDS = ['https://x.org', 'www.x.org', 'a@x.org', ':smile:', '$x$', '--', 'ä', ' ', 'word', 'x']

const LOOKS = looksOf(PAGE_SOURCES)

/** Any possible name: a single line without blanks at its ends. */
const called = fc
  .array(fc.constantFrom(...SIGNS, ...WORDS), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').trim().replaceAll(/ +/g, ' '))
  .filter((text) => text !== '')

describe.each([
  ['html', (pages: readonly RecordPage[]) => readHtml(html('Records', pages, LOOKS))],
  ['markdown', (pages: readonly RecordPage[]) => readMarkdown(markdown(null, pages))],
] as const)('4.2%s: every name comes back unchanged', (_format, writtenAndRead) => {
  it('in a heading, a fact, a cell and a note', () => {
    fc.assert(
      fc.property(called, called, called, called, (name, fact, cell, note) => {
        const page: RecordPage = {
          name,
          about: 'A hero.',
          portrait: 'face-elf-3',
          blocks: [
            { kind: 'facts', title: 'Facts', facts: [['Fact', fact]] },
            { kind: 'table', title: 'Ledger', head: [{ label: 'Why', number: false }], rows: [[cell]] },
            { kind: 'list', title: 'Deeds', items: [cell] },
            { kind: 'text', title: 'Note', text: note },
          ],
        }
        expect(writtenAndRead([page])).toEqual([{ name, facts: { Fact: fact }, tables: { Ledger: [{ Why: cell }] }, note }])
      }),
      { numRuns: 300 },
    )
  })
})
