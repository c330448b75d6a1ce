import { describe, expect, test } from 'vitest'
import { boxOf, cameraOf, contains, moved, sees, sight, zoomed } from './camera.ts'

const SIZE = { width: 800, height: 500 }
const SMALL = boxOf({ left: -4, top: -2, columns: 9, rows: 5 })
const LARGE = boxOf({ left: 0, top: 0, columns: 40, rows: 30 })

describe('with the party', () => {
  const WITH = { kind: 'party', scale: null } as const

  test('a level that is readable as a whole is shown whole', () => {
    const { x, y, scale } = cameraOf(WITH, SMALL, { x: 3, y: 0 }, SIZE)
    expect([x, y]).toEqual([50, 50])
    expect(scale).toBeCloseTo(800 / 952)
  })

  test('on a larger level the party is in the middle, and nothing beyond the frame is shown', () => {
    expect(cameraOf(WITH, LARGE, { x: 20, y: 15 }, SIZE)).toEqual({ x: 2050, y: 1550, scale: 0.5 })
    const corner = sight(cameraOf(WITH, LARGE, { x: 0, y: 0 }, SIZE), SIZE)
    expect([corner.left, corner.top]).toEqual([LARGE.left, LARGE.top])
  })

  test('without a party the whole level is shown, however small that is', () => {
    const seen = sight(cameraOf(WITH, LARGE, null, SIZE), SIZE)
    expect(contains(seen, LARGE)).toBe(true)
  })
})

test('a drag moves the board by as many pixels as the hand', () => {
  expect(moved({ x: 0, y: 0, scale: 0.5 }, 10, -20)).toEqual({ x: -20, y: 40, scale: 0.5 })
})

test('what is under the pointer stays there when the board is zoomed', () => {
  const before = { x: 100, y: 100, scale: 0.5 }
  const at = { x: 120, y: -60 }
  const after = zoomed(before, 1.5, LARGE, SIZE, at)
  expect(after.scale).toBe(0.75)
  expect(after.x + at.x / after.scale).toBeCloseTo(before.x + at.x / before.scale)
  expect(after.y + at.y / after.scale).toBeCloseTo(before.y + at.y / before.scale)
})

test('zooming ends where a tile fills the field, and where the whole level is seen', () => {
  const from = { x: 0, y: 0, scale: 1 }
  expect(zoomed(from, 100, LARGE, SIZE).scale).toBe(1.6)
  expect(zoomed(from, 0.001, LARGE, SIZE).scale).toBeCloseTo(SIZE.height / 3052)
  expect(zoomed(from, 0.001, SMALL, SIZE).scale).toBe(0.3)
})

test('a cell is in sight only when all of it is', () => {
  const seen = { left: 0, top: 0, right: 250, bottom: 100 }
  expect(sees(seen, { x: 1, y: 0 })).toBe(true)
  expect(sees(seen, { x: 2, y: 0 })).toBe(false)
})
