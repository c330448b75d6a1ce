import { expect, test } from 'vitest'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { linesOf } from './lines.ts'

const VIEW = { sections: [{ id: 'a', hero: { name: 'Una' } }] } as unknown as HeroView

function entry(n: number, type: string, data: { readonly [key: string]: Json } = {}): LogEntry {
  return { n, rule: '202', type, text: `${type}.`, data: { section: 'a', ...data } }
}

const STEP = (n: number, col: number) => entry(n, 'stepped', { from: { row: 1, col: col - 1 }, to: { row: 1, col } })
const MARCH = (n: number) => entry(n, 'marched', { path: [{ row: 1, col: 8 }] })

function told(log: readonly LogEntry[]) {
  return linesOf(log, VIEW).map(({ n, text }) => [n, text])
}

test('a walk is one line, whatever he sees on the way, and its phase is not announced besides', () => {
  const log = [entry(0, 'phase-began'), STEP(1, 2), entry(2, 'sighted'), STEP(3, 3), STEP(4, 4), entry(5, 'halted'), STEP(6, 5)]
  expect(told(log)).toEqual([
    [2, 'sighted.'],
    [4, 'Una goes 3 squares, to row 2, column 5.'],
    [5, 'halted.'],
    [6, 'stepped.'],
  ])
})

test('all marches of a phase are one line', () => {
  const log = [entry(0, 'phase-began'), MARCH(1), entry(2, 'sighted'), MARCH(3), MARCH(4), entry(5, 'monster-struck'), MARCH(6)]
  expect(told(log)).toEqual([
    [2, 'sighted.'],
    [4, 'Against Una 3 counters move.'],
    [5, 'monster-struck.'],
    [6, 'Against Una a counter moves.'],
  ])
})

test('walks of two heroes are two lines', () => {
  const other = entry(2, 'stepped', { section: 'b', to: { row: 1, col: 2 } })
  expect(told([STEP(1, 2), other])).toEqual([
    [1, 'stepped.'],
    [2, 'stepped.'],
  ])
})

test('205D what he loses sight of and sees again at once is not told; another of its kind is', () => {
  const lost = entry(1, 'lost-sight', { counters: [{ id: 'c1', kind: 'man' }] })
  const seen = (id: string) => entry(2, 'sighted', { counters: [{ id, kind: 'man' }] })
  expect(told([lost, seen('c1')])).toEqual([])
  expect(told([lost, seen('c2')])).toHaveLength(2)
  expect(told([lost, STEP(3, 2), seen('c1')]).map(([n]) => n)).toEqual([3])
})

test('212B a wound and what it costs are one line with its dice; of several wounds each has its own', () => {
  const rolls = [{ dice: [3, 4] }]
  const wound = (n: number) => entry(n, 'wound', { wounds: ['hits', 'hits'], rolls })
  const wounded = (n: number, hits: number) => entry(n, 'wounded', { lost: { hits }, excess: 0 })
  expect(linesOf([wound(1), wounded(2, 2)], VIEW)).toMatchObject([{ n: 2, text: 'wounded.', data: { rolls } }])
  expect(told([wound(1), wound(2), wounded(3, 4)]).map(([n]) => n)).toEqual([1, 2, 3])
})

test('212A a blow and the kill that it makes are one line; a dummy is a line of its own', () => {
  const struck = (hit: boolean) => entry(1, 'hero-struck', { kind: 'goblin', hit })
  const gone = (kind: string, rule: string) => ({ ...entry(2, 'eliminated', { kind, points: 7 }), rule })
  expect(told([struck(true), gone('goblin', '212A')])).toEqual([[1, 'hero-struck: 7 points for courage.']])
  expect(told([struck(false), gone('goblin', '212A')])).toHaveLength(2)
  expect(told([struck(true), gone('dummy', '211E')])).toHaveLength(2)
})
