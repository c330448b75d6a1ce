import type { BookPage } from '../../../book-page.ts'
import { heroTables } from '../tables.ts'
import { GLOSSARY } from './glossary.ts'

/** HERO's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  readBy: {
    '102A7': [{ table: '102B' }],
    '204D2': [{ table: '204D' }],
    '206C3': [{ table: '206C' }],
    '210E2': [{ table: '210E' }],
    '211D5': [{ table: '211D' }],
    '212B3': [{ table: '212B' }],
    '212B4': [{ table: '212B' }],
    '212B5': [{ table: '212B' }],
  },
  tables: (answer) => ({ printed: heroTables(answer)?.printed ?? [], corrections: [] }),
}
