import { expect, test } from 'vitest'
import { optionsOf, proposedRounds } from './wish.ts'

test('60 rounds are proposed to whoever plays alone, and the 200 of the rules to company (C-97)', () => {
  expect([proposedRounds(1), proposedRounds(2), proposedRounds(6)]).toEqual([60, 200, 200])
  expect([optionsOf({ rounds: proposedRounds(1) }), optionsOf({ rounds: proposedRounds(3) })]).toEqual([{ rounds: 60 }, {}])
})
