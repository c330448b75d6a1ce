import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_101_TO_104 } from './101-104.ts'
import { CHAPTERS_201_TO_206 } from './201-206.ts'
import { CHAPTERS_207_TO_215 } from './207-215.ts'
import { entryOf, RULINGS } from './rulings.ts'
import { IN_SHORT } from './short.ts'

export { caseOf, chapterOf } from './rule.ts'
export { RULINGS } from './rulings.ts'

const [FIRST, ...OTHERS] = CHAPTERS_101_TO_104

const GIVEN: readonly RuleEntry[] = [...(FIRST ? [FIRST] : []), IN_SHORT, ...OTHERS, ...CHAPTERS_201_TO_206, ...CHAPTERS_207_TO_215]

/** The rules reference in the order of the rulebook, our rulings behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = GIVEN.flatMap((entry) => [
  entry,
  ...RULINGS.filter(({ rule }) => rule === entry.rule).map(entryOf),
])
