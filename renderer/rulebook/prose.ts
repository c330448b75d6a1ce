import type { Term } from '../book-page.ts'
import { findRule } from './find-rule.ts'

/** A stretch of a text: plain, or a link to a case or to a glossary term. */
export interface Piece {
  readonly text: string
  /** The entry it leads to; `null` for plain text. */
  readonly rule: string | null
}

/** A case as texts name it: `9.3`, `4.1.B.6`, `13.4.bed`; `204B1`; a bare `204` only in brackets, where it cannot be a sum. */
const CASE = /\b\d{1,2}\.\d(?:\.[A-Z]\b|\.\d+\b|\.[a-z][a-z-]*[a-z\d])*|\b\d{3}[A-H]\d*\b|(?<=[(] ?(?:[\w]+, )*)\d{3}(?=[,)])/g

/**
 * A text of the rulebook with its links: every existing case, and each glossary term at its first occurrence. No link leads to the text itself.
 */
export function piecesOf(
  text: string,
  here: string,
  rules: readonly { readonly rule: string }[],
  terms: readonly Term[],
): readonly Piece[] {
  const links = [...casesIn(text, here, rules), ...termsIn(text, here, terms)].sort((one, other) => one.at - other.at)
  const pieces: Piece[] = []
  let from = 0
  for (const { at, text: word, rule } of links) {
    if (at < from) continue
    if (at > from) pieces.push({ text: text.slice(from, at), rule: null })
    pieces.push({ text: word, rule })
    from = at + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), rule: null })
  return pieces
}

interface Link {
  readonly at: number
  readonly text: string
  readonly rule: string
}

function casesIn(text: string, here: string, rules: readonly { readonly rule: string }[]): Link[] {
  return [...text.matchAll(CASE)].flatMap(({ 0: word, index: at }) => {
    const rule = findRule(rules, word)?.rule
    return rule === undefined || rule === here ? [] : [{ at, text: word, rule }]
  })
}

/** Long forms first: `Resistance Check` before any shorter form that begins the same. */
function termsIn(text: string, here: string, terms: readonly Term[]): Link[] {
  const links: Link[] = []
  const forms = terms.flatMap(({ rule, forms }) => forms.map((form) => ({ rule, form })))
  for (const { rule, form } of forms.sort((one, other) => other.form.length - one.form.length)) {
    const found = rule === here || links.some((link) => link.rule === rule) ? null : formIn(form).exec(text)
    if (!found) continue
    const link = { at: found.index, text: found[0], rule }
    if (!links.some((other) => overlap(link, other))) links.push(link)
  }
  return links
}

function overlap(one: Link, other: Link): boolean {
  return one.at < other.at + other.text.length && other.at < one.at + one.text.length
}

const known = new Map<string, RegExp>()

function formIn(form: string): RegExp {
  const compiled = known.get(form) ?? new RegExp(`\\b${form}s?\\b`, 'i')
  known.set(form, compiled)
  return compiled
}
