import { expect, test } from 'vitest'
import { HOME_REASONS } from '../../kernel/campaign.ts'
import { ABILITIES, LEARNED } from '../chapters/12-abilities.ts'
import { type Entry, entrySentence, REASONS } from './ledger.ts'

const UNITS = ['experience', 'gold', 'jewel', 'ability', 'item', 'exit'] as const
const SUBJECTS = [
  ...ABILITIES,
  ...LEARNED,
  'ring-resistance-1-2',
  'potion-charm-person-1',
  'weapon-throwing-dagger-3',
  'armor-1',
  'tapestry-2',
  '',
]

const entry = (reason: string, unit: Entry['unit'], amount: number, subject?: string) =>
  entrySentence({ reason, unit, amount, rule: '17.1', ...(subject === undefined ? {} : { subject }) })

test('every reason has a sentence for every unit, coming and going', () => {
  expect([...HOME_REASONS].filter((reason) => !REASONS.has(reason))).toEqual([])
  for (const reason of REASONS)
    for (const unit of UNITS)
      for (const amount of [1, -3])
        for (const subject of SUBJECTS) {
          const sentence = entry(reason, unit, amount, subject)
          expect(sentence).toMatch(/^[A-Z][^:]*(: .+)?[.]$/)
          expect(sentence).not.toMatch(/undefined|NaN|\[object|weapon-skill|magic:|spell:/)
        }
})

test('sentences of the usual lines', () => {
  expect(entry('treasure', 'gold', 30)).toBe('Share of the treasure: 30 gold marks.')
  expect(entry('treasure', 'item', 1, 'ring-resistance-1-2')).toBe('Share of the treasure: Ring of Resistance +1.')
  expect(entry('treasure', 'item', 1, 'weapon-throwing-dagger-3')).toBe('Share of the treasure: magic Throwing Dagger.')
  expect(entry('bribe', 'jewel', -25)).toBe('Paid as a bribe: a jewel worth 25.')
  expect(entry('asmoday', 'ability', -1, 'magic:red')).toBe('Cursed at the altar of Asmoday: Magic Potential, red sun −1.')
  expect(entry('advancement', 'ability', 1, 'weapon-skill:bow')).toBe('Raised at home: Bow skill +1.')
  expect(entry('advancement', 'experience', -110, 'weapon-skill:bow')).toBe('Paid for Bow skill: 110 Experience Points.')
  expect(entry('advancement', 'jewel', -50)).toBe('Paid for an increase: a jewel worth 50.')
  expect(entry('change', 'gold', 1)).toBe('Change for a jewel: 1 gold mark.')
  expect(entry('came-out', 'exit', 1)).toBe('Came home from the Citadel, half a year older.')
  expect(entry('learned', 'ability', 1, 'spell:resurrect')).toBe('Learned in the Citadel: Resurrect.')
})

test('a reason or subject that nobody posts is shown as it stands', () => {
  expect(entry('__proto__', 'gold', 5)).toBe('Entered: 5 gold marks.')
  expect(entry('received', 'item', 1, 'ring-constructor-1')).toBe('Received at home: ring constructor 1.')
})
