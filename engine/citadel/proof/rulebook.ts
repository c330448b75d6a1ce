import type { Rulebook } from '../../kernel/proof/proof.ts'
import { RULES } from '../book/index.ts'

export const rulebook: Rulebook = {
  title: 'Citadel of Blood',
  foreword:
    'Heroes, initiates, monsters and the maze are as printed; where running text, tables and counters disagree, `engine/citadel/tables/corrections.ts` lists the readings we chose.',
  rules: RULES,
  // From chapter 3 on; under these headings nothing is ruled that their cases do not rule.
  isCase: (rule) => /^\d+\.\d+$/.test(rule) && Number.parseInt(rule, 10) >= 3 && !['3.0', '15.0'].includes(rule),
  rulesIn,
  // Dice, draws and undo are the kernel's (3.1).
  kernelToo: true,
}

const RULE = /(?<![\d.])((?:[3-9]|1[0-7])\.\d)(?![\d])/g

/** Cases that a text names: `4.1.B.3` is 4.1; of `6.1 to 6.3` and `6.1-6.3` all three. */
function rulesIn(text: string): string[] {
  const found = [...text.matchAll(RULE)].map(([, rule]) => rule ?? '')
  for (const [, from = '', to = ''] of text.matchAll(/(?<![\d.])((?:[3-9]|1[0-7])\.\d)(?:[-–]| to )((?:[3-9]|1[0-7])\.\d)(?!\d)/g)) {
    const [chapter = '', first = ''] = from.split('.')
    const [other, last = ''] = to.split('.')
    if (chapter === other) for (let n = Number(first); n <= Number(last); n++) found.push(`${chapter}.${n}`)
  }
  return [...new Set(found)]
}
