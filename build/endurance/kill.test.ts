import { expect, test } from 'vitest'
import { killing } from './kill.ts'

// All 273 kills: npm run endure -- kill.

test('a host killed at raids, purchases, imports, backups, restores and migrations loses nothing it had answered', {
  timeout: 300_000,
}, async () => {
  const { kills, wrong, answered } = await killing(5, 'short', () => {})
  expect(wrong).toEqual([])
  expect(kills).toBe(5)
  expect(answered).toBeGreaterThan(5)
})
