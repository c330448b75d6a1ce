import { byNumber, type Ruling, rulingEntry } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_1_TO_8 } from './01-08.ts'
import { CHAPTERS_9_TO_14 } from './09-14.ts'
import { RULINGS_1_TO_8 } from './rulings-1-8.ts'
import { RULINGS_9_TO_14 } from './rulings-9-14.ts'
import { IN_SHORT } from './short.ts'

/** By their numbers: D-01 first. */
export const RULINGS: readonly Ruling[] = byNumber([...RULINGS_1_TO_8, ...RULINGS_9_TO_14])

const MATERIAL = CHAPTERS_1_TO_8.filter(({ rule }) => rule === '1.0')
const OTHERS = CHAPTERS_1_TO_8.filter(({ rule }) => rule !== '1.0')

const GIVEN: readonly RuleEntry[] = [...MATERIAL, IN_SHORT, ...OTHERS, ...CHAPTERS_9_TO_14]

/** The rules reference in the order of our numbers, our rulings behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = GIVEN.flatMap((entry, at) => {
  const isLast = GIVEN[at + 1]?.rule !== entry.rule
  return isLast ? [entry, ...RULINGS.filter(({ rule }) => rule === entry.rule).map(rulingEntry)] : [entry]
})
