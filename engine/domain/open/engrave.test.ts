import { expect, test } from 'vitest'
import { engrave } from './engrave.ts'
import { TILE_IDS, turnedTile } from './tiles.ts'

test.each(TILE_IDS)('%s is engraved the same each time, and without a broken number', (id) => {
  const [once, again] = [engrave({ ...turnedTile(id, 1) }), engrave({ ...turnedTile(id, 1) })]
  expect(again).toEqual(once)
  expect(once.grounds.length).toBeGreaterThan(0)
  for (const { d } of [...once.grounds, ...once.lines]) expect(d).toMatch(/^M[-\d.\sa-zA-Z]+$/)
})
