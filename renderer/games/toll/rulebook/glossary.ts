import { type Term, term } from '../../../book-page.ts'

/** The words of the game, by the alphabet. */
export const GLOSSARY: readonly Term[] = [
  term('Hand', 'The five cards that a player was dealt. Three of them are laid, two never are (1.1, 2.0).'),
  term('Nearer', 'Less far from the toll, whether above it or below. The nearer card takes the points (2.3).', 'near'),
  term('Toll', 'What the die of a round shows (2.2).'),
]
