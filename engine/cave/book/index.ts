import { byNumber, type Ruling, rulingEntry } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_1_TO_10 } from './01-10.ts'
import { CHAPTERS_11_TO_17 } from './11-17.ts'
import { RULINGS_1_TO_11 } from './rulings-1-11.ts'
import { RULINGS_12 } from './rulings-12.ts'
import { RULINGS_13_TO_17 } from './rulings-13-17.ts'
import { IN_SHORT } from './short.ts'

/** By their numbers: C-01 first. */
export const RULINGS: readonly Ruling[] = byNumber([...RULINGS_1_TO_11, ...RULINGS_12, ...RULINGS_13_TO_17])

/** The rules reference in the order of the rulebook, our rulings behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = [IN_SHORT, ...CHAPTERS_1_TO_10, ...CHAPTERS_11_TO_17].flatMap((entry) => [
  entry,
  ...(entry.source === 'rulebook' ? RULINGS.filter(({ rule }) => rule === entry.rule).map(rulingEntry) : []),
])
