import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BOOKS, coverage, coveragePage } from './coverage.ts'

// npm run coverage-page: writes docs/rules-coverage.md and names the cases that lack code or a test.

const books = BOOKS.map((book) => ({ title: book.title, list: coverage(book) }))
writeFileSync(resolve(import.meta.dirname, '../docs/rules-coverage.md'), coveragePage(books))
for (const { title, list } of books) {
  for (const { rule, code, tests } of list) {
    if (code.length === 0) console.log(`${title}: ${rule} has no code`)
    if (tests.length === 0) console.log(`${title}: ${rule} has no test`)
  }
  console.log(`docs/rules-coverage.md: ${list.length} cases of ${title}`)
}
