import type { Decision } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_1_TO_10 } from './01-10.ts'
import { CHAPTERS_11_TO_17 } from './11-17.ts'
import { DECISIONS_1_TO_11 } from './decisions-1-11.ts'
import { DECISIONS_12 } from './decisions-12.ts'
import { DECISIONS_13_TO_17 } from './decisions-13-17.ts'
import { IN_SHORT } from './short.ts'

/** By their numbers: C-01 first. */
export const DECISIONS: readonly Decision[] = [...DECISIONS_1_TO_11, ...DECISIONS_12, ...DECISIONS_13_TO_17].toSorted(
  (a, b) => numberOf(a) - numberOf(b),
)

function numberOf({ id }: Decision): number {
  return Number(id.slice(2))
}

/** The rules reference in the order of the rulebook, our decisions behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = [IN_SHORT, ...CHAPTERS_1_TO_10, ...CHAPTERS_11_TO_17].flatMap((entry) => [
  entry,
  ...(entry.source === 'rulebook' ? DECISIONS.filter(({ rule }) => rule === entry.rule).map(ruling) : []),
])

/** A decision as it stands in the reference, its number at the end of its title. */
export function ruling({ id, rule, title, text, reason }: Decision): RuleEntry {
  return { rule, title: `${title} (${id})`, text, source: 'ruling', reason }
}
