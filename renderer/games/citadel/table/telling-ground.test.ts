import { expect, test } from 'vitest'
import { EXPLORING, session } from '../fixtures/raid.ts'
import { taleOf } from './telling.ts'

test('two fights that an errand led into and out of are both told, with what came before each', () => {
  let n = 0
  const event = (input: number, type: string, data = {}) => ({ n: n++, input, rule: '9.0', type, text: type, data })
  const events = [
    event(5, 'route'),
    event(5, 'monsters-met'),
    event(6, 'negotiated', { who: 'una' }),
    event(6, 'fight-begins'),
    event(7, 'combat-begins'),
    event(7, 'attack', { who: 'una', target: 'orc-1' }),
    event(7, 'combat-over'),
    event(7, 'experience'),
    event(8, 'route'),
    event(9, 'hellgate-found'),
    event(9, 'combat-begins'),
    event(10, 'turn-begins'),
    event(10, 'route'),
  ]
  const before = session({ ...EXPLORING, monsters: [] }, null, { inputs: 4 })
  const beats = taleOf(before, session({ ...EXPLORING, monsters: [] }, null, { inputs: 10, events }))?.beats ?? []
  expect(beats.map(({ lead, opens, events: { length } }) => [lead.type, opens, length])).toEqual([
    ['monsters-met', true, 2],
    ['negotiated', false, 1],
    ['fight-begins', false, 1],
    ['combat-begins', true, 1],
    ['attack', false, 1],
    ['combat-over', false, 1],
    ['hellgate-found', true, 3],
    ['combat-begins', true, 2],
  ])
})
