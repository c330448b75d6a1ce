import { expect, test } from 'vitest'
import type { Fated } from '../../../campaign-page.ts'
import { endingLine } from '../../../screens/losses.ts'
import { citadel } from '../page.ts'
import { ending } from './ending.ts'

const home: Fated = { name: 'Almuric', fate: 'came-out' }
const hesk: Fated = { name: 'Hesk', fate: 'fallen' }
const una: Fated = { name: 'Una', fate: 'lost' }
const endedAs = (outcome: string) => ({ outcome, victory: ending.isVictory({ kind: outcome, text: '' }) })

test.each([
  ['abandoned', [home], 'The raid was given up'],
  ['left', [home], 'All came out'],
  ['left', [home, hesk], 'Came out, Hesk fell'],
  ['left', [home, hesk, una], 'Came out, Hesk fell and Una was lost'],
  ['left', [home, hesk, { ...hesk, name: 'Borri' }], 'Came out, Hesk and Borri fell'],
  ['left', [home, hesk, una, { ...una, name: 'Zurik' }], 'Came out, 3 did not come back'],
  ['left', [], 'Out of the Citadel'],
  ['all-dead', [hesk, una], 'No one came out'],
  ['team-victory', [home], 'The Hellgate destroyed, all came out'],
  ['team-victory', [home, hesk], 'The Hellgate destroyed, Hesk fell'],
])('a raid that ended as %s with %j', (outcome, people, line) => {
  expect(endingLine(citadel, endedAs(outcome), people)).toBe(line)
})

test.each([
  ['abandoned', [home], 'Given up'],
  ['left', [home], 'All came out'],
  ['left', [home, hesk], 'Hesk fell'],
  ['left', [home, hesk, una], '2 did not come back'],
  ['left', [hesk, una], 'No one came out'],
  ['team-victory', [home], 'Victory, all came out'],
  ['team-victory', [home, hesk], 'Victory; Hesk fell'],
])('on the timeline of years: %s with %j', (outcome, people, brief) => {
  expect(ending.short(endedAs(outcome), people)).toBe(brief)
})

test.each([
  ['abandoned', [home], 'x-castle', 'up'],
  ['left', [home], 'x-castle', 'home'],
  ['left', [], 'x-castle', 'home'],
  ['left', [home, hesk], 'x-castle', 'loss'],
  ['left', [hesk, una], 'x-tomb', 'none'],
  ['team-victory', [home, hesk], 'x-hellgate', 'won'],
])('at a glance: %s with %j', (outcome, people, icon, tone) => {
  expect(ending.mark(endedAs(outcome), people)).toEqual({ icon, tone })
})
