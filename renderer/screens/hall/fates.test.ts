import { expect, test } from 'vitest'
import { raidRow } from '../../fixtures/campaign.ts'
import type { Fate } from '../outcomes.ts'
import { fateInWords } from './fates.ts'

const ended = raidRow({ status: 'ended', outcome: { kind: 'left', text: 'The party is out of the Citadel.' } })
const victory = raidRow({ status: 'ended', outcome: { kind: 'team-victory', text: 'Won.' } })
const home: Fate = { name: 'Almuric', fate: 'came-out' }
const hesk: Fate = { name: 'Hesk', fate: 'fallen' }
const una: Fate = { name: 'Una', fate: 'lost' }

test.each([
  [raidRow({}), [], 'Inside now'],
  [raidRow({ status: 'abandoned' }), [home], 'Given up'],
  [ended, [home], 'All came out'],
  [ended, [home, hesk], 'Hesk fell'],
  [ended, [home, hesk, una], '2 did not come back'],
  [ended, [hesk, una], 'Nobody came out'],
  [victory, [home], 'Victory, all came out'],
  [victory, [home, hesk], 'Victory; Hesk fell'],
])('under a station of the years: %o with %o', (raid, fates, brief) => {
  expect(fateInWords(raid, fates)).toBe(brief)
})
