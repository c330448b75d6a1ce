import type { Rulebook } from '../../kernel/proof/proof.ts'
import { caseOf, RULES } from '../book/index.ts'

const RULE = /(?<![\w.])(?:202|(?:10[1-4]|20[3-9]|21[0-5])[A-G]\d{0,2})(?!\w)/g

export const rulebook: Rulebook = {
  title: 'HERO',
  foreword:
    'The rulebook of HERO contradicts itself in places and is silent in others, and its maps are lost. H-01 to H-54 were decided before the rules were written, the others while they were.',
  rules: RULES,
  // The lettered cases and the sequence of play; 104A and 104C are about cardboard, 203A says what a word means.
  isCase: (rule) => /^(202|(?!202)\d{3}[A-G])$/.test(rule) && !['104A', '104C', '203A'].includes(rule),
  rulesIn: (text) => [...new Set([...text.matchAll(RULE)].map(([rule]) => caseOf(rule)))],
}
