import { expect, test } from 'vitest'
import { whyNoDisk } from './disk.ts'
import { failingWrites } from './write-errors.ts'

// At every change of every kind of work: npm run endure -- write-errors.

const why = whyNoDisk()
const NAME = 'a disk that fails at any change loses nothing that was answered, and whoever asked is told'

test.skipIf(why !== null)(why === null ? NAME : `${NAME}: not tried, ${why}`, { timeout: 240_000 }, async () => {
  const { injected, refusals, wrong } = await failingWrites(400, () => {}, ['first start', 'rename', 'close'])
  expect(wrong).toEqual([])
  expect(injected).toBeGreaterThan(6)
  expect(refusals).toBeGreaterThan(2)
})
