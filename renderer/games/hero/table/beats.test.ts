import { expect, test } from 'vitest'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { beatsOf, struckIn, wordsOf } from './beats.ts'

function entry(n: number, type: string, data: { readonly [key: string]: Json } = {}, text = type): LogEntry {
  return { n, rule: '202', type, text, data }
}

const STEP = (n: number, col: number) =>
  entry(n, 'stepped', { section: 'a', from: { row: 1, col: col - 1 }, to: { row: 1, col } }, `To ${col}.`)
const MARCH = (n: number, counter: string) =>
  entry(n, 'marched', { section: 'a', counter, from: { row: 1, col: 9 }, path: [{ row: 1, col: 8 }] })

test('a walk of any length is one beat, and so are all marches; blows are told one by one with their results', () => {
  const beats = beatsOf([
    entry(0, 'phase-began', { section: 'a', phase: 'hero' }),
    STEP(1, 2),
    STEP(2, 3),
    entry(3, 'hero-struck'),
    entry(4, 'eliminated'),
    entry(5, 'phase-began', { section: 'a', phase: 'monsters' }),
    MARCH(6, 'c1'),
    MARCH(7, 'c2'),
    entry(8, 'monster-struck'),
    entry(9, 'wound', { row: 7, column: 2 }),
    entry(10, 'wounded'),
  ])
  expect(beats.map(({ events }) => events.map(({ n }) => n))).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
    [8, 9, 10],
  ])
})

test('several marches are counted, a walk is told by its end', () => {
  expect(wordsOf({ events: [MARCH(0, 'c1'), MARCH(1, 'c2')] })).toBe('2 counters move.')
  expect(wordsOf({ events: [entry(0, 'phase-began', {}, 'Una acts.'), STEP(1, 2), STEP(2, 3)] })).toBe('Una acts. To 3.')
})

test('212B the cells that were struck', () => {
  expect(struckIn([entry(0, 'wound', { row: 7, column: 2 }), entry(1, 'stepped')])).toEqual([{ row: 7, column: 2 }])
})
