import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WEIGHT_LIMIT, weightOf } from './weight.ts'

let page = ''
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'citadel-weight-'))
  mkdirSync(join(page, 'assets'))
})
afterEach(() => rmSync(page, { recursive: true }))

/** Random bytes cannot be compressed: they keep their size. */
const put = (name: string, bytes: number) => writeFileSync(join(page, 'assets', name), randomBytes(bytes))

test('scripts and styles are weighed together, gzipped; fonts and icons are not', () => {
  put('a.js', 1000)
  put('b.css', 500)
  put('c.woff2', WEIGHT_LIMIT)
  put('d.svg', WEIGHT_LIMIT)
  writeFileSync(join(page, 'assets/e.js'), 'x'.repeat(WEIGHT_LIMIT * 2))
  const weight = weightOf(page)
  expect(weight).toBeGreaterThan(1500)
  expect(weight).toBeLessThan(5000)
})

test('a page above its weight limit is not built, nor is one with nothing to weigh', () => {
  expect(() => weightOf(page)).toThrow('no scripts and styles')
  put('a.js', WEIGHT_LIMIT / 2)
  put('b.css', WEIGHT_LIMIT / 2)
  expect(() => weightOf(page)).toThrow('may weigh 350 kB')
})
