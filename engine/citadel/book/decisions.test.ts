import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DECISIONS, RULES } from './index.ts'

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/rulings.md'), 'utf8')

test('every decision of ours stands behind its case in the reference, once', () => {
  for (const { rule, title } of DECISIONS) expect(RULES.filter((entry) => entry.rule === rule && entry.title === title)).toHaveLength(1)
})

test('docs/rulings.md lists every decision with its reason', () => {
  const missing = DECISIONS.filter(({ rule, text, reason }) => !PAGE.includes(`| ${rule} | ${text} | ${reason} |`))
  expect(missing.map(({ rule, title }) => `${rule} ${title}`)).toEqual([])
})
