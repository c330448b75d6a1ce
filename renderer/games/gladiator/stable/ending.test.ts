import { expect, test } from 'vitest'
import type { Fated } from '../../../campaign-page.ts'
import { endingLine } from '../../../screens/losses.ts'
import { gladiator } from '../page.ts'
import { ending } from './ending.ts'

const ann: Fated = { name: 'Ann', fate: 'came-out' }
const bob: Fated = { name: 'Bob', fate: 'fallen' }
const bones: Fated = { name: 'Bob', fate: 'lost' }

test('a fight is won for the stable by whichever side its people stood on', () => {
  const standing = { id: 'ann', label: 'Ann', score: 20 }
  expect(ending.isVictory({ kind: 'east', text: '', standings: [{ ...standing, winner: true }] })).toBe(true)
  expect(ending.isVictory({ kind: 'west', text: '', standings: [standing] })).toBe(false)
  expect(ending.isVictory({ kind: 'draw', text: '' })).toBe(false)
})

test.each([
  ['west', true, [ann], 'Won, all came home', 'Won', 'won'],
  ['east', true, [ann, bob], 'Won, Bob fell', 'Won; Bob fell', 'won'],
  ['east', false, [ann, bob], 'Lost, Bob fell', 'Lost; Bob fell', 'loss'],
  ['west', true, [ann, bones], 'Won, all came home', 'Won', 'won'],
  ['east', false, [bob], 'Lost, no one came home', 'Lost; Bob fell', 'none'],
  ['draw', false, [ann], 'Draw, all came home', 'Draw', 'home'],
  ['abandoned', false, [ann], 'The fight was given up', 'Break-out', 'up'],
])('%s, victory %s', (outcome, victory, people, line, short, tone) => {
  const end = { outcome, victory }
  expect([endingLine(gladiator, end, people), ending.short(end, people), ending.mark(end, people).tone]).toEqual([line, short, tone])
})
