import { type BookPage, term } from '../../book-page.ts'
import type { GuideTexts } from '../../game-page.ts'
import { lessonsOf } from '../../guide/lessons.ts'

/** The Toll's part of the rulebook: its terms in alphabetical order, and which case is played by which table. */
export const BOOK: BookPage = {
  glossary: [
    term('Hand', 'The five cards that a player was dealt. Three of them are laid, two never are (1.1, 2.0).'),
    term('Nearer', 'Less far from the toll, whether above it or below. The nearer card takes the points (2.3).', 'near'),
    term('Toll', 'The face of the die in a round (2.2).'),
  ],
  readBy: { '2.2': [{ table: '2.3' }] },
}

const LAYING = 'Lay the number that you expect to be nearest to the die. The other player lays one too, and neither sees what it is.'
const TOLL = 'The nearer card takes the points, and the closer it is, the more there are. If both are equally near, nobody takes any.'

/** The guide to a first game. */
export const GUIDE: GuideTexts = {
  lessons: [
    ...lessonsOf('toll', 'topic', [['card', '2.1', 'A card face down', LAYING]]),
    ...lessonsOf('toll', 'event', [['thrown', '2.3', 'The toll', TOLL]]),
  ],
  tips: {},
}
