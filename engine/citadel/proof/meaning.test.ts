import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asidesOf } from '../../kernel/ask.ts'
import { type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import type { KeptRoll, TableCell } from '../../kernel/types.ts'
import { actionId, parseAction } from '../actions.ts'
import { asked, type PickTopic } from '../asks.ts'
import { tables } from '../tables/index.ts'
import { purposeOf, ROLLS } from '../text/rolls.ts'
import { citadel } from './index.ts'

// What rolls, events and options of the golden raids say by machine.

/** Questions whose options are names: heroes, races, weapons, spells, people. */
const NAMED: readonly PickTopic[] = [
  'choose-hero',
  'initiate-race',
  'initiate-weapons',
  'initiate-background',
  'spells-known',
  'spells-change',
  'spells-circled',
  'forget-spell',
  'new-spell',
  'hand-over',
]

const GOLDEN: readonly GoldenGame[] = readdirSync(resolve(import.meta.dirname, 'golden')).map((file) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'golden', file), 'utf8')),
)

const ids = new Set<string>()
const rolls: KeptRoll[] = []
const readings: TableCell[] = []
for (const golden of GOLDEN)
  replay(citadel, golden, ({ ask, step }) => {
    rolls.push(...step.rolls)
    for (const { reads } of step.events) if (reads !== undefined) readings.push(reads)
    if (ask === null) return
    const own = asked(ask)
    for (const id of [...(own.kind === 'pick' && !NAMED.includes(own.topic) ? own.ids : []), ...asidesOf(own)]) ids.add(id)
  })
for (const roll of rolls) if (roll.topic !== undefined && roll.reads !== undefined) readings.push(roll.reads)

describe('options', () => {
  test('every id that was offered is an action, and the action is that id', () => {
    expect(ids.size).toBeGreaterThan(1000)
    expect([...ids].filter((id) => actionId(parseAction(id)) !== id)).toEqual([])
  })
})

describe('rolls', () => {
  test('every roll has a topic of the list, and words for it', () => {
    const unknown = rolls.filter(({ topic }) => topic === undefined || !Object.hasOwn(ROLLS, topic))
    expect(unknown).toEqual([])
    const words = rolls.map((roll) => (roll.topic === undefined ? '' : purposeOf(roll)))
    expect(words.filter((each) => each === '' || each.includes('undefined'))).toEqual([])
  })
})

describe('readings', () => {
  const printed = tables()

  /** What `game.tables` has there. */
  function cellOf({ table, row, column }: TableCell): unknown {
    const dot = table.lastIndexOf('.')
    const found = at(printed, table) ?? at(at(printed, table.slice(0, dot)), table.slice(dot + 1))
    if (column === undefined) return at(found, row)
    const { columns, rows } = { columns: at(found, 'columns'), rows: at(found, 'rows') }
    if (Array.isArray(columns)) return at(at(rows, row), String(columns.indexOf(column) + 1))
    // Lists by die side by side have their columns above their rows.
    return Array.isArray(found) ? at(at(found, row), column) : at(at(found, column), row)
  }

  function at(of: unknown, key: string): unknown {
    if (Array.isArray(of)) return of[Number(key) - 1]
    return typeof of === 'object' && of !== null && Object.hasOwn(of, key)
      ? Object.entries(of).find(([name]) => name === key)?.[1]
      : undefined
  }

  test('every reading is a cell or a row that is printed', () => {
    expect(readings.filter((reading) => cellOf(reading) === undefined)).toEqual([])
  })

  test('every table that dice are read on was read', () => {
    expect([...new Set(readings.map(({ table }) => table))].sort()).toEqual([
      '13.7',
      '13.9',
      '14.9.jewels',
      '14.9.magicItems',
      '14.9.treasure',
      '14.9.weaponBonus',
      '4.1.D',
      '4.4',
      '7.1',
      '8.3.room',
      '8.3.wandering',
      '8.5',
      '8.9',
      '9.9',
      'labirynt.roomMonsters',
    ])
  })
})
