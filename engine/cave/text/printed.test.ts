import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import { RULES } from '../book/index.ts'
import { cave } from '../proof/index.ts'
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
    ['1.3', 'seeress', 'craft', '5'],
    ['1.3', 'cyborg', 'origin', 'name printed, rest ours'],
    ['2.6', '1', 'spells', '–'],
    ['2.6', '6', 'spells', '3'],
    ['5.1', 'wares.helmet', 'adds', 'saves a Life from 6 on'],
    ['5.2', 'cave.holy-lance', 'adds', 'Weapon + 1, + 3 against Dragons'],
    ['6.1', 'adventure.squire', 'adds', 'Strength + 1 in Combat'],
    ['11.4', '5', 'what-happens', 'The walk ends here'],
    ['12.4', '2', 'chamber', 'Melcart’s Shrine'],
    ['12.4.results', '6', 'void', 'Miss 3 turns'],
    ['12.4.arena', 'orc', 'strength', '8'],
    ['12.5', 'more', 'two-dice', '7'],
    ['12.6', '4', 'sacrificial-altar', 'Leave a Gold or an Object here'],
    ['13.3', 'place', 'number', '6'],
    ['13.5', 'cave.old-black-dragon', 'strength', '10'],
    ['13.6', 'cave.pale-watcher', 'cards', '2'],
    ['13.8', '1', 'toad-mother', 'A Toad for 3 turns'],
    ['13.10', '1', 'forgotten-vault', 'The Guardian attacks with Strength 7'],
    ['14.4', 'breastplate', 'holds-from', '4'],
  ])('%s: row %s, column %s is %s', (id, row, column, cell) => {
    const table = TABLES.find((each) => each.id === id)
    const at = table?.columns.findIndex((each) => each.id === column) ?? -1
    expect(table?.rows.find((each) => each.id === row)?.cells[at]).toBe(cell)
  })
})

describe('what rolls say they read', () => {
  const FOLDER = resolve(import.meta.dirname, '../proof/golden')
  const READ = readdirSync(FOLDER).flatMap((file) => {
    const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
    return replay(cave, game).record.steps.flatMap(({ rolls }) =>
      rolls.flatMap((roll) => ('reads' in roll && roll.reads ? roll.reads : [])),
    )
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
    expect([...new Set(READ.map(({ table }) => table))].sort()).toEqual(['11.4', '12.4', '12.4.results', '12.6', '13.10', '13.4', '13.8'])
  })
})
