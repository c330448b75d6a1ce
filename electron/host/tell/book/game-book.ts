import type { Drawing } from '../../../../engine/kernel/drawing.ts'
import { difference, tenths, whole } from '../../../../engine/kernel/figures.ts'
import { facesInWords, fairness, luckInWords } from '../../../../engine/kernel/luck-words.ts'
import { outcomeTitle, type Telling } from '../../../../engine/kernel/telling.ts'
import { capital, many } from '../../../../engine/kernel/words.ts'
import type { Grade, Luck, Moment, Story } from '../../../contract/index.ts'
import { type Book, dayOf, footOf, number, type PersonRow, type Piece, partOf, tableOf, word } from './book.ts'

/** Everything that is told of one finished game. */
export interface ToldGame {
  readonly game: { readonly title: string; readonly telling: Telling }
  /** Null outside a campaign. */
  readonly campaign: string | null
  readonly story: Story
  /** The board as it ended; none where it is not known, or where nothing is drawn. */
  readonly drawings: readonly Drawing[]
  readonly moments: readonly Moment[]
  /** As far as choices have been graded. */
  readonly grades: readonly Grade[]
  /** The face of someone who took part; null where the game has none. */
  face(who: Who): string | null
  readonly app: string
  readonly at: string
}

type Who = Story['people'][number]

export function gameBook({ game, campaign, story, drawings, moments, grades, face, app, at }: ToldGame): Book {
  const { telling } = game
  const { words } = telling
  const name = story.raid === null ? capital(words.one) : `${capital(words.one)} ${story.raid}`
  return {
    over: [game.title, ...(campaign === null ? [] : [campaign]), ...(story.raid === null ? [] : [name])].join(' · '),
    title: outcomeTitle(telling, story.outcome),
    lead: story.text,
    facts: [dayOf(story.endedAt), many(story.turns, words.turn), ...telling.facts(story)],
    parts: [
      ...partOf(telling.party, peopleOf(telling, 'Name', story.people, face)),
      ...partOf(
        'What happened',
        story.chapters.flatMap((chapter) => chapterPieces(words.turn, chapter)),
      ),
      ...partOf('Marked moments', momentPieces(moments)),
      ...partOf(
        'The board',
        drawings.map((drawing) => ({ kind: 'drawing', drawing })),
      ),
      ...partOf('The dice', [...dicePieces(story.luck), ...swings(story, grades), ...kills(telling, story)]),
    ],
    foot: footOf(app, at),
    isBound: false,
  }
}

/** Who took part, as a table; nothing where nobody did. */
export function peopleOf(
  telling: Telling,
  title: string,
  people: readonly Omit<Who, 'character'>[],
  face: (who: Who) => string | null,
): readonly Piece[] {
  if (people.length === 0) return []
  const rows = people.map((person): PersonRow => {
    const who = { character: null, ...person }
    return {
      name: who.name,
      portrait: face(who),
      fate: who.fell?.text ?? telling.fates[who.fate],
      isGone: who.fate === 'fallen' || who.fate === 'lost',
      hasWon: who.victory,
      deeds: who.deeds,
      figures: telling.figures.map(({ of }) => of(who)),
    }
  })
  return [{ kind: 'people', title, heads: telling.figures.map(({ head }) => head), rows }]
}

function chapterPieces(turn: string, { title, turn: n, lines }: Story['chapters'][number]): readonly Piece[] {
  return [
    { kind: 'heading', title, aside: n > 0 ? `${capital(turn)} ${n}` : '' },
    { kind: 'lines', lines: lines.map(({ text, rule, tone }) => ({ text, rule, tone })) },
  ]
}

function momentPieces(moments: readonly Moment[]): readonly Piece[] {
  return moments.flatMap(({ input, text, flagged }): readonly Piece[] => [
    { kind: 'heading', title: flagged ? 'Flagged' : 'Noted', aside: `After answer ${input}` },
    ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
  ])
}

/** How the dice fell, as the page sums it up under its charts; nothing where none was thrown. */
export function dicePieces({ faces, kinds }: Luck): readonly Piece[] {
  const thrown = kinds.filter(({ count }) => count > 0)
  const { expected } = fairness(faces)
  if (expected === 0) return []
  return [
    { kind: 'text', text: facesInWords(faces) },
    ...tableOf(
      'How the dice fell',
      [number('Face'), number('Came'), number('Expected')],
      faces.map((count, i) => [String(i + 1), whole(count), tenths(expected)]),
    ),
    ...(thrown.length === 0 ? [] : [{ kind: 'text' as const, text: luckInWords(thrown) }]),
    ...tableOf(
      'Luck against expectation',
      [word('Throw'), number('Thrown'), number('Expected'), number('Came'), number('Difference')],
      thrown.map(({ label, count, expected: hoped, came }) => [label, whole(count), tenths(hoped), tenths(came), difference(came - hoped)]),
    ),
  ]
}

/** So many of the dice that mattered most. */
const MOST = 8

/** What chance brought most of after a graded choice, told by the lines of the story that followed it. */
function swings({ chapters }: Story, grades: readonly Grade[]): readonly Piece[] {
  const lines = chapters.flatMap((chapter) => chapter.lines.map((line) => ({ ...line, turn: chapter.turn })))
  const told = grades.flatMap(({ input, luck }, n) => {
    const until = grades[n + 1]?.input ?? Number.POSITIVE_INFINITY
    const after = lines.filter((line) => line.input !== undefined && line.input >= input && line.input < until)
    const points = Math.round(luck.mean)
    return points === 0 || after.length === 0
      ? []
      : [{ input, points, turn: after[0]?.turn ?? 0, text: after.map(({ text }) => text).join(' ') }]
  })
  const most = told.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points)).slice(0, MOST)
  return tableOf(
    'The dice that mattered',
    [number('Turn'), word('What came of it'), number('Points by luck')],
    most.toSorted((a, b) => a.input - b.input).map(({ turn, text, points }) => [String(turn), text, difference(points)]),
  )
}

function kills({ kills: { title } }: Telling, story: Pick<Story, 'kills'>): readonly Piece[] {
  return tableOf(
    title,
    [word('Kind'), number('Number')],
    story.kills.map(({ label, count }) => [label, whole(count)]),
  )
}
