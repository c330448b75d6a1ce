import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BOOKS, coverage, coverageFile, coveragePage } from './coverage.ts'
import { RULINGS_FILE, rulingsPage } from './rulings.ts'
import { root } from './vite.ts'

describe.each(BOOKS.map((book) => [book.title, book] as const))('rules coverage of %s', (_title, book) => {
  const list = coverage(book)

  test.each(list.map((each) => [each.rule, each] as const))(
    'case %s has code that cites it and a test named after it',
    (_rule, { code, tests }) => {
      const places = `under ${book.sources.join(', ')}`
      expect(code.length, `no code ${places} cites this case in a comment`).toBeGreaterThan(0)
      expect(tests.length, `no test in ${book.tests.join(', ')} has this case in its name`).toBeGreaterThan(0)
    },
  )

  test('its page is as `npm run coverage-page` makes it', () => {
    const page = readFileSync(join(root, coverageFile(book)), 'utf8')
    expect(page === coveragePage(book, list), 'stale: run npm run coverage-page').toBe(true)
  })
})

test('docs/rulings.md is as `npm run coverage-page` makes it', () => {
  expect(readFileSync(join(root, RULINGS_FILE), 'utf8') === rulingsPage(), 'stale: run npm run coverage-page').toBe(true)
})
