import { numbersOf, type Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'

const PRINTED: ReadonlySet<string> = new Set(RULES.flatMap(({ rule, source }) => (source === 'rulebook' ? [rule] : [])))

export const rulebook: Rulebook = {
  title: 'Talisman: The Cave',
  foreword:
    'The board, nearly all cards, the Spells and seven Characters are ours, since the printed ones are lost; the reference marks them.',
  rules: RULES,
  // What is ours stands under an id of its own, behind its case (`11.3.opening`); 4, 7, 8 and 10 head a chapter of several cases.
  isCase: (rule) => PRINTED.has(rule) && (rule.includes('.') || rule === '16' || rule === '17'),
  rulesIn: numbersOf(PRINTED, /(?<![\w.:/-])(?:\d{1,2}\.\d{1,2}|1[67])(?![\w/-]|\.\d)/g),
}
