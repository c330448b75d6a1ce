import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LIMITS, weightOf } from './weight.ts'

let page = ''
beforeEach(() => {
  page = mkdtempSync(join(tmpdir(), 'citadel-weight-'))
  mkdirSync(join(page, 'assets'))
})
afterEach(() => rmSync(page, { recursive: true }))

/** Random bytes cannot be compressed: they keep their size. */
const put = (name: string, bytes: number) => writeFileSync(join(page, 'assets', name), randomBytes(bytes))
const name = (...names: readonly string[]) =>
  writeFileSync(join(page, 'index.html'), names.map((each) => `<link rel="modulepreload" href="./assets/${each}">`).join('\n'))

test('scripts and styles that the document names are the first page; fonts and icons do not count', () => {
  name('a.js', 'b.css', 'e.js')
  put('a.js', 1000)
  put('b.css', 500)
  put('c.woff2', LIMITS.whole)
  put('d.svg', LIMITS.whole)
  put('later.js', 50_000)
  writeFileSync(join(page, 'assets/e.js'), 'x'.repeat(LIMITS.whole * 2))
  const { first, whole } = weightOf(page)
  expect(first).toBeGreaterThan(1500)
  expect(first).toBeLessThan(5000)
  expect(whole - first).toBeGreaterThan(50_000)
})

test('a page above its weight limit is not built, nor is one with nothing to weigh', () => {
  name('a.js', 'b.css')
  expect(() => weightOf(page)).toThrow('no scripts and styles')
  put('a.js', LIMITS.first / 2)
  put('b.css', LIMITS.first / 2)
  expect(() => weightOf(page)).toThrow('the first page weighs 350 kB gzipped, and may weigh 350 kB')
  name('a.js')
  put('later.js', LIMITS.whole - LIMITS.first)
  expect(() => weightOf(page)).toThrow('all that comes later weighs 450 kB')
})
