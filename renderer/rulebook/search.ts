/** The unit of a search: an entry of the rulebook, and the words of the tables under it. */
export interface Searched {
  readonly rule: string
  readonly title: string
  readonly text: string
  readonly reason?: string | undefined
}

export interface Found<T extends Searched> {
  readonly entry: T
  /** The passage of the text with the words, or its beginning. */
  readonly excerpt: string
}

/**
 * The entries that contain every word of a search, best first: a case by its number, then titles, then texts. A word also matches longer words that begin with it. Case and plurals do not matter.
 *
 * @param tablesOf the words in the tables of a case: a name that occurs only there leads to the case
 */
export function search<T extends Searched>(
  entries: readonly T[],
  question: string,
  tablesOf: (rule: string) => string = () => '',
): readonly Found<T>[] {
  const words = wordsOf(question)
  if (words.length === 0) return []
  const titles = new Map(entries.toReversed().map(({ rule, title }) => [rule, title]))
  const around = (rule: string) => `${titles.get(largerThan(rule)) ?? ''} ${tablesOf(rule)}`
  return entries
    .map((entry, place) => ({ entry, place, score: scoreOf(entry, words, question, around) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, words) }))
}

/** A text split at the words of the search: those pieces are marked. */
export function marked(text: string, question: string): readonly { readonly text: string; readonly isMarked: boolean }[] {
  const words = wordsOf(question)
  if (words.length === 0) return [{ text, isMarked: false }]
  return text
    .split(beginningWith(words, 'gi'))
    .map((piece, i) => ({ text: piece, isMarked: i % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

const CASE_ITSELF = 1000
const CASE_UNDER = 400
const TITLE_ITSELF = 300
const IN_TITLE = 60
const IN_TEXT = 10
const IN_REASON = 3
/** In the tables of the case, or the title of the enclosing case. */
const AROUND = 4
/** A whole word counts more than the beginning of one. */
const WHOLE = 2

function scoreOf(entry: Searched, words: readonly string[], question: string, around: (rule: string) => string): number {
  const wanted = question.trim().toLowerCase()
  const rule = entry.rule.toLowerCase()
  if (rule === wanted) return CASE_ITSELF
  if (/^\d/.test(wanted) && rule.startsWith(wanted)) return CASE_UNDER
  let score = 0
  for (const word of words) {
    const found =
      IN_TITLE * weightOf(entry.title, word) +
      IN_TEXT * weightOf(entry.text, word) +
      IN_REASON * weightOf(entry.reason ?? '', word) +
      AROUND * weightOf(around(entry.rule), word)
    if (found === 0) return 0
    score += found
  }
  if (entry.title.toLowerCase() === wanted) return score + TITLE_ITSELF
  return score + (words.length > 1 && `${entry.title} ${entry.text}`.toLowerCase().includes(wanted) ? IN_TITLE : 0)
}

/** `13.2` of `13.2.jewels`, `13.0` of `13.2`. */
function largerThan(rule: string): string {
  const cut = rule.lastIndexOf('.')
  return rule.indexOf('.') < cut ? rule.slice(0, cut) : `${rule.slice(0, cut)}.0`
}

function weightOf(text: string, word: string): number {
  if (!beginningWith([word], 'i').test(text)) return 0
  return new RegExp(`(?<![a-z\\d])${escaped(word)}(?:e?s|y|ies)?(?![a-z\\d])`, 'i').test(text) ? WHOLE : 1
}

/** The words of a search without their plurals. */
function wordsOf(question: string): readonly string[] {
  return question
    .toLowerCase()
    .split(/[^\p{L}\p{N}.+-]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|s)$/, '') : word))
}

function beginningWith(words: readonly string[], flags: string): RegExp {
  return new RegExp(`((?<![a-z\\d])(?:${words.map(escaped).join('|')})[a-z]*)`, flags)
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

const EXCERPT = 150

function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= EXCERPT) return text
  const at = text.search(beginningWith(words, 'i'))
  const from = at < EXCERPT - 30 ? 0 : text.lastIndexOf(' ', at - 40) + 1
  const to = text.lastIndexOf(' ', from + EXCERPT)
  const end = from + EXCERPT >= text.length || to <= from ? text.length : to
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
