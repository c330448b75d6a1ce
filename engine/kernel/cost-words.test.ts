import { expect, test } from 'vitest'
import { costInWords, hintInWords } from './cost-words.ts'
import type { Graded, Term } from './grading-types.ts'

const TERMS: readonly Term[] = [
  { id: 'lives', label: 'lives', points: 225 },
  { id: 'gold', label: 'gold marks', points: 1 },
  { id: 'victory', label: 'chance of victory', points: 3000, isChance: true },
]

test('a cost in words leaves out what is next to nothing', () => {
  expect(costInWords(TERMS, { lives: 0.01, gold: 0.4, victory: 0.12 })).toBe('12% chance of victory')
  expect(costInWords(TERMS, { lives: 0.42, gold: -20.4 })).toBe('0.4 lives (but saves 20 gold marks)')
  expect(costInWords(TERMS, {})).toBe('nothing much')
})

test('a hint says what its answer brings, beside what, and the odds of both', () => {
  const found: Graded = {
    ...{ input: 3, seat: 0, topic: 'combat-action', taken: { pick: ['pass'] }, better: { pick: ['cast:sleep:orc-1'] }, compared: 4 },
    ...{ loss: { mean: 260, error: 20 }, worth: { mean: 900, error: 30 }, comesTo: {}, playouts: 66, verdict: 'blunder' },
    cost: { lives: 1.21, gold: 12, victory: 0 },
    words: { prompt: 'What will Una do?', taken: 'Pass', better: 'Sleep: Orc 1', why: ['Sleep: Orc 1: 72% to work.'] },
  }
  expect(hintInWords(TERMS, found)).toBe(
    'Over 66 playouts it brings 1.2 lives and 12 gold marks more than “Pass”. Sleep: Orc 1: 72% to work.',
  )
  expect(hintInWords(TERMS, { ...found, cost: { lives: 1.21, gold: -30 } })).toMatch(
    /1.2 lives more than “Pass”, but costs 30 gold marks\./,
  )
})
