import type { BookPage } from '../../../book-page.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'

/** The Cave's part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  catalogues,
  readBy: {
    '1.1': [{ table: '1.3', column: 'strength' }],
    '2.1': [{ table: '1.3', column: 'craft' }],
    '2.3': [{ table: '1.3', column: 'craft' }],
    '2.7': [{ table: '2.6' }],
    '2.8': [{ table: '2.6' }],
    '7': [{ table: '1.3', column: 'alignment' }],
    '8.characters': [{ table: '1.3' }],
    '9.1': [{ table: '2.6' }],
    '9.1.spells': [{ table: '9.6' }],
    '9.4': [{ table: '2.6' }],
    '12.3': [{ table: '13.3' }],
    '13.2': [{ table: '13.3' }],
    '13.7': [{ table: '13.3' }],
    '13.9': [{ table: '5.1' }, { table: '5.2' }, { table: '6.1' }],
    '14.5': [{ table: '13.5' }],
    '15.2': [{ table: '13.6' }],
    '17': [{ table: '12.5.trials' }],
  },
}
