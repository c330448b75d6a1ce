import { expect, test } from 'vitest'
import { lossInWords } from './words.ts'

test('what a choice cost is said with its precision, and nothing where it cost nothing', () => {
  const of = (mean: number, error: number) => lossInWords('points', { loss: { mean, error }, playouts: 24, compared: 8 })
  expect(of(140.4, 12)).toBe('140 points, give or take 24; 24 playouts of each, 8 answers compared')
  expect(of(0.2, 6)).toBe('0 points, give or take 12; 24 playouts of each, 8 answers compared')
  expect(lossInWords('%', { loss: { mean: 12.3, error: 2 }, playouts: 24, compared: 8 })).toMatch(/^12%, give or take 4;/)
  expect(of(-0.1, 0.1)).toBe('nothing; 24 playouts of each, 8 answers compared')
})
