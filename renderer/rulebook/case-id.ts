// The ids of rules, parsed in this one place. A rule is numbered as its rulebook numbers it (`4.1.B.6`, `204B1`, `8`); a rule without a
// number of its own is named after the one it stands under (`10.5.charm`). The chapters of glossary and catalogues have a name for a number.

/** The last part: `.charm` of `10.5.charm`, `1` of `204B1`, `B` of `204B`. */
const LAST = /(?:\.[^.]+|(?<=\d)[A-Z]|(?<=[A-Z])\d+)$/
/** From the left, all that is printed: `10.5` of `10.5.charm`. */
const NUMBER = /^\d+(?:[A-Z]\d*)?(?:\.(?:\d+|[A-Z])(?=\.|$))*/

/** The cases that a case stands under, the nearest first: `204B` and `204` of `204B1`. */
function above(rule: string): readonly string[] {
  const next = rule.replace(LAST, '')
  return next === rule ? [] : [next, ...above(next)]
}

/** `9` of `9.3`, `204` of `204B1`, `glossary` of a term. */
export function chapterOf(rule: string): string {
  return above(rule).at(-1) ?? rule
}

/** Whether a case is the head of its chapter: `9.0`, `204`, `17`. */
export function isChapter(rule: string): boolean {
  return rule.endsWith('.0') || /^\d+$/.test(rule)
}

/** How deep a case stands: 1 for `9.0` and `204`, 2 for `9.3` and `204B`, 3 for `4.1.B`, `204B1` and `10.5.charm`. */
export function depthOf(rule: string): number {
  return isChapter(rule) ? 1 : above(rule).length + 1
}

/** The printed number: `4.1.B` of itself, `10.5` of `10.5.charm`, empty for an entry of the glossary or of a catalogue. */
export function numberOf(rule: string): string {
  return NUMBER.exec(rule)?.[0] ?? ''
}

/** Where to look for a case that has no entry, the nearest first: `204B`, `204` and `204.0` for `204B1`. */
export function enclosing(rule: string): readonly string[] {
  return [...above(rule), `${chapterOf(rule)}.0`]
}
