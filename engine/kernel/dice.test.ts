import { expect, test } from 'vitest'
import { addToCode, diceCode, faceValue, range } from './dice.ts'

test('3.1 a dice code is a count, D, the sides, a multiplier and an addition', () => {
  expect(diceCode('1D6')).toEqual({ count: 1, sides: 6, times: 1, plus: 0 })
  expect(diceCode('2D6+3')).toEqual({ count: 2, sides: 6, times: 1, plus: 3 })
  expect(diceCode('3D6x20')).toEqual({ count: 3, sides: 6, times: 20, plus: 0 })
  expect(diceCode('1D3x2+1')).toEqual({ count: 1, sides: 3, times: 2, plus: 1 })
  expect(diceCode('1D6-2')).toEqual({ count: 1, sides: 6, times: 1, plus: -2 })
  expect(diceCode('4')).toEqual({ count: 0, sides: 6, times: 1, plus: 4 })
})

test('3.1 a three-sided die is a six-sided one halved, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map((face) => faceValue(face, 3))).toEqual([1, 1, 2, 2, 3, 3])
})

test.each(['', 'D6', '1D4', '1D6++2', '2d6', '1D6 + 2', '-1D6', '1D6x'])('a bad code is a bug and says so: %j', (code) => {
  expect(() => diceCode(code)).toThrow('not a dice code')
})

test('3.2 level additions add to what the code already has', () => {
  expect(addToCode('2D6+2', 2)).toBe('2D6+4')
  expect(addToCode('1D6', 4)).toBe('1D6+4')
  expect(addToCode('1D6-2', 2)).toBe('1D6')
  expect(addToCode('1D6x10', 1)).toBe('1D6x10+1')
  expect(addToCode('3', 2)).toBe('5')
  expect(addToCode('1D3', 0)).toBe('1D3')
})

test('3.1 the range of a code', () => {
  expect(range('3D6x20')).toEqual({ least: 60, greatest: 360 })
  expect(range('1D3+2')).toEqual({ least: 3, greatest: 5 })
})
