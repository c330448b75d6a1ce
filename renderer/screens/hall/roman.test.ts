import { expect, test } from 'vitest'
import { roman } from './roman.ts'

test('raids are counted in Roman figures', () => {
  expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'XCIX'])
})
