import { expect, test } from 'vitest'
import { centreOf } from './stops.ts'

const GOBLIN = { id: 'c1', at: { row: 4, col: 3 } }
const SECTION = { hero: { at: { row: 7, col: 9 } }, counters: [GOBLIN, { id: 'c2', at: null }] }

test('the close-up goes with the counter that is asked about, otherwise with the hero', () => {
  expect(centreOf(SECTION, { about: 'c1' })).toEqual({ x: 3, y: 4 })
  expect(centreOf(SECTION, { about: 'c2' })).toEqual({ x: 9, y: 7 })
  expect(centreOf(SECTION, { about: 'a' })).toEqual({ x: 9, y: 7 })
  expect(centreOf(SECTION, null)).toEqual({ x: 9, y: 7 })
  expect(centreOf({ ...SECTION, hero: null }, null)).toEqual({ x: 16, y: 7 })
})
