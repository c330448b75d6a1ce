import { expect, test } from 'vitest'
import { mutating } from './mutate.ts'

// All 700 folders: npm run endure -- mutate.

test('a host starts on folders changed in every way, answers everything, and a backup restores them', { timeout: 120_000 }, async () => {
  const { files, wrong, states } = await mutating(19, 'short', () => {})
  expect(wrong).toEqual([])
  expect(Object.values(states).reduce((a, b) => a + b, 0)).toBe(files)
  expect(Object.keys(states)).toEqual(expect.arrayContaining(['open', 'damaged', 'foreign', 'missing']))
})
