import { type Term, term } from '../../../book-page.ts'

/** The terms of the game, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term('Hand', 'The five cards that a player was dealt. Three of them are laid, two never are (1.1, 2.0).'),
  term('Nearer', 'Less far from the toll, whether above it or below. The nearer card takes the points (2.3).', 'near'),
  term('Toll', 'The face of the die in a round (2.2).'),
]
