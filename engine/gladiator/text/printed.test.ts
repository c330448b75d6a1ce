import { expect, it } from 'vitest'
import { cellOf } from '../../kernel/proof/printed.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

it.each([
  ['4.1', 'battle-axe', 'damage', '2d + 2'],
  ['4.1', 'giant-crossbow', 'bow', 'B1'],
  ['4.1', 'dagger', 'passes-shields', '–'],
  ['7.1', 'heavy-plate', 'ag', '−14'],
  ['9.1', 'goblin', 'most-ag', '34'],
  ['9.1.animals', 'troll', 'attacks', 'Fist 1d + 2, Fist 1d + 2'],
  ['10.4', 'elf', 'chain-mail', '10'],
  ['11.3', 'mage', 'in-turn', 'AG, SH, IQ'],
  ['12.4', 'drain-life', 'special', 'passes armour and heals'],
  ['13.2', 'agility-magic', 'turns', 'the fight'],
  ['14.4', 'summon-bear', 'paid-every', 'turn'],
  ['14.5', 'illusion-bear', 'cost', '4'],
  ['15.2', 'wall-fortress', 'shape', 'an angle toward the middle'],
  ['16.1', 'snake-staff', 'cost', '1+'],
  ['17.1', 'create-wall', 'orc', 'yes'],
  ['17.1', 'teleport-away', 'orc', '–'],
  ['18.2', 'giant-amoeba', 'down-at', '–'],
  ['22.2', 'shadow', 'to-a-shot-through-it', '−4 a layer'],
  ['30.2', 'impale', 'squares-at-least', '2'],
  ['33.6', 'slash-other', 'ag', '−4'],
  ['36.1', '10', 'four-dice', '1 in 6.26'],
  ['39.2', '17', 'fist', '1d + 2'],
  ['41.2', 'gimli', 'slung', 'Battle Axe'],
])('%s: row %s, column %s is %s', (id, row, column, cell) => {
  expect(cellOf(TABLES, id, row, column)).toBe(cell)
})
