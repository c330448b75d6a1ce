import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bribeSum } from '../../../../engine/citadel/chapters/08-encounters.ts'
import { citadel } from '../../../../engine/citadel/index.ts'
import type { Variant } from '../../../../engine/citadel/open/variants.ts'
import { citadel as proof } from '../../../../engine/citadel/proof/index.ts'
import { set, type Table } from '../../../../engine/citadel/proof/table-top.ts'
import { BRIBERY_ROWS, bribeColumn } from '../../../../engine/citadel/tables/index.ts'
import { tables } from '../../../../engine/citadel/tables/printed.ts'
import { rollOf } from '../../../../engine/kernel/decision.ts'
import { diceCode } from '../../../../engine/kernel/dice.ts'
import { replay } from '../../../../engine/kernel/proof/golden.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { lastThrows, litCells } from '../../../rulebook/lit.ts'
import { BOOK } from './book.ts'

// The rules play; what they read is lit.

const { printed: TABLES } = BOOK.tables(tables())

function logOf(t: Table): readonly LogEntry[] {
  return t.session.record.steps
    .flatMap(({ events }) => events)
    .map(({ type, rule, rolls = [], ...rest }, n) => {
      const data = { ...rest, rolls: rolls.map((roll) => rollOf(citadel, t.state, roll)) }
      return { n, rule, type, text: 'Told.', data: JSON.parse(JSON.stringify(data)) }
    })
}

const lit = (t: Table, upTo?: number) => Object.fromEntries(litCells(logOf(t), upTo))

const FOUND = 1
const WOUNDS = Array.from({ length: 8 }, () => 4)

function looked(at: 'room' | 'corridor', first: number, second: number, variants: readonly Variant[] = []): Table {
  return set({ party: [{ hero: 'almuric', gold: 450 }], at, start: 'monsters' }, { variants, dice: [FOUND, first, second, ...WOUNDS] })
}

const BOTH = [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => [first, second] as const))
const THIRDS = ['1', '1', '2', '2', '3', '3']

test.each(BOTH)('8.3 dice %i and %i light the cell that was read, in its table and no other', (first, second) => {
  const row = String(first)
  expect(lit(looked('room', first, second))).toEqual({ '8.3.room': { row, column: String(second) } })
  const met = looked('corridor', first, second)
  const cell = { '8.3.wandering': { row, column: THIRDS[second - 1] } }
  expect(lit(met)).toEqual(cell)
  expect(lit(met, logOf(met).find(({ type }) => type === 'monster-appears')?.n)).toEqual(cell)
})

test('8.3 where the labirynt variant differs in a cell, its table is lit', () => {
  expect(lit(looked('room', 6, 4, ['labirynt']))).toEqual({ 'labirynt.roomMonsters': { row: '6', column: '4' } })
  expect(lit(looked('room', 6, 3, ['labirynt']))).toEqual({ 'labirynt.roomMonsters': { row: '6', column: '3' } })
})

/** Answers every throw: with the given faces, then with ones, on which no talk succeeds. */
function thrown(t: Table, faces: number[] = []): Table {
  while (t.ask.kind === 'roll') t.value(Array.from({ length: diceCode(t.ask.code).count }, () => faces.shift() ?? 1))
  return t
}

test.each(BRIBERY_ROWS)('8.9 an offer of %s lights the cell for the strongest', (offer) => {
  const columns = TABLES.find(({ id }) => id === '8.9')?.columns ?? []
  const read = new Set<string>()
  for (const [first, second] of BOTH)
    for (const wounds of [1, 3, 6]) {
      const t = set({ party: [{ hero: 'almuric', gold: 450 }], at: 'corridor', start: 'monsters' }, { physical: true })
      thrown(t, [FOUND, first, second, ...Array.from({ length: 8 }, () => wounds)])
      if (!t.ids.includes('negotiate')) continue
      const ids = t.state.monsters.map(({ id }) => id)
      const column = columns[bribeColumn(bribeSum(t.state, ids))]?.id
      thrown(t.pick('negotiate'))
      t.pick('bribe').pick(`bribe:${offer}`)
      thrown(t.value({ gold: { almuric: Number.parseInt(offer, 10) } }))
      expect(lit(t)['8.9']).toEqual({ row: offer, column })
      read.add(String(column))
    }
  expect(read.size).toBe(6)
})

