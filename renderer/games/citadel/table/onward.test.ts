import { expect, test } from 'vitest'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { EXPLORING, ROUTE } from '../fixtures/raid.ts'
import { onward } from './onward.ts'

const VIEW = { ...EXPLORING, map: { ...EXPLORING.map, trail: ['gateway', 's1', 's2'] } }
const back = { id: 'exit:north', label: 'Go north', at: { kind: 'segment', id: 's1' }, data: { known: true } } as const
const known = { id: 'exit:east', label: 'Go east', at: { kind: 'segment', id: 's9' }, data: { known: true } } as const
const unknown = { id: 'exit:west', label: 'Go west', at: { kind: 'exit', id: 'west' }, data: { known: false } } as const
const route = (...options: NonNullable<Decision['options']>): Decision => ({ ...ROUTE, options })

test('5.0 the route starts with a way into the unknown, then with one that does not lead back', () => {
  expect(onward(route(back, known, unknown), VIEW)).toEqual(['exit:west'])
  expect(onward(route(back, known), VIEW)).toEqual(['exit:east'])
  expect(onward(route(back), VIEW)).toEqual([])
  expect(onward(route(back, { ...unknown, warns: 'Out, and the raid is over.' }, known), VIEW)).toEqual(['exit:east'])
})

test('no other question is begun so', () => {
  expect(onward({ ...route(unknown), topic: 'placement' }, VIEW)).toEqual([])
})
