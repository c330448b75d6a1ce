import type { Drawing } from '../../../../engine/kernel/drawing.ts'

/** A finished game or a whole campaign, told: what the writers of HTML and Markdown are given. Every text is plain. */
export interface Book {
  /** Above the title: `Citadel of Blood`. */
  readonly over: string
  readonly title: string
  /** How it ended, or what it is, in a sentence or two. */
  readonly lead: string
  /** A few words each: dates, lengths, numbers. */
  readonly facts: readonly string[]
  readonly parts: readonly Part[]
  /** Who wrote it, and when. */
  readonly foot: string
  /** A page of its own for the title, and for every part. */
  readonly isBound: boolean
}

export interface Part {
  readonly title: string
  readonly pieces: readonly Piece[]
}

export type Piece =
  | { readonly kind: 'heading'; readonly title: string; readonly aside: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Sentences of a chapter, each with its case. */
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | { readonly kind: 'people'; readonly title: string; readonly heads: readonly string[]; readonly rows: readonly PersonRow[] }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'table'; readonly title: string; readonly heads: readonly Head[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'drawing'; readonly drawing: Drawing }

export interface Line {
  readonly text: string
  readonly rule: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** Someone who took part. */
export interface PersonRow {
  readonly name: string
  /** A symbol of the page’s sprites; null without one. */
  readonly portrait: string | null
  /** What became of them, to follow the name. */
  readonly fate: string
  readonly isGone: boolean
  readonly hasWon: boolean
  readonly deeds: readonly string[]
  /** One for each head. */
  readonly figures: readonly string[]
}

/** Someone of a roster. */
export interface Person {
  readonly name: string
  readonly portrait: string | null
  readonly isGone: boolean
  readonly about: string
  readonly facts: readonly string[]
  readonly deeds: readonly string[]
  /** A person’s own words; empty where there are none. */
  readonly note: string
}

export interface Head {
  readonly label: string
  readonly isNumber: boolean
}

export const word = (label: string): Head => ({ label, isNumber: false })
export const number = (label: string): Head => ({ label, isNumber: true })

/** A table, or nothing where there are no rows. */
export function tableOf(title: string, heads: readonly Head[], rows: readonly (readonly string[])[]): readonly Piece[] {
  return rows.length === 0 ? [] : [{ kind: 'table', title, heads, rows }]
}

/** A part, or nothing where it would be empty. */
export function partOf(title: string, pieces: readonly Piece[]): readonly Part[] {
  return pieces.length === 0 ? [] : [{ title, pieces }]
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `28 November 2026`, in UTC; a damaged file may hold what isn't a time. */
export function dayOf(time: string): string {
  return Number.isNaN(Date.parse(time)) ? 'an unknown day' : DAY.format(new Date(time))
}

export function footOf(app: string, at: string): string {
  return `Written by Citadel ${app} on ${dayOf(at)}.`
}
