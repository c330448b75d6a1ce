import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import { RULES } from '../book/index.ts'
import { domain } from '../proof/index.ts'
import { printedTables } from './printed.ts'

const TABLES = printedTables()

describe('the tables of the rulebook', () => {
  it('have ids of their own, and stand at a case of the book, in their order', () => {
    const ids = TABLES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const places = TABLES.map(({ rule: wanted }) => RULES.findIndex(({ rule }) => rule === wanted))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it.each(TABLES.map((table) => [table.id, table] as const))('%s has rows and columns that can be pointed at', (_id, { columns, rows }) => {
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([])
    expect(rows.flatMap(({ cells }) => cells).filter((cell) => /undefined|null|NaN/.test(cell) || cell === '')).toEqual([])
    expect(rows.length).toBeGreaterThan(1)
  })

  it.each([
    ['4.5', 'inner-tile', 'points', '2'],
    ['6.4', '3', 'direction', 'south'],
    ['6.4', '5', 'direction', 'free choice'],
    ['8.3', '1', 'effect', 'poison: 3 life points lost'],
    ['9.1', 'green', 'initiative', '40'],
    ['9.1', 'medusa', 'life-points', 'all'],
    ['9.4', 'talisman', 'defence', '+2'],
    ['9.7', 'battle-axe', 'besides', '+6 at doors'],
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
    const table = TABLES.find((each) => each.id === id)
    const at = table?.columns.findIndex((each) => each.id === column) ?? -1
    expect(table?.rows.find((each) => each.id === row)?.cells[at]).toBe(cell)
  })
})

describe('what rolls and events say they read', () => {
  const FOLDER = resolve(import.meta.dirname, '../proof/golden')
  const READ = readdirSync(FOLDER).flatMap((file) => {
    const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
    const { steps } = replay(domain, game).record
    return steps.flatMap(({ rolls, events }) => [...rolls, ...events].flatMap((each) => ('reads' in each && each.reads ? each.reads : [])))
  })

  it('is a cell of a table, in every golden game', () => {
    const cells = new Set(
      TABLES.flatMap(({ id, columns, rows }) =>
        rows.flatMap((row) => [`${id}/${row.id}`, ...columns.map((column) => `${id}/${row.id}/${column.id}`)]),
      ),
    )
    const named = new Set(READ.map(({ table, row, column }) => [table, row, ...(column === undefined ? [] : [column])].join('/')))
    expect([...named].filter((cell) => !cells.has(cell))).toEqual([])
  })

  it('comes up for every table that is read', () => {
    expect([...new Set(READ.map(({ table }) => table))].sort()).toEqual(
      ['4.5', '6.4', '8.3', '9.1', '10.4', '10.5', '10.7', '11.2', '11.3', '12.1', '13.0'].sort(),
    )
  })
})
