import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { coverage, coveragePage } from './coverage.ts'

// npm run coverage-page: writes docs/rules-coverage.md and names the cases that lack code or a test.

const list = coverage()
writeFileSync(resolve(import.meta.dirname, '../docs/rules-coverage.md'), coveragePage(list))
for (const { rule, code, tests } of list) {
  if (code.length === 0) console.log(`${rule} has no code`)
  if (tests.length === 0) console.log(`${rule} has no test`)
}
console.log(`docs/rules-coverage.md: ${list.length} cases`)
