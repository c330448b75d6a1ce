import { expect, test } from 'vitest'
import { RULES } from '../../../../engine/citadel/book/index.ts'
import { tables } from '../../../../engine/citadel/tables/printed.ts'
import { tablesFor, wordsInTables } from '../../../rulebook/printed-table.ts'
import { BOOK } from './book.ts'

const { printed: TABLES } = BOOK.tables(tables())
const named = (id: string) => TABLES.find((table) => table.id === id)

test('every printed table is set, with a cell under each column', () => {
  expect(TABLES.map(({ id, rows }) => [id, rows.length])).toEqual([
    ['4.1.B.3', 3],
    ['4.1.D', 6],
    ['4.3', 23],
    ['4.4', 6],
    ['6.7', 6],
    ['7.1', 6],
    ['8.2', 20],
    ['8.3.room', 6],
    ['8.3.wandering', 6],
    ['8.5', 3],
    ['8.9', 9],
    ['9.9', 12],
    ['10.9', 26],
    ['12.2', 8],
    ['13.7', 6],
    ['13.9', 6],
    ['14.9.treasure', 12],
    ['14.9.jewels', 11],
    ['14.9.magicItems', 6],
    ['14.9.weaponBonus', 6],
    ['17.5', 11],
    ['labirynt.roomMonsters', 6],
  ])
  for (const { id, columns, rows } of TABLES)
    for (const { label, cells } of rows) expect([id, label, cells.length]).toEqual([id, label, columns.length])
  for (const { rule } of TABLES) expect(RULES.some((each) => each.rule === rule)).toBe(true)
})

test('cells are words and numbers as the book has them', () => {
  expect(named('8.2')?.rows.find(({ label }) => label === 'Evil Hero')?.cells).toEqual([
    '5',
    '1D6+4',
    '2',
    '5',
    'Sword + 1D6',
    '–',
    'J / C',
    '–',
  ])
  expect(named('8.3.room')?.rows[1]?.cells).toEqual(['Orc 1D3', 'Troll', 'Vampire', 'Harpy 1D3+2', 'Ogre', 'Minotaur'])
  expect(named('14.9.treasure')?.rows[5]).toEqual({ id: 'F', label: 'F', cells: ['1–3: 1D6x5', '1–3: 1D3', '1: 1'] })
  expect(
    named('9.9')
      ?.rows.map(({ label }) => label)
      .join(' '),
  ).toBe('1–3 4 5 6–9 10 11 12 13 14 15 16 17+')
  expect(named('12.2')?.rows.find(({ label }) => label === 'Resistance')?.cells).toEqual(['100', '100', '5'])
  expect(named('17.5')?.rows.slice(0, 3)).toEqual([
    { id: '0-2', label: '0–2', cells: ['100', '150', '100', '150'] },
    { id: '3', label: '3', cells: ['110', '165', '110', '165'] },
    { id: '4', label: '4', cells: ['120', '180', '121', '182'] },
  ])
  expect(named('6.7')?.rows[3]).toEqual({ id: 'numberOfMonsters', label: 'Number of monsters', cells: ['× 1', '× 1', '× 2'] })
})

test('a case that reads the table of another shows the table, or the column it reads', () => {
  expect(tablesFor(TABLES, BOOK.readBy, '9.5').map(({ id }) => id)).toEqual(['9.9'])
  expect(tablesFor(TABLES, BOOK.readBy, '8.1').map(({ id }) => id)).toEqual(['8.3.room', '8.3.wandering'])
  expect(tablesFor(TABLES, BOOK.readBy, '13.4')).toMatchObject([{ id: '13.9', columns: [{ id: 'furniture', label: 'Furniture' }] }])
  expect(tablesFor(TABLES, BOOK.readBy, '9.0')).toEqual([])
  expect(wordsInTables(TABLES)('4.3')).toContain('Almuric')
})
