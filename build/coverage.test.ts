import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BOOKS, coverage, coveragePage } from './coverage.ts'

const books = BOOKS.map((book) => ({ title: book.title, list: coverage(book) }))

describe.each(books)('rules coverage of $title', ({ list }) => {
  test.each(list.map((each) => [each.rule, each] as const))(
    'case %s has code that cites it and a test named after it',
    (_rule, { code, tests }) => {
      expect(code).not.toEqual([])
      expect(tests).not.toEqual([])
    },
  )
})

test('docs/rules-coverage.md is as `npm run coverage-page` makes it', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../docs/rules-coverage.md'), 'utf8')
  expect(page === coveragePage(books), 'stale: run npm run coverage-page').toBe(true)
})
