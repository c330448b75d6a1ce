import { expect, it } from 'vitest'
import { cellOf } from '../../kernel/proof/printed.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

it.each([
  ['1.3', 'seeress', 'craft', '5'],
  ['1.3', 'cyborg', 'origin', 'name printed, rest ours'],
  ['2.6', '1', 'spells', '–'],
  ['2.6', '6', 'spells', '3'],
  ['5.1', 'wares.helmet', 'adds', 'saves a Life on 6'],
  ['5.2', 'cave.holy-lance', 'adds', 'Weapon +1, +3 against Dragons'],
  ['6.1', 'adventure.squire', 'adds', 'Strength +1 in Combat'],
  ['11.4', '5', 'what-happens', 'The walk ends here'],
  ['12.4', '2', 'chamber', 'Melcart’s Shrine'],
  ['12.4.results', '6', 'void', 'Miss 3 turns'],
  ['12.4.arena', 'orc', 'strength', '8'],
  ['12.5', 'more', 'two-dice', '7'],
  ['12.6', '4', 'sacrificial-altar', 'Leave 1 Gold or an Object here'],
  ['13.3', 'place', 'number', '6'],
  ['13.5', 'cave.old-black-dragon', 'strength', '10'],
  ['13.6', 'cave.pale-watcher', 'cards', '2'],
  ['13.8', '1', 'toad-mother', 'Become a Toad for 3 turns'],
  ['13.10', '1', 'forgotten-vault', 'The Guardian attacks with Strength 7'],
  ['14.4', 'breastplate', 'holds-from', '4'],
])('%s: row %s, column %s is %s', (id, row, column, cell) => {
  expect(cellOf(TABLES, id, row, column)).toBe(cell)
})
