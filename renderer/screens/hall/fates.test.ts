import { expect, test } from 'vitest'
import { raidRow } from '../../fixtures/campaign.ts'
import { endInWords, type Fate, fateInWords } from './fates.ts'

const ended = raidRow({ status: 'ended', outcome: { kind: 'left', text: 'The party is out of the Citadel.' } })
const victory = raidRow({ status: 'ended', outcome: { kind: 'team-victory', text: 'Won.' } })
const home: Fate = { name: 'Almuric', fate: 'came-out' }
const hesk: Fate = { name: 'Hesk', fate: 'fallen' }
const una: Fate = { name: 'Una', fate: 'lost' }

test.each([
  [raidRow({}), [], 'Open', 'Inside now'],
  [raidRow({ status: 'abandoned' }), [home], 'Given up', 'Given up'],
  [ended, [home], 'Came out whole', 'All came out'],
  [ended, [home, hesk], 'Came out, Hesk fell', 'Hesk fell'],
  [ended, [home, hesk, una], 'Came out, Hesk fell and Una was lost', '2 did not come back'],
  [ended, [home, hesk, { ...hesk, name: 'Borri' }], 'Came out, Hesk and Borri fell', '2 did not come back'],
  [ended, [home, hesk, una, { ...una, name: 'Zurik' }], 'Came out, 3 did not come back', '3 did not come back'],
  [ended, [hesk, una], 'Nobody came out', 'Nobody came out'],
  [victory, [home], 'The Hellgate destroyed, all came out', 'Victory, all came out'],
  [victory, [home, hesk], 'The Hellgate destroyed, Hesk fell', 'Victory; Hesk fell'],
  [ended, [], 'The party is out of the Citadel.', 'All came out'],
])('a raid that is %o with %o', (raid, fates, line, brief) => {
  expect(endInWords(raid, fates)).toBe(line)
  expect(fateInWords(raid, fates)).toBe(brief)
})
