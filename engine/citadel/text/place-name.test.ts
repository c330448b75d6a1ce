import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('a place is a letter across and a figure down, the Gateway M50, and never called otherwise later', () => {
  expect(placeName({ x: 0, y: 0 })).toBe('M50')
  expect(placeName({ x: 1, y: -1 })).toBe('N49')
  expect(placeName({ x: 13, y: 2 })).toBe('Z52')
  expect(placeName({ x: 14, y: 0 })).toBe('AA50')
  expect(placeName({ x: -12, y: 0 })).toBe('A50')
  expect(placeName({ x: -13, y: 0 })).toBe('-A50')
})

test('no two places of a level share a name', () => {
  const places = Array.from({ length: 121 }, (_each, x) =>
    Array.from({ length: 41 }, (_row, y) => placeName({ x: x - 60, y: y - 20 })),
  ).flat()
  expect(new Set(places).size).toBe(places.length)
})
