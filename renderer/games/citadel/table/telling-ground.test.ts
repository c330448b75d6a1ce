import { expect, test } from 'vitest'
import { EXPLORING, FIGHTING, session } from '../fixtures/raid.ts'
import { taleOf } from './telling.ts'

test('a fight that began on the way is told from its first blow: nobody met on it is hurt before that', () => {
  const hurt = { ...FIGHTING, monsters: FIGHTING.monsters.map((who) => ({ ...who, woundPoints: { left: 1, total: 8 } })) }
  const ground = taleOf(session({ ...EXPLORING, monsters: [] }, null), session(hurt, null))?.ground
  expect(new Set(ground?.monsters.map(({ woundPoints, status }) => `${status} ${woundPoints.left} of ${woundPoints.total}`))).toEqual(
    new Set(['living 8 of 8']),
  )
})
