import { expect, it } from 'vitest'
import { cellOf } from '../../kernel/proof/printed.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

it.each([
  ['4.5', 'inner-tile', 'points', '2'],
  ['6.4', '3', 'direction', 'south'],
  ['6.4', '5', 'direction', 'free choice'],
  ['8.3', '1', 'effect', 'poison: 3 life points lost'],
  ['9.1', 'green', 'initiative', '40'],
  ['9.1', 'medusa', 'life-points', 'all'],
  ['9.4', 'talisman', 'defence', '+2'],
  ['9.4', 'talisman', 'origin', 'printed'],
  ['9.4', 'helmet', 'origin', 'printed; weight ours'],
  ['9.7', 'dagger', 'origin', 'printed; weight ours'],
  ['9.7', 'battle-axe', 'origin', 'printed'],
  ['9.7', 'battle-axe', 'also', '+6 at doors'],
  ['10.4', '3', 'who-comes', 'Orc patrol'],
  ['10.5', 'slamming-door.10', 'how-many', '2'],
  ['10.7', '4', 'climb-with-a-rope', 'out'],
  ['10.7', '4', 'climb', '–'],
  ['10.7', '1', 'cross-with-a-rope', 'falls in'],
  ['10.12', 'poison-gas', 'life-points', '1 or 2'],
  ['11.2', 'guiding-light', 'rhombs', '4'],
  ['11.3', 'fireball', 'life-points', '2'],
  ['12.1', 'black.orc-guard', 'defence', '[10]'],
  ['12.1', 'black.orc-guard', 'origin', 'printed'],
  ['12.1', 'red.green-dragon', 'origin', 'ours'],
  ['13.0', 'staff', 'riches', '500'],
])('%s: row %s, column %s is %s', (id, row, column, cell) => {
  expect(cellOf(TABLES, id, row, column)).toBe(cell)
})
