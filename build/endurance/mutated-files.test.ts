import { expect, test } from 'vitest'
import { mutatingFiles } from './mutated-files.ts'

// A million: npm run endure -- mutated-files.

test('changed files are refused with a sentence or come in, and change nothing else', { timeout: 120_000 }, async () => {
  const { files, ends, wrong } = await mutatingFiles(90, 'short', () => {})
  expect(wrong).toEqual([])
  expect(files).toBe(90)
  for (const kind of ['record', 'campaign', 'game', 'database', 'backup']) expect(ends[`${kind} refused`]).toBeGreaterThan(0)
})
