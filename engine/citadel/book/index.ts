import { CHAPTERS_1_TO_5 } from './01-05.ts'
import { CHAPTERS_6_TO_8 } from './06-08.ts'
import { CHAPTERS_9_TO_11 } from './09-11.ts'
import { CHAPTERS_12_AND_13 } from './12-13.ts'
import { CHAPTERS_14_AND_15 } from './14-15.ts'
import { CHAPTERS_16_AND_17 } from './16-17.ts'
import type { Rule } from './rule.ts'
import { RULINGS } from './rulings.ts'

export type { Rule } from './rule.ts'
export { RULINGS } from './rulings.ts'

const GIVEN: readonly Rule[] = [
  ...CHAPTERS_1_TO_5,
  ...CHAPTERS_6_TO_8,
  ...CHAPTERS_9_TO_11,
  ...CHAPTERS_12_AND_13,
  ...CHAPTERS_14_AND_15,
  ...CHAPTERS_16_AND_17,
]

/** The rules reference in the order of the rulebook, our decisions behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly Rule[] = GIVEN.flatMap((entry, i) =>
  i === GIVEN.findLastIndex(({ rule }) => rule === entry.rule) ? [entry, ...decisionsOn(entry.rule)] : [entry],
)

function decisionsOn(rule: string): readonly Rule[] {
  return RULINGS.filter((decision) => decision.rule === rule)
}
