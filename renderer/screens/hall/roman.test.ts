import { expect, test } from 'vitest'
import { raidNumber, roman } from './roman.ts'

test('raids are counted in Roman figures', () => {
  expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'XCIX'])
})

test('a long campaign is counted in figures', () => {
  expect([raidNumber(4, 12), raidNumber(4, 13)]).toEqual(['IV', '4'])
})
