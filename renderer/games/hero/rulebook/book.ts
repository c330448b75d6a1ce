import type { BookPage } from '../../../book-page.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'

/** HERO's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  catalogues,
  readBy: {
    '102A7': [{ table: '102B' }],
    '103B3': [{ table: '102B' }],
    '203B3': [{ table: '104B' }],
    '203B4': [{ table: '104B' }],
    '204D2': [{ table: '204D' }],
    '206C3': [{ table: '206C' }],
    '210D2': [{ table: '210D' }],
    '210E1': [{ table: '102B' }],
    '210E2': [{ table: '210E' }],
    '210F2': [{ table: '210F' }],
    '210G1': [{ table: '210G.position' }],
    '210G2': [{ table: '210G.armour' }],
    '211D3': [{ table: '211D' }],
    '211D6': [{ table: '212B' }],
    '212B3': [{ table: '212B' }],
    '212B4': [{ table: '212B' }],
    '212B5': [{ table: '212B' }],
    '213B1': [{ table: '213B' }],
    '213B2': [{ table: '213B' }],
    '214E1': [{ table: '214A' }, { table: '214D' }],
    '214E2': [{ table: '214B' }],
    '214E3': [{ table: '214C' }],
  },
}
