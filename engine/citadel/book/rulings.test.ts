import { expect, test } from 'vitest'
import { RULES, RULINGS } from './index.ts'

test('every decision of ours stands behind its case in the reference, once', () => {
  for (const { rule, title } of RULINGS) expect(RULES.filter((entry) => entry.rule === rule && entry.title === title)).toHaveLength(1)
})
