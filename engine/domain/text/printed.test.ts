import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import { cellOf, misread, readingsIn, tableFaults } from '../../kernel/proof/printed.ts'
import { RULES } from '../book/index.ts'
import { domain } from '../proof/index.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

describe('the tables of the rulebook', () => {
  it('stand at a case of the book, in its order, and have cells that can be pointed at', () => {
    expect(tableFaults(TABLES, RULES)).toEqual([])
  })

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
})

describe('what rolls and events say they read', () => {
  const FOLDER = resolve(import.meta.dirname, '../proof/golden')
  const READ = readdirSync(FOLDER).flatMap((file) => {
    const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
    return readingsIn(replay(domain, game).record.steps)
  })

  it('is a cell of a table, in every golden game', () => {
    expect(misread(TABLES, READ)).toEqual([])
  })

  it('comes up for every table that is read', () => {
    expect([...new Set(READ.map(({ table }) => table))].sort()).toEqual([
      '10.4',
      '10.5',
      '10.7',
      '11.2',
      '11.3',
      '12.1',
      '13.0',
      '4.5',
      '6.4',
      '8.3',
      '9.1',
    ])
  })
})
