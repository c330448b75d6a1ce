import { describe, expect, it } from 'vitest'
import { RULES } from '../book/index.ts'
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
