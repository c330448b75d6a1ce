import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test('a place is named by a letter across and a figure down, the Gateway M13', () => {
  expect(placeName({ x: 0, y: 0 })).toBe('M13')
  expect(placeName({ x: 1, y: -1 })).toBe('N12')
})

test('names go on beyond the alphabet', () => {
  expect(placeName({ x: 14, y: 0 })).toBe('AA13')
  expect(placeName({ x: -13, y: -13 })).toBe('-A0')
})
