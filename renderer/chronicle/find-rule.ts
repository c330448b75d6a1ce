interface Case {
  readonly rule: string
}

/** A case, or the nearest enclosing one: `4.1.B.6` is found in `4.1.B` or `4.1`, `9.3` in `9.0`. */
export function findRule<T extends Case>(rules: readonly T[], rule: string): T | null {
  const exact = rules.find((entry) => entry.rule === rule)
  if (exact) return exact
  // `204B1` is found in `204B` or `204`.
  if (/^\d{3}[A-H]/.test(rule)) return findRule(rules, rule.slice(0, -1))
  const cut = rule.lastIndexOf('.')
  if (cut > 0 && rule.slice(0, cut).includes('.')) return findRule(rules, rule.slice(0, cut))
  const chapter = `${rule.split('.')[0]}.0`
  return chapter === rule ? null : (rules.find((entry) => entry.rule === chapter) ?? null)
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
