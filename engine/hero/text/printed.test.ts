import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import { RULES } from '../book/index.ts'
import { hero } from '../proof/index.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

describe('the tables of the rulebook', () => {
  it('have ids of their own, and stand at a case of the book', () => {
    const ids = TABLES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cases = new Set(RULES.map(({ rule }) => rule))
    expect(TABLES.filter(({ rule }) => !cases.has(rule))).toEqual([])
  })

  it.each(TABLES.map((table) => [table.id, table] as const))('%s has rows and columns that can be pointed at', (_id, { columns, rows }) => {
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([])
    expect(rows.length).toBeGreaterThan(1)
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
    const table = TABLES.find((each) => each.id === id)
    const at = table?.columns.findIndex((each) => each.id === column) ?? -1
    expect(table?.rows.find((each) => each.id === row)?.cells[at]).toBe(cell)
  })
})

describe('what rolls and events say they read', () => {
  const FOLDER = resolve(import.meta.dirname, '../proof/golden')
  const READ = readdirSync(FOLDER).flatMap((file) => {
    const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
    const { steps } = replay(hero, game).record
    return steps.flatMap(({ rolls, events }) => [...rolls, ...events].flatMap((each) => ('reads' in each && each.reads ? each.reads : [])))
  })

  it('is a cell of a table, in every golden game', () => {
    const cells = new Set(
      TABLES.flatMap(({ id, columns, rows }) =>
        rows.flatMap((row) => [`${id}/${row.id}`, ...columns.map((column) => `${id}/${row.id}/${column.id}`)]),
      ),
    )
    const named = READ.map(({ table, row, column }) => [table, row, ...(column === undefined ? [] : [column])].join('/'))
    expect(named.filter((cell) => !cells.has(cell))).toEqual([])
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
