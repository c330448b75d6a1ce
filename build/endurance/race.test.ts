import { expect, test } from 'vitest'
import { racing } from './race.ts'

// All sixty races: npm run endure -- race.

test('choices, undo, deletions, backups and restores sent at once leave what was answered last', { timeout: 120_000 }, async () => {
  const { wrong, answers } = await racing(6, 'short', () => {})
  expect(wrong).toEqual([])
  expect(answers.answered).toBeGreaterThan(100)
  expect(answers.conflict).toBeGreaterThan(0)
})
