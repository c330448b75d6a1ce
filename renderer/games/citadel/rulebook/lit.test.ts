import { expect, test } from 'vitest'
import { bribeSum } from '../../../../engine/citadel/chapters/08-encounters.ts'
import { citadel } from '../../../../engine/citadel/index.ts'
import { set, type Table } from '../../../../engine/citadel/proof/table-top.ts'
import type { Variant } from '../../../../engine/citadel/state.ts'
import { BRIBERY_ROWS } from '../../../../engine/citadel/tables/index.ts'
import { tables } from '../../../../engine/citadel/tables/printed.ts'
import { diceCode } from '../../../../engine/kernel/dice.ts'
import { rollOf } from '../../../../engine/kernel/session.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { litCells } from '../../../rulebook/lit.ts'
import { covers } from '../table/wound-table.ts'
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

test('8.3 where the variant labirynt has something else in a cell, its table is lit', () => {
  expect(lit(looked('room', 6, 4, ['labirynt']))).toEqual({ 'labirynt.roomMonsters': { row: '6', column: '4' } })
  expect(lit(looked('room', 6, 3, ['labirynt']))).toEqual({ 'labirynt.roomMonsters': { row: '6', column: '3' } })
})

/** Answers every throw: with the faces laid out, then with ones, by which no talk succeeds. */
function thrown(t: Table, faces: number[] = []): Table {
  while (t.ask.kind === 'roll') t.value(Array.from({ length: diceCode(t.ask.code).count }, () => faces.shift() ?? 1))
  return t
}

test.each(BRIBERY_ROWS)('8.9 an offer of %s lights the cell of what the strongest comes to', (offer) => {
  const columns = TABLES.find(({ id }) => id === '8.9')?.columns ?? []
  const read = new Set<string>()
  for (const [first, second] of BOTH)
    for (const wounds of [1, 3, 6]) {
      const t = set({ party: [{ hero: 'almuric', gold: 450 }], at: 'corridor', start: 'monsters' }, { physical: true })
      thrown(t, [FOUND, first, second, ...Array.from({ length: 8 }, () => wounds)])
      if (!t.ids.includes('negotiate')) continue
      const ids = t.state.monsters.map(({ id }) => id)
      const column = columns.find(({ id }) => covers(id, bribeSum(t.state, ids)))?.id
      thrown(t.pick('negotiate'))
      t.pick('bribe').pick(`bribe:${offer}`)
      thrown(t.value({ gold: { almuric: Number.parseInt(offer, 10) } }))
      expect(lit(t)['8.9']).toEqual({ row: offer, column })
      read.add(String(column))
    }
  expect(read.size).toBe(6)
})

test('8.9 the cell of a bribe is lit also for a group of several kinds, and where nobody saw it appear', () => {
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
