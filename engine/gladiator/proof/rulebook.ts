import type { Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'
import { CASES } from '../tables/cases.ts'

const PRINTED: ReadonlySet<string> = new Set(CASES.map(({ rule }) => rule))
const NUMBER = /(?<![\w.:/-])\d{1,2}\.\d{1,2}(?![\w/-]|\.\d)/g

export const rulebook: Rulebook = {
  title: 'Gladiator!',
  rules: RULES,
  // What is ours stands under an id of its own, behind its case (`11.2.learn-at-once`).
  isCase: (rule) => PRINTED.has(rule),
  rulesIn: (text) => [...new Set([...text.matchAll(NUMBER)].map(([rule]) => rule))].filter((rule) => PRINTED.has(rule)),
}
