import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_101_TO_104 } from './101-104.ts'
import { CHAPTERS_201_TO_206 } from './201-206.ts'
import { CHAPTERS_207_TO_215 } from './207-215.ts'
import { DECISIONS, ruling } from './decisions.ts'
import { IN_SHORT } from './short.ts'

export { DECISIONS } from './decisions.ts'
export { caseOf, chapterOf } from './rule.ts'

const [FIRST, ...OTHERS] = CHAPTERS_101_TO_104

const GIVEN: readonly RuleEntry[] = [...(FIRST ? [FIRST] : []), IN_SHORT, ...OTHERS, ...CHAPTERS_201_TO_206, ...CHAPTERS_207_TO_215]

/** The rules reference in the order of the rulebook, our decisions behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = GIVEN.flatMap((entry) => [
  entry,
  ...DECISIONS.filter(({ rule }) => rule === entry.rule).map(ruling),
])
