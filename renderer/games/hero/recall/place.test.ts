import { expect, test } from 'vitest'
import { laid } from '../../../../engine/hero/proof/table-top.ts'
import { view } from '../../../../engine/hero/view.ts'
import { placeIn } from './place.ts'

function placesOf(...squares: readonly (readonly [row: number, col: number])[]): readonly string[] {
  return squares.map((at) => {
    const seen = view(laid({ hero: { at, levels: { strength: 0 } } }), 0)
    const hero = seen.sections[0]?.hero
    return hero ? placeIn(seen, hero) : ''
  })
}

test('101 where a hero is, and the squares that are left to Alysa', () => {
  expect(placesOf([11, 0], [7, 26], [7, 27], [7, 31])).toEqual([
    'at the start, 54 squares to Alysa',
    'in a dark hall, 6 squares to Alysa',
    'on the red squares, 5 squares to Alysa',
    'on the red squares, 1 square to Alysa',
  ])
})

test('whoever is dead has no way any more', () => {
  const seen = view(laid(), 0)
  const dead = seen.sections[1]?.hero
  expect(dead && placeIn(seen, dead)).toBe('dead')
})
