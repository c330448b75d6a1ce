import { expect, test } from 'vitest'
import { MAPS } from '../../../../engine/hero/tables/index.ts'
import { runsOf } from './catacomb-picture.tsx'

test('adjacent squares that look alike are one piece, and rock is left out', () => {
  expect(runsOf('##..::aab#OHR', 3)).toEqual([
    { x: 2, y: 3, length: 2, look: 'lit' },
    { x: 4, y: 3, length: 2, look: 'dark' },
    { x: 6, y: 3, length: 2, look: 'other' },
    { x: 8, y: 3, length: 1, look: 'room' },
    { x: 10, y: 3, length: 1, look: 'pit' },
    { x: 11, y: 3, length: 1, look: 'start' },
    { x: 12, y: 3, length: 1, look: 'red' },
  ])
})

test('every square of the drawn catacombs except rock is in the picture once', () => {
  for (const { grid } of Object.values(MAPS)) {
    const drawn = grid.flatMap(runsOf).reduce((sum, { length }) => sum + length, 0)
    expect(drawn).toBe(grid.join('').replaceAll('#', '').length)
  }
})
