import type { PrintedTable } from '../../../../engine/kernel/printed-types.ts'
import type { Json, LogEntry, Reading } from '../../../../engine/kernel/types.ts'
import { nameOf } from '../../../icons/names.ts'
import { covers, headOf } from '../table/wound-table.ts'

/**
 * Where the tables were read by a line of the chronicle, the newest first, as far as its event and its dice show it.
 *
 * @param at the place of the line in the log
 */
export function readingsOf(log: readonly LogEntry[], at: number, tables: readonly PrintedTable[]): readonly Reading[] {
  return [...cellsOfEvent(log, at, tables), ...cellsOfDice(throwsIn(fields(log[at]?.data)).toReversed())].map(([table, cell]) => ({
    table,
    ...cell,
  }))
}

type Told = { readonly [key: string]: Json | undefined }

type Cell = readonly [table: string, cell: Omit<Reading, 'table'>]

function cellsOfEvent(log: readonly LogEntry[], at: number, tables: readonly PrintedTable[]): readonly Cell[] {
  const told = fields(log[at]?.data)
  const inTable = (id: string, total: Json | undefined, column?: string): readonly Cell[] => {
    const heads = tables.find((each) => each.id === id)?.rows.map(({ id: row }) => row)
    const row = heads && typeof total === 'number' ? headOf(heads, total) : null
    return row === null ? [] : [[id, { row, ...(column !== undefined && { column }) }]]
  }
  switch (log[at]?.type) {
    case 'attack':
      return inTable('9.9', told.total, String(told.column))
    case 'arrow':
      return inTable('9.9', told.total, 'bow')
    case 'negotiated':
      return inTable('8.5', told.total)
    case 'bribe-offered':
      return bribe(told, tables)
    case 'monster-appears':
      return encounter(told, log.slice(at + 1), tables)
    case 'investigates':
      return throwsIn(told)
        .filter(({ rule }) => rule === '13.9')
        .map(({ total }) => ['13.9', { row: String(total), column: String(told.feature) }])
    case 'treasure':
      return [['14.9.treasure', { row: String(told.treasure) }]]
    default:
      return []
  }
}

/** The column is that of the sum; an older chronicle does not tell it, but the number to roll, where that stands in one column only. */
function bribe({ row: offered, sum, target }: Told, tables: readonly PrintedTable[]): readonly Cell[] {
  const table = tables.find(({ id }) => id === '8.9')
  const row = table?.rows.find(({ id }) => id === String(offered))
  if (!table || !row) return []
  const possible = table.columns.filter(({ id }, i) => (typeof sum === 'number' ? covers(id, sum) : row.cells[i] === String(target)))
  const [column] = possible
  return [['8.9', { row: row.id, ...(possible.length === 1 && column !== undefined && { column: column.id }) }]]
}

const ENCOUNTERS = ['8.3.room', 'labirynt.roomMonsters', '8.3.wandering']

/** 8.3: the table is known by its cell, which must hold what came. Where several do, the line that sums the group up names it. */
function encounter(told: Told, after: readonly LogEntry[], tables: readonly PrintedTable[]): readonly Cell[] {
  const throws = throwsIn(told)
  const thrown = (why: string) => throws.find((each) => each.why === why)
  const first = thrown('which monsters? first die')
  const second = thrown('which monsters? second die')
  if (!first || !second) return []
  const number = thrown('how many?')?.code
  const possible = ENCOUNTERS.flatMap((id): readonly Cell[] => {
    const table = tables.find((each) => each.id === id)
    const row = table?.rows.find(({ id: die }) => die === String(first.total))
    const column = table?.columns.findIndex(({ label }) => covers(label, second.total)) ?? -1
    const head = table?.columns[column]
    return row === undefined || head === undefined || !holds(row.cells[column], told.monster, number)
      ? []
      : [[id, { row: row.id, column: head.id }]]
  })
  const met = fields(after.find(({ type }) => type === 'monsters-met')?.data).table
  return possible.filter(([id]) => possible.length === 1 || (id === '8.3.wandering') === (met === 'wandering')).slice(0, 1)
}

/** Whether a cell says that kind, in a number thrown for or, without a throw, as it stands. */
function holds(cell: string | undefined, kind: Json | undefined, thrown: string | undefined): boolean {
  const name = nameOf(String(kind))
  return thrown === undefined ? cell?.replace(/ \d+$/, '') === name : cell === `${name} ${thrown}`
}

/** Throws whose total is the row of a table, by what they are for; the newest first. */
function cellsOfDice(throws: readonly Throw[]): readonly Cell[] {
  return throws.flatMap(({ rule, why, total }): readonly Cell[] => {
    const row = String(total)
    switch (why) {
      case 'which sun rules?':
        return [['4.1.D', { row }]]
      case 'what is the Magic Potential?':
        return [['4.4', { row }]]
      case 'which trap?':
        return [['7.1', { row }]]
      case 'the level of the Hellgate':
        return [['13.7', { row, column: 'level' }]]
      case 'unexplored segments to the Hellgate':
        return [['13.7', { row, column: 'segmentsAway' }]]
      case 'what is the jewel worth?':
        return [['14.9.jewels', { row: String(Math.min(total, 12)) }]]
      case 'what kind of magic item?':
        return [['14.9.magicItems', { row, column: 'types' }]]
      case 'how strong is the magic?':
        return [rule === '14.4' ? ['14.9.magicItems', { row, column: 'armor' }] : ['14.9.weaponBonus', { row }]]
      default: {
        const kind = /^which (weapon|potion|talisman|medallion|ring)\?$/.exec(why)?.[1]
        return kind === undefined ? [] : [['14.9.magicItems', { row, column: kind }]]
      }
    }
  })
}

/** Dice as an event of the chronicle keeps them. */
export interface Throw {
  readonly rule: string
  readonly why: string
  readonly code: string
  readonly dice: readonly number[]
  readonly parts: readonly { readonly label: string; readonly value: number }[]
  readonly total: number
}

function throwsIn(told: Told): readonly Throw[] {
  return Array.isArray(told.rolls) ? told.rolls.flatMap(throwIn) : []
}

function throwIn(data: Json): Throw[] {
  const { rule, why, code, dice, parts, total } = fields(data)
  if (typeof rule !== 'string' || typeof why !== 'string' || typeof code !== 'string' || typeof total !== 'number') return []
  return [
    {
      rule,
      why,
      code,
      total,
      dice: Array.isArray(dice) ? dice.filter((face) => typeof face === 'number') : [],
      parts: Array.isArray(parts) ? parts.flatMap(partIn) : [],
    },
  ]
}

function partIn(data: Json): { label: string; value: number }[] {
  const { label, value } = fields(data)
  return typeof label === 'string' && typeof value === 'number' ? [{ label, value }] : []
}

function fields(data: Json | undefined): Told {
  return isTold(data) ? data : {}
}

function isTold(data: Json | undefined): data is Told {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
