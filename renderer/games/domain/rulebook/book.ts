import type { BookPage } from '../../../book-page.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'

/** DOMAIN's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  catalogues,
  readBy: {
    '4.1': [{ table: '3.0' }],
    '4.2': [{ table: '3.0' }],
    '4.3': [{ table: '3.0' }],
    '4.4': [{ table: '9.4' }],
    '8.2': [{ table: '12.1' }],
    '9.2': [{ table: '9.1', column: 'life-points' }],
    '9.5': [{ table: '9.7' }],
    '9.6': [{ table: '9.7' }],
    '10.8': [{ table: '10.12' }],
    '10.9': [{ table: '10.12' }],
    '10.10': [{ table: '10.12' }],
    '11.5': [{ table: '9.4' }],
    '12.2': [{ table: '9.1', column: 'initiative' }],
    '12.3': [{ table: '12.1' }],
  },
}
