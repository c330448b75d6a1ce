import type { BookPage } from '../../../book-page.ts'
import { catalogues } from './catalogues.ts'
import { GLOSSARY } from './glossary.ts'

/** Gladiator!'s part of the rulebook. */
export const BOOK: BookPage = {
  glossary: GLOSSARY,
  catalogues,
  readBy: {
    '3.1': [{ table: '9.1', column: 'sh' }],
    '3.2': [{ table: '9.1', column: 'ag' }],
    '3.3': [{ table: '9.1', column: 'iq' }],
    '3.4': [{ table: '10.4' }],
    '5.1': [{ table: '4.1', column: 'sh' }],
    '5.2': [{ table: '4.1', column: 'pole' }],
    '5.3': [{ table: '4.1', column: 'slash' }],
    '5.4': [{ table: '4.1', column: 'bow' }],
    '5.5': [{ table: '4.1', column: 'throw' }],
    '5.6': [{ table: '4.1', column: 'hammer-or-axe' }],
    '5.7': [{ table: '4.1', column: 'hands' }],
    '5.8': [{ table: '4.1', column: 'passes-shields' }],
    '6.1': [{ table: '4.1', column: 'damage' }],
    '6.5': [{ table: '7.1' }],
    '7.2': [{ table: '7.1' }],
    '10.1': [{ table: '9.1' }],
    '10.2': [{ table: '9.1' }],
    '10.3': [{ table: '9.1' }],
    '11.2': [{ table: '11.3' }],
    '35.2': [{ table: '9.1', column: 'down-at' }],
    '35.3': [{ table: '9.1', column: 'dazed-at' }],
    '35.7': [{ table: '36.1' }],
    '44.2': [{ table: '41.2' }],
  },
}
