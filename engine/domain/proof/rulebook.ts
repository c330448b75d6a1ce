import type { Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'

const CASES: ReadonlySet<string> = new Set(RULES.map(({ rule }) => rule))
const NUMBER = /(?<![\w.:/-])\d{1,2}\.\d{1,2}(?:\.\d)?(?![\w/-]|\.\d)/g

export const rulebook: Rulebook = {
  title: 'DOMAIN',
  rules: RULES,
  // 1.0 says what is in the box, and the game in short.
  isCase: (rule) => !rule.startsWith('1.0'),
  rulesIn: (text) => [...new Set([...text.matchAll(NUMBER)].map(([rule]) => rule))].filter((rule) => CASES.has(rule)),
}
