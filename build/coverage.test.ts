import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BOOKS, coverage, coverageFile, coveragePage } from './coverage.ts'
import { root } from './vite.ts'

describe.each(BOOKS.map((book) => [book.title, book] as const))('rules coverage of %s', (_title, book) => {
  const list = coverage(book)

  test.each(list.map((each) => [each.rule, each] as const))(
    'case %s has code that cites it and a test named after it',
    (_rule, { code, tests }) => {
      expect(code).not.toEqual([])
      expect(tests).not.toEqual([])
    },
  )

  test('its page is as `npm run coverage-page` makes it', () => {
    const page = readFileSync(join(root, coverageFile(book)), 'utf8')
    expect(page === coveragePage(book, list), 'stale: run npm run coverage-page').toBe(true)
  })
})
