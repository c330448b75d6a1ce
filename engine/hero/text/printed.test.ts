import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import { cellOf, misread, readingsIn, tableFaults } from '../../kernel/proof/printed.ts'
import { RULES } from '../book/index.ts'
import { hero } from '../proof/index.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

describe('the tables of the rulebook', () => {
  it('stand at a case of the book and have cells that can be pointed at', () => {
    expect(tableFaults(TABLES, RULES, { blanks: true, anyOrder: true })).toEqual([])
  })

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
})

describe('what rolls and events say they read', () => {
  const FOLDER = resolve(import.meta.dirname, '../proof/golden')
  const READ = readdirSync(FOLDER).flatMap((file) => {
    const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
    return readingsIn(replay(hero, game).record.steps)
  })

  it('is a cell of a table, in every golden game', () => {
    expect(misread(TABLES, READ)).toEqual([])
  })

  it('comes up for every table that is read', () => {
    expect([...new Set(READ.map(({ table }) => table))].sort()).toEqual([
      '206C',
      '210D',
      '210E',
      '210F',
      '210G.position',
      '211D',
      '212B',
      '213B',
      '214A',
    ])
  })
})