test('8.9 the cell of a bribe is lit for a mixed group too, and when nobody saw it appear', () => {
  const monsters = [
    { type: 'orc', wounds: 6 },
    { type: 'troll', wounds: 9 },
  ]
  const t = set({ party: [{ hero: 'almuric', gold: 450 }], monsters, start: 'bribery' })
  t.pick('bribe')
    .pick('bribe:200')
    .value({ gold: { almuric: 200 } })
  expect(lit(t)['8.9']).toEqual({ row: '200', column: '13-16' })
})

test('9.9 the cell of an attack is lit, by total and weapon', () => {
  const t = set({ party: [{ hero: 'almuric' }], monsters: [{ type: 'orc', wounds: 9 }], start: 'combat' }, { dice: [5] })
  t.pick('attack:orc-1')
  const attack = logOf(t).find(({ type }) => type === 'attack')
  // A die of 5, his sword skill and his Combat Bonus.
  expect(attack?.data).toMatchObject({ column: 'sword', total: 10 })
  expect(lit(t, attack?.n)['9.9']).toEqual({ row: '10', column: 'sword' })
})

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/citadel/proof/golden')

test('every reading in a golden raid is a row and a column of a printed table', () => {
  const unknown = new Set<string>()
  const read = new Set<string>()
  for (const file of readdirSync(GOLDEN))
    replay(proof, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')), ({ step }) => {
      for (const { reads } of [...step.events, ...step.rolls.filter((roll) => roll.topic !== undefined)]) {
        if (reads === undefined) continue
        const { table, row, column } = reads
        const found = TABLES.find(({ id }) => id === table)
        const isThere = found?.rows.some(({ id }) => id === row) && (column === undefined || found.columns.some(({ id }) => id === column))
        ;(isThere ? read : unknown).add(isThere ? table : `${table} ${row} ${column}`)
      }
    })
  expect([...unknown]).toEqual([])
  expect(read.size).toBe(15)
})

const entry = (n: number, type: string, data: object): LogEntry => ({
  ...{ n, rule: '0.0', type, text: `Told ${n}.`, data: JSON.parse(JSON.stringify(data)) },
})
const die = (rule: string, total: number, reads?: object) => ({
  ...{ rule, why: 'what is it?', code: '1D6', dice: [total], parts: [{ label: '1D6', value: total }], total },
  ...(reads && { reads }),
})

test('the last of two readings of a table counts, within a line and between lines, and a line itself before its dice', () => {
  const level = { table: '13.7', row: '2', column: 'level' }
  const away = { table: '13.7', row: '5', column: 'segmentsAway' }
  const log = [
    entry(0, 'mirror', { rolls: [die('13.7', 2, level), die('13.7', 5, away)] }),
    entry(1, 'treasure', {
      reads: { table: '14.9.treasure', row: 'J' },
      rolls: [die('14.0', 1, { table: '14.9.treasure', row: 'A' }), die('14.0', 4, { table: '14.9.jewels', row: '4' })],
    }),
  ]
  expect(Object.fromEntries(litCells(log))).toEqual({
    '14.9.treasure': { row: 'J' },
    '14.9.jewels': { row: '4' },
    '13.7': { row: '5', column: 'segmentsAway' },
  })
  expect([...litCells(log, 0).keys()]).toEqual(['13.7'])
})

test('a chronicle from before rolls said where they were read lights nothing, but its throws are shown', () => {
  const log = [entry(0, 'trap-sprung', { rolls: [die('7.1', 3)] }), entry(1, 'attack', { column: 'sword', total: 5 })]
  expect(litCells(log).size).toBe(0)
  expect(lastThrows(log).get('7.1')).toMatchObject({ told: 'Told 0.', thrown: { total: 3 } })
})
