import type { BookPage, BookTables } from '../../../book-page.ts'
import { citadelTables } from '../tables.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'
import { printedTables, READ_BY } from './printed-tables.ts'

const NONE: BookTables = { printed: [], corrections: [] }

/** Citadel's part of the rulebook. */
export const BOOK = {
  glossary: GLOSSARY,
  readBy: READ_BY,
  catalogues,
  tables: (answer) => {
    const tables = citadelTables(answer)
    // The fixtures of the gallery have only the tables that their scenes read.
    return tables && 'corrections' in answer ? { printed: printedTables(tables), corrections: tables.corrections } : NONE
  },
} satisfies BookPage
