import { numbersOf, type Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'
import { CASES } from '../tables/cases.ts'

const PRINTED: ReadonlySet<string> = new Set(CASES.map(({ rule }) => rule))

export const rulebook: Rulebook = {
  title: 'Gladiator!',
  foreword:
    'The manual has no rule numbers: a case is its page and heading (`33.7` is the seventh heading of page 33). A fight of a campaign belongs to one stable. Up to four people at one screen share it, on one side or against each other; gladiators of another stable come in through their records. One ledger can then record what each of them gained.',
  rules: RULES,
  // What is ours stands under an id of its own, behind its case (`11.2.learn-at-once`).
  isCase: (rule) => PRINTED.has(rule),
  rulesIn: numbersOf(PRINTED),
}
