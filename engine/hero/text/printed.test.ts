import { expect, it } from 'vitest'
import { cellOf } from '../../kernel/proof/printed.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

it.each([
  ['102B', '9', 'long-sword', '+4'],
  ['102B', '6', 'dagger', ''],
  ['206C', 'zombie', 'Taken off the hero’s total', '–'],
  ['210D', 'hammer', 'troll', '8'],
  ['210E', '8', 'Each attack', '−7'],
  ['210F', 'ogre', 'Two dice', '3'],
  ['210G.position', 'rear', 'Its dice', '+3'],
  ['211D', '12', 'Level', '14'],
  ['212B', '12', '6', 'MM'],
  ['214D', 'plate', 'Courage', '−40%'],
])('%s: row %s, column %s is %s', (id, row, column, cell) => {
  expect(cellOf(TABLES, id, row, column)).toBe(cell)
})
