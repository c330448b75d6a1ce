import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOOKS, coverage, coverageFile, coveragePage } from './coverage.ts'
import { RULINGS_FILE, rulingsPage } from './rulings.ts'
import { root } from './vite.ts'

// npm run coverage-page: writes each game's `proof/coverage.md` and lists the cases without code or a test; writes `docs/rulings.md`.

for (const book of BOOKS) {
  const list = coverage(book)
  writeFileSync(join(root, coverageFile(book)), coveragePage(book, list))
  for (const { rule, code, tests } of list) {
    if (code.length === 0) console.log(`${book.title}: ${rule} has no code`)
    if (tests.length === 0) console.log(`${book.title}: ${rule} has no test`)
  }
  console.log(`${coverageFile(book)}: ${list.length} cases of ${book.title}`)
}
writeFileSync(join(root, RULINGS_FILE), rulingsPage())
