import { expect, test } from 'vitest'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EXPLORING } from '../fixtures/raid.ts'
import { partySpot } from '../map/maze.ts'
import { whereOf } from './where.ts'

const told = (n: number, type: string, data: LogEntry['data'] = {}): LogEntry => ({ n, rule: '6.3', type, text: '', data })

test('a moment of a longer walk has the turn and the place in which it happened', () => {
  const here = partySpot(EXPLORING)
  const there = EXPLORING.map.levels.flatMap(({ segments }) => segments).find(({ id }) => id !== EXPLORING.map.at)?.id ?? ''
  const met = told(2, 'monsters-met')
  const all = [told(1, 'entered', { segment: there }), met, told(3, 'turn-begins'), told(4, 'entered', { segment: EXPLORING.map.at })]
  expect(whereOf({ event: met, all }, EXPLORING)).toMatchObject({ turn: EXPLORING.turn - 1, spot: { segment: { id: there } } })
  expect(whereOf({ event: met, all: all.slice(0, 2) }, EXPLORING)).toEqual({ turn: EXPLORING.turn, spot: here })
  expect(whereOf({ event: met, all: all.slice(1) }, EXPLORING).spot).toBeNull()
})
