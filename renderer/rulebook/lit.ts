import type { Json, LogEntry } from '../../engine/kernel/types.ts'
import { headOf } from '../dice/wound-table.ts'
import { nameOf } from '../icons/names.ts'
import type { PrintedTable } from './printed-table.ts'

/** The cell of a table that was read last: its row, and its column where only one is meant. Named as the table names them. */
export interface Lit {
  readonly row: string
  readonly column?: string
}

/** What was read last on each printed table, by the table's id, out of the chronicle of a raid. */
export function litCells(log: readonly LogEntry[], tables: readonly PrintedTable[]): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>()
  // The dice for an encounter fall before the chronicle says by which table: read backwards, it has said so already.
  let met = 'room'
  for (const { type, data } of log.toReversed()) {
    const told = fields(data)
    if (type === 'monsters-met' && typeof told.table === 'string') met = told.table
    for (const [id, cell] of [...cellsOfEvent(type, told, tables), ...cellsOfDice(throwsIn(told).toReversed(), met)])
      if (!lit.has(id)) lit.set(id, cell)
  }
  return lit
}

/** The newest throw of each case, with the line that told of it. */
export function lastThrows(log: readonly LogEntry[]): ReadonlyMap<string, { readonly thrown: Throw; readonly told: string }> {
  const last = new Map<string, { thrown: Throw; told: string }>()
  for (const { data, text } of log.toReversed())
    for (const thrown of throwsIn(fields(data)).toReversed()) if (!last.has(thrown.rule)) last.set(thrown.rule, { thrown, told: text })
  return last
}

type Told = { readonly [key: string]: Json | undefined }

function cellsOfEvent(type: string, told: Told, tables: readonly PrintedTable[]): (readonly [string, Lit])[] {
  const inTable = (id: string, total: Json | undefined, column?: string): (readonly [string, Lit])[] => {
    const heads = tables.find((each) => each.id === id)?.rows.map(({ head }) => head)
    const row = heads && typeof total === 'number' ? headOf(heads, total) : null
    return row === null ? [] : [[id, { row, ...(column !== undefined && { column }) }]]
  }
  switch (type) {
    case 'attack':
      return inTable('9.9', told.total, nameOf(String(told.column)))
    case 'arrow':
      return inTable('9.9', told.total, nameOf('bow'))
    case 'negotiated':
      return inTable('8.5', told.total)
    case 'bribe-offered':
      return bribe(told, tables)
    case 'investigates':
      return throwsIn(told)
        .filter(({ rule }) => rule === '13.9')
        .map(({ total }) => ['13.9', { row: String(total), column: nameOf(String(told.feature)) }])
    case 'treasure':
      return [['14.9 treasure', { row: String(told.treasure) }]]
    default:
      return []
  }
}

/** The chronicle tells the row of the offer and the number to roll; where only one column of the row has it, that is the cell. */
function bribe(told: Told, tables: readonly PrintedTable[]): (readonly [string, Lit])[] {
  const table = tables.find(({ id }) => id === '8.9')
  const row = table?.rows.find(({ head }) => head === String(told.row))
  if (!table || !row) return []
  const columns = table.columns.filter((_, i) => row.cells[i] === String(told.target))
  const [only] = columns
  return [['8.9', { row: row.head, ...(columns.length === 1 && only !== undefined && { column: only }) }]]
}

/** Throws whose total is the row of a table, by what they are for; the newest first. */
function cellsOfDice(throws: readonly Throw[], met: string): (readonly [string, Lit])[] {
  return throws.flatMap(({ rule, why, total }, i): (readonly [string, Lit])[] => {
    const row = String(total)
    switch (why) {
      case 'which sun rules?':
        return [['4.1.D', { row }]]
      case 'what is the Magic Potential?':
        return [['4.4', { row }]]
      case 'which trap?':
        return [['7.1', { row }]]
      case 'which monsters? second die': {
        const first = throws[i + 1]
        if (first?.why !== 'which monsters? first die') return []
        return [
          [
            `8.3 ${met}`,
            { row: String(first.total), column: met === 'room' ? row : (['1–2', '3–4', '5–6'][Math.ceil(total / 2) - 1] ?? row) },
          ],
        ]
      }
      case 'the level of the Hellgate':
        return [['13.7', { row, column: 'Level' }]]
      case 'unexplored segments to the Hellgate':
        return [['13.7', { row, column: 'Segments away' }]]
      case 'what is the jewel worth?':
        return [['14.9 jewels', { row: String(Math.min(total, 12)) }]]
      case 'what kind of magic item?':
        return [['14.9 items', { row, column: 'First die' }]]
      case 'how strong is the magic?':
        return [rule === '14.4' ? ['14.9 items', { row, column: 'Armor' }] : ['14.9 weapons', { row }]]
      default: {
        const kind = /^which (weapon|potion|talisman|medallion|ring)\?$/.exec(why)?.[1]
        return kind === undefined ? [] : [['14.9 items', { row, column: nameOf(kind) }]]
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
