import { enclosing } from './case-id.ts'

interface Case {
  readonly rule: string
}

/** A case, or the nearest enclosing one: `4.1.B.6` is found in `4.1.B` or `4.1`, `9.3` in `9.0`. */
export function findRule<T extends Case>(rules: readonly T[], rule: string): T | null {
  for (const id of [rule, ...enclosing(rule)]) {
    const found = rules.find((entry) => entry.rule === id)
    if (found) return found
  }
  return null
}

/** Every text on a case: the rule first, then our rulings where the book is silent. */
export function entriesOf<T extends Case>(rules: readonly T[], rule: string): readonly T[] {
  return rules.filter((entry) => entry.rule === rule)
}

/** The case before and the case after. */
export function neighboursOf<T extends Case>(rules: readonly T[], rule: string): T[] {
  const cases = rules.filter((entry, i) => rules.findIndex((other) => other.rule === entry.rule) === i)
  const i = cases.findIndex((entry) => entry.rule === rule)
  return i < 0 ? [] : [cases[i - 1], cases[i + 1]].filter((entry) => entry !== undefined)
}
