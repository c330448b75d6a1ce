import type { BookPage } from '../../../book-page.ts'
import { printedOf } from '../tables.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'

/** The Cave's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  catalogues,
  readBy: {},
  tables: (answer) => ({ printed: printedOf(answer), corrections: [] }),
}
