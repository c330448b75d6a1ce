import { globSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../../engine/kernel/types.ts'

// Refusals come from one constructor (engine/kernel/refusal.ts): none is written out by hand, and none is detected by its fields.

const root = resolve(import.meta.dirname, '../..')

/** Exceptions from Node and SQLite have codes too; a storage refusal also has a kind. */
const OTHER_CODES = [
  'db/errno.ts',
  'db/refusal.ts',
  'electron/host/files/transfer/lines.ts',
  'electron/host/safety/report.ts',
  'electron/host/safety/spoilt.ts',
  'electron/host/work/pool.ts',
]

test('the kernel makes and detects refusals', () => {
  const written = new RegExp(`\\bcode: '(${ERROR_CODES.join('|')})'|'code' in `)
  const files = globSync('{engine,electron,db}/**/*.ts', { cwd: root }).map((file) => file.split(sep).join('/'))
  const sources = files.filter((file) => !file.endsWith('.test.ts') && file !== 'engine/kernel/refusal.ts' && !OTHER_CODES.includes(file))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => written.test(readFileSync(resolve(root, file), 'utf8')))).toEqual([])
})
