import { expect, test } from 'vitest'
import { whyNoDisk } from './disk.ts'
import { cuttingPower } from './power-cut.ts'

// After every change of every kind of work: npm run endure -- power-cut.

const why = whyNoDisk()
const NAME = 'a power cut loses nothing that was answered'

test.skipIf(why !== null)(why === null ? NAME : `${NAME}: not tried, ${why}`, { timeout: 120_000 }, async () => {
  const { moments, folders, works, wrong } = await cuttingPower(0.006, 'short', () => {}, ['first start', 'page', 'restore'])
  expect(wrong).toEqual([])
  expect(moments).toBeGreaterThan(300)
  expect(folders).toBeGreaterThan(8)
  for (const { answered } of Object.values(works)) expect(answered).toBeGreaterThan(0)
})
