import type { BookPage } from '../../../book-page.ts'
import { GLOSSARY } from './glossary.ts'

/** The Toll's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  readBy: { '2.2': [{ table: '2.3' }] },
}
