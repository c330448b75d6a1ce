import { expect, test } from 'vitest'
import { EXPLORING, FIGHTING, session } from '../fixtures/raid.ts'
import { startOf, taleOf } from './telling.ts'

test('a fight that began on the way is told from its first blow: nobody met on it is hurt before that', () => {
  const hurt = { ...FIGHTING, monsters: FIGHTING.monsters.map((who) => ({ ...who, woundPoints: { left: 1, total: 8 } })) }
  const start = startOf({ ...EXPLORING, monsters: [] }, hurt)
  expect(new Set(start.monsters.map(({ woundPoints, status }) => `${status} ${woundPoints.left} of ${woundPoints.total}`))).toEqual(
    new Set(['living 8 of 8']),
  )
})

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
  expect(beats.map(({ lead, ground, opens, events: { length } }) => [lead.type, ground, opens, length])).toEqual([
    ['monsters-met', 5, true, 2],
    ['negotiated', 5, false, 1],
    ['fight-begins', 5, false, 1],
    ['combat-begins', 7, true, 1],
    ['attack', 7, false, 1],
    ['combat-over', 7, false, 1],
    ['hellgate-found', 9, true, 3],
    ['combat-begins', 9, true, 2],
  ])
})
