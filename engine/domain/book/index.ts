import type { Decision } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { CHAPTERS_1_TO_8 } from './01-08.ts'
import { CHAPTERS_9_TO_14 } from './09-14.ts'
import { DECISIONS_1_TO_8 } from './decisions-1-8.ts'
import { DECISIONS_9_TO_14 } from './decisions-9-14.ts'
import { IN_SHORT } from './short.ts'

/** By their numbers: D-01 first. */
export const DECISIONS: readonly Decision[] = [...DECISIONS_1_TO_8, ...DECISIONS_9_TO_14].toSorted((a, b) => numberOf(a) - numberOf(b))

function numberOf({ id }: Decision): number {
  return Number(id.slice(2))
}

const MATERIAL = CHAPTERS_1_TO_8.filter(({ rule }) => rule === '1.0')
const OTHERS = CHAPTERS_1_TO_8.filter(({ rule }) => rule !== '1.0')

const GIVEN: readonly RuleEntry[] = [...MATERIAL, IN_SHORT, ...OTHERS, ...CHAPTERS_9_TO_14]

/** The rules reference in the order of our numbers, our decisions behind the case they settle: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = GIVEN.flatMap((entry, at) => {
  const isLast = GIVEN[at + 1]?.rule !== entry.rule
  return isLast ? [entry, ...DECISIONS.filter(({ rule }) => rule === entry.rule).map(ruling)] : [entry]
})

/** A decision as it stands in the reference, its number at the end of its title. */
export function ruling({ id, rule, title, text, reason }: Decision): RuleEntry {
  return { rule, title: `${title} (${id})`, text, source: 'ruling', reason }
}
