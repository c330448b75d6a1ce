import { expect, test } from 'vitest'
import { endInWords, type Fate } from './outcomes.ts'

const home: Fate = { name: 'Almuric', fate: 'came-out' }
const hesk: Fate = { name: 'Hesk', fate: 'fallen' }
const una: Fate = { name: 'Una', fate: 'lost' }

test.each([
  [null, [], 'Still inside'],
  ['abandoned', [home], 'The raid was given up'],
  ['left', [home], 'Came out whole'],
  ['left', [home, hesk], 'Came out, Hesk fell'],
  ['left', [home, hesk, una], 'Came out, Hesk fell and Una was lost'],
  ['left', [home, hesk, { ...hesk, name: 'Borri' }], 'Came out, Hesk and Borri fell'],
  ['left', [home, hesk, una, { ...una, name: 'Zurik' }], 'Came out, 3 did not come back'],
  ['left', [], 'Out of the Citadel'],
  ['all-dead', [hesk, una], 'Nobody came out'],
  ['team-victory', [home], 'The Hellgate destroyed, all came out'],
  ['team-victory', [home, hesk], 'The Hellgate destroyed, Hesk fell'],
])('a raid that ended as %s with %j', (outcome, people, line) => {
  expect(endInWords(outcome, people)).toBe(line)
})
