import { expect, test } from 'vitest'
import { wayOf } from './sheet.tsx'

test('how far it is to Alysa, or what has come of him', () => {
  const at = { row: 7, col: 31 }
  expect([
    wayOf({ status: 'in-catacomb', at, toAlysa: 14 }),
    wayOf({ status: 'in-catacomb', at, toAlysa: 1 }),
    wayOf({ status: 'in-catacomb', at, toAlysa: null }),
    wayOf({ status: 'in-catacomb', at: null, toAlysa: null }),
    wayOf({ status: 'track', at: null, toAlysa: null }),
    wayOf({ status: 'dead', at: null, toAlysa: null }),
  ]).toEqual(['14 squares to Alysa', '1 square to Alysa', 'No known way to Alysa', 'Not yet in the catacomb', 'With Alysa', 'Dead'])
})
