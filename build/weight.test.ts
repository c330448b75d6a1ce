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

const named = (...lines: string[]) => writeFileSync(join(page, 'index.html'), `<head>${lines.join('')}</head>`)
const script = (name: string) => `<script type="module" crossorigin src="./assets/${name}"></script>`
const link = (rel: string, name: string) => `<link rel="${rel}" crossorigin href="./assets/${name}">`

test('what the first page loads is weighed together, gzipped; fonts, icons and what comes later are not', () => {
  put('a.js', 1000)
  put('b.css', 500)
  put('c.svg', WEIGHT_LIMIT)
  put('later.js', WEIGHT_LIMIT)
  writeFileSync(join(page, 'assets/e.js'), 'x'.repeat(WEIGHT_LIMIT * 2))
  named(script('a.js'), link('modulepreload', 'e.js'), link('stylesheet', 'b.css'), link('icon', 'c.svg'))
  const weight = weightOf(page)
  expect(weight).toBeGreaterThan(1500)
  expect(weight).toBeLessThan(5000)
})

test('a page above its weight limit is not built, nor is one with nothing to weigh', () => {
  named(link('icon', 'c.svg'))
  expect(() => weightOf(page)).toThrow('names no scripts and styles')
  put('a.js', WEIGHT_LIMIT / 2)
  put('b.css', WEIGHT_LIMIT / 2)
  named(script('a.js'), link('stylesheet', 'b.css'))
  expect(() => weightOf(page)).toThrow('may weigh 350 kB')
})
