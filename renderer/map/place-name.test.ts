import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('a place is named by a letter across and a figure down, the Gateway M50', () => {
  expect(placeName({ x: 0, y: 0 })).toBe('M50')
  expect(placeName({ x: 1, y: -1 })).toBe('N49')
})

test('names go on beyond the alphabet', () => {
  expect(placeName({ x: 14, y: 0 })).toBe('AA50')
  expect(placeName({ x: -13, y: -13 })).toBe('-A37')
})
