import { CHAPTERS_1_TO_5 } from './01-05.ts'
import { CHAPTERS_6_TO_8 } from './06-08.ts'
import { CHAPTERS_9_TO_11 } from './09-11.ts'
import { CHAPTERS_12_AND_13 } from './12-13.ts'
import { CHAPTERS_14_AND_15 } from './14-15.ts'
import { CHAPTERS_16_AND_17 } from './16-17.ts'
import type { Rule } from './rule.ts'

export type { Rule } from './rule.ts'

/** The rules reference in the order of the rulebook: the answer of `game.rules`. */
export const RULES: readonly Rule[] = [
  ...CHAPTERS_1_TO_5,
  ...CHAPTERS_6_TO_8,
  ...CHAPTERS_9_TO_11,
  ...CHAPTERS_12_AND_13,
  ...CHAPTERS_14_AND_15,
  ...CHAPTERS_16_AND_17,
]

/** The entries of a case and of everything under it, in order; none for a case that does not exist. */
export function rulesUnder(rule: string): readonly Rule[] {
  return RULES.filter((entry) => entry.rule === rule || entry.rule.startsWith(`${rule}.`))
}
