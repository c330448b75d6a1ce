import { type Term, term } from '../../../book-page.ts'

/** The terms of the game, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term('Hand', 'The five cards dealt to a player. Three are laid, two never (1.1, 2.0).'),
  term('Nearer', 'At the smaller distance from the toll, above or below it. The nearer card takes the points (2.3).', 'near'),
  term('Toll', 'The face of the die in a round (2.2).'),
]
