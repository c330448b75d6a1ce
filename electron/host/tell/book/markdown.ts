import type { Symbols } from '../../files/records/html.ts'
import { atLineStart, heading, inline, quoted, table } from '../../files/records/markdown.ts'
import type { Book, Person, PersonRow, Piece } from './book.ts'
import { svgFile, timesOf } from './svg.ts'

/** A book as Markdown (CommonMark with tables). Drawings are pictures inside the file, after the last word, so that the text stays readable. */
export function bookMarkdown(book: Book, symbols: Symbols): string {
  const drawings = book.parts.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'drawing' ? [piece.drawing] : [])))
  const parts = [
    atLineStart(book.over),
    heading(1, oneLine(book.title)),
    atLineStart(book.lead),
    ...(book.facts.length === 0 ? [] : [atLineStart(book.facts.join(', '))]),
    ...book.parts.flatMap(({ title, pieces }) => [
      heading(2, oneLine(title)),
      ...pieces.flatMap((piece) => written(piece, (drawing) => `board-${drawings.indexOf(drawing) + 1}`)),
    ]),
    atLineStart(book.foot),
    ...drawings.map(
      (drawing, n) => `[board-${n + 1}]: data:image/svg+xml;base64,${Buffer.from(svgFile(drawing, symbols)).toString('base64')}`,
    ),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

type Drawn = Extract<Piece, { readonly kind: 'drawing' }>['drawing']

function written(piece: Piece, named: (drawing: Drawn) => string): readonly string[] {
  switch (piece.kind) {
    case 'heading':
      return [heading(3, piece.aside === '' ? oneLine(piece.title) : `${oneLine(piece.title)} (${piece.aside})`)]
    case 'text':
      return [own(piece.text)]
    case 'lines':
      return [piece.lines.map(({ text, rule }) => `- ${atLineStart(oneLine(text))}${rule === '' ? '' : ` (${inline(rule)})`}`).join('\n')]
    case 'people':
      return people(piece)
    case 'person':
      return person(piece.person)
    case 'table':
      return [
        `**${inline(piece.title)}**`,
        table(
          piece.heads.map(({ label }) => label),
          piece.heads.map(({ isNumber }) => isNumber),
          piece.rows.map((row) => row.map(oneLine)),
        ),
      ]
    case 'drawing':
      return [`**${inline(piece.drawing.title)}**`, `![${inline(piece.drawing.about)}][${named(piece.drawing)}]`, ...legend(piece.drawing)]
  }
}

/** What is drawn there, in words: the picture has no room for them. */
function legend({ legend: entries = [] }: Drawn): readonly string[] {
  if (entries.length === 0) return []
  return [`On the board: ${entries.map(({ label, count }) => inline(timesOf(label, count))).join(', ')}.`]
}

function people({ title, heads, rows }: Extract<Piece, { readonly kind: 'people' }>): readonly string[] {
  const cells = rows.map(({ name, fate, hasWon, figures }) => [oneLine(name), `${oneLine(fate)}${hasWon ? ', victory' : ''}`, ...figures])
  return [table([title, '', ...heads], [false, false, ...heads.map(() => true)], cells), ...deeds(rows)]
}

function deeds(rows: readonly PersonRow[]): readonly string[] {
  const told = rows.flatMap(({ name, deeds: did }) => did.map((deed) => `- ${atLineStart(oneLine(`${name}: ${deed}`))}`))
  return told.length === 0 ? [] : [told.join('\n')]
}

function person({ name, about, facts, deeds: did, note }: Person): readonly string[] {
  return [
    heading(3, oneLine(name)),
    atLineStart(oneLine([about, ...facts].join(' · '))),
    ...(did.length === 0 ? [] : [did.map((deed) => `- ${atLineStart(oneLine(deed))}`).join('\n')]),
    ...(note === '' ? [] : [own(note)]),
  ]
}

/** A person’s own words, with their lines. */
function own(text: string): string {
  return text.split('\n').map(quoted).join('\n')
}

/** In a cell or a heading there is only one. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
