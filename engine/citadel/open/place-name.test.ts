import { expect, test } from 'vitest'
import { placeName, placeNamed } from './place-name.ts'

test('a place is named by a letter across and a number down, the Gateway M50', () => {
  expect(placeName({ x: 0, y: 0 })).toBe('M50')
  expect(placeName({ x: 1, y: -1 })).toBe('N49')
})

test('names go on beyond the alphabet', () => {
  expect(placeName({ x: 13, y: 2 })).toBe('Z52')
  expect(placeName({ x: 14, y: 0 })).toBe('AA50')
  expect(placeName({ x: -12, y: 0 })).toBe('A50')
  expect(placeName({ x: -13, y: -13 })).toBe('-A37')
})

test('no two places of a level share a name', () => {
  const places = Array.from({ length: 121 }, (_each, x) =>
    Array.from({ length: 41 }, (_row, y) => placeName({ x: x - 60, y: y - 20 })),
  ).flat()
  expect(new Set(places).size).toBe(places.length)
})

test('a name resolves to its place, however it is typed', () => {
  for (const at of [
    { x: 0, y: 0 },
    { x: 14, y: -3 },
    { x: -13, y: 7 },
    { x: -40, y: 2 },
  ])
    expect(placeNamed(placeName(at))).toEqual(at)
  expect(placeNamed(' n 49 ')).toEqual({ x: 1, y: -1 })
  for (const name of ['', '49', 'N', 'the altar']) expect(placeNamed(name)).toBeNull()
})
