import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

// The other files of a worker would see a module that one of them has put another in the place of.

const root = resolve(import.meta.dirname, '../..')

test('what puts something in the place of a module is named *.apart.test', () => {
  const files = globSync('renderer/**/*.test.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const mocking = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(join(root, file), 'utf8')))
  expect(mocking.length).toBeGreaterThan(0)
  expect(mocking.filter((file) => !/\.apart\.test\.tsx?$/.test(file))).toEqual([])
})
