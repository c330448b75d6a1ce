import { expect, test } from 'vitest'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { lastDeed } from './blow.ts'

const roll = { code: '1D6', dice: [4], parts: [{ label: '1D6', value: 4 }], total: 4 }

function entry(n: number, type: string, data: LogEntry['data']): LogEntry {
  return { n, rule: '9.5', type, text: '', data }
}

const ATTACK = entry(1, 'attack', { who: 'una', target: 'orc-1', column: 'bow', rolls: [roll] })

test('9.5 the last blow is the latest attack of this fight', () => {
  expect(lastDeed([entry(0, 'turn-begins', { turn: 3 }), ATTACK, entry(2, 'wounded', {})])?.blow).toMatchObject({
    who: 'una',
    target: 'orc-1',
    column: 'bow',
    roll: { total: 4 },
  })
})

test('a new turn and a new fight begin without a blow', () => {
  expect(lastDeed([ATTACK, entry(2, 'combat-begins', { foes: ['orc-1'] })])).toBeNull()
  expect(lastDeed([ATTACK, entry(2, 'turn-begins', { turn: 4 })])).toBeNull()
  expect(lastDeed([])).toBeNull()
})

test('10.5, 11.0 after a spell the throws are those of the spell, with what they brought', () => {
  const resists = { ...entry(3, 'resistance', { rolls: [roll] }), rule: '11.0', text: 'Vampire 1 resists Sleep.' }
  expect(lastDeed([ATTACK, entry(2, 'spell-cast', { who: 'una', spell: 'sleep' }), resists])).toEqual({
    blow: null,
    others: [expect.objectContaining({ total: 4, rule: '11.0', brought: 'Vampire 1 resists Sleep.' })],
  })
})
