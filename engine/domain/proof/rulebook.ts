import { numbersOf, type Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'

const HEADINGS: ReadonlySet<string> = new Set(['4.0', '5.0', '6.0', '8.0', '9.0', '10.0', '11.0', '12.0'])

export const rulebook: Rulebook = {
  title: 'DOMAIN',
  foreword:
    'The rulebook has headings but no numbers; the numbers here are ours. Its tiles, most of its cards and its tables are lost. D-01 to D-114 were decided before the rules were written, the others while they were.',
  rules: RULES,
  // 1.0 says what is in the box, and the game in short; the others head a chapter of several cases.
  isCase: (rule) => !rule.startsWith('1.0') && !HEADINGS.has(rule),
  rulesIn: numbersOf(
    RULES.map(({ rule }) => rule),
    /(?<![\w.:/-])\d{1,2}\.\d{1,2}(?:\.\d)?(?![\w/-]|\.\d)/g,
  ),
}
