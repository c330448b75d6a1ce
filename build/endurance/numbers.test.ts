import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Ten numbers of each game: npm run endure -- numbers.

test('a number of a table that is changed fails a test that names its rule, and the odds follow it', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'numbers.ts'), '--numbers', '1'], {
    encoding: 'utf8',
  })
  expect([status, stderr.replace(/.*(ExperimentalWarning|trace-warnings).*\n/g, '')]).toEqual([0, ''])
  expect(stdout.trim().split('\n').length).toBeGreaterThan(4)
})
