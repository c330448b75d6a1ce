import { expect, test } from 'vitest'
import { DECISIONS, RULES } from './index.ts'

test('every decision of ours stands behind its case in the reference, once', () => {
  for (const { rule, title } of DECISIONS) expect(RULES.filter((entry) => entry.rule === rule && entry.title === title)).toHaveLength(1)
})
