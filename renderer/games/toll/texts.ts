import { type BookPage, term } from '../../book-page.ts'
import type { GuideTexts } from '../../game-page.ts'
import { lessonsOf } from '../../guide/lessons.ts'

/** The Toll's part of the rulebook: its terms in alphabetical order, and which case is played by which table. */
export const BOOK: BookPage = {
  glossary: [
    term('Hand', 'The five cards dealt to a player. Three are laid, two never (1.1, 2.0).'),
    term('Nearer', 'At the smaller distance from the toll, above or below it. The nearer card takes the points (2.3).', 'near'),
    term('Toll', 'The face of the die in a round (2.2).'),
  ],
  readBy: { '2.2': [{ table: '2.3' }] },
}

const LAYING = 'Lay the number you expect to be nearest to the die. The other player lays one too, and neither of you sees the other’s.'
const TOLL = 'The nearer card takes the points: the closer it is, the more. If both are equally near, no one takes any.'

/** The guide to a first game. */
export const GUIDE: GuideTexts = {
  lessons: [
    ...lessonsOf('toll', 'topic', [['card', '2.1', 'A card face down', LAYING]]),
    ...lessonsOf('toll', 'event', [['thrown', '2.3', 'The toll', TOLL]]),
  ],
  tips: {},
}
