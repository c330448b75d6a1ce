// A case is written as the rulebook numbers it: chapter, letter, number, `204B1`. What we have put under a case is named after it,
// `101.corridor`.

/** `204` of `204B1` and of `204.zones`. */
export function chapterOf(rule: string): string {
  return /^\d{3}/.exec(rule)?.[0] ?? rule
}

/** `204B` of `204B1`, `202` of `202`. */
export function caseOf(rule: string): string {
  return /^\d{3}[A-H]?/.exec(rule)?.[0] ?? rule
}
