import { expect, test } from 'vitest'
import { figureClass, numeral, numeralOf, roman } from './numerals.ts'

test('Roman figures', () => {
  expect([1, 4, 9, 14, 40, 99, 444, 1999].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'XCIX', 'CDXLIV', 'MCMXCIX'])
})

test('a long campaign has Arabic numerals in a column', () => {
  expect([numeral('roman', 14), numeralOf('roman', 3, 12), numeralOf('roman', 3, 13)]).toEqual(['XIV', 'III', '3'])
  expect([figureClass('roman', 12), figureClass('roman', 13)]).toEqual([undefined, 'fig'])
})

test('a game may use Arabic numerals from the start', () => {
  expect([numeral('figures', 4), numeralOf('figures', 4, 5), figureClass('figures', 5)]).toEqual(['4', '4', 'fig'])
})
