import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WEIGHT_LIMITS, weightOf } from './weight.ts'

let page = ''
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'citadel-weight-'))
  mkdirSync(join(page, 'assets'))
})
afterEach(() => rmSync(page, { recursive: true }))

/** Random bytes cannot be compressed: they keep their size. */
const put = (name: string, bytes: number) => writeFileSync(join(page, 'assets', name), randomBytes(bytes))
const begin = (...names: readonly string[]) =>
  writeFileSync(join(page, 'index.html'), names.map((name) => `<link href="/assets/${name}">`).join(''))

test('scripts and styles are weighed together, gzipped; fonts and icons are not', () => {
  put('a.js', 1000)
  put('b.css', 500)
  put('c.woff2', WEIGHT_LIMITS.whole)
  put('d.svg', WEIGHT_LIMITS.whole)
  writeFileSync(join(page, 'assets/e.js'), 'x'.repeat(WEIGHT_LIMITS.whole * 2))
  begin('a.js', 'b.css', 'c.woff2', 'd.svg', 'e.js')
  const { first } = weightOf(page)
  expect(first).toBeGreaterThan(1500)
  expect(first).toBeLessThan(5000)
})

test('what comes later counts for the whole alone', () => {
  put('a.js', 1000)
  put('later.js', WEIGHT_LIMITS.first)
  begin('a.js')
  expect(weightOf(page).first).toBeLessThan(2000)
  expect(weightOf(page).whole).toBeGreaterThan(WEIGHT_LIMITS.first)
  put('much-later.js', WEIGHT_LIMITS.whole - WEIGHT_LIMITS.first)
  expect(() => weightOf(page)).toThrow(`may weigh ${WEIGHT_LIMITS.whole / 1000} kB`)
})

test('a page above its weight limit is not built, nor is one with nothing to weigh', () => {
  begin()
  expect(() => weightOf(page)).toThrow('no scripts and styles')
  put('a.js', WEIGHT_LIMITS.first / 2)
  put('b.css', WEIGHT_LIMITS.first / 2)
  begin('a.js', 'b.css')
  expect(() => weightOf(page)).toThrow(`may weigh ${WEIGHT_LIMITS.first / 1000} kB`)
})
