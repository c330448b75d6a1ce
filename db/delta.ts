import { Unreadable } from '../engine/kernel/refusal.ts'

// A text written as its differences from another one. The states of a game repeat most of its first state, and that repeats most of
// the campaign's earlier games: a maze that is kept, the names of everyone. Any text of any length will do; JSON falls into
// pieces at its commas.

const BETWEEN = ','

/** A run this short is written out: it is met by chance too often. */
const SHORTEST = 3
/** Long enough not to look for a longer one. */
const LONG = 64
/** So many places of a piece are tried on each side. */
const TRIED = 6

/** A text that others are written against. */
export interface Base {
  readonly pieces: readonly string[]
  /** Where each piece stands, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Its places are looked up when they are first needed: to make a text again, or to write the base itself, they are not. */
export function baseOf(text: string): Base {
  const pieces = text.split(BETWEEN)
  let places: Base['places'] | null = null
  return {
    pieces,
    get places() {
      places ??= placesOf(pieces)
      return places
    },
  }
}

function placesOf(pieces: readonly string[]): Base['places'] {
  const places = new Map<string, number[]>()
  for (const [at, piece] of pieces.entries()) {
    const there = places.get(piece)
    if (there === undefined) places.set(piece, [at])
    else there.push(at)
  }
  return places
}

/** Runs of the base, as place and length, and between them text that is new. */
export type Delta = readonly (number | string)[]

/** `textOf` makes the text from it again, to the letter. */
export function deltaOf(base: Base, text: string): Delta {
  const pieces = text.split(BETWEEN)
  const delta: (number | string)[] = []
  let written: string[] = []
  let next = 0
  for (let i = 0; i < pieces.length; ) {
    const place = runAt(base, pieces, i, next)
    if (place === null) {
      written.push(pieces[i] ?? '')
      i += 1
      next += 1
      continue
    }
    if (written.length > 0) delta.push(written.join(BETWEEN))
    written = []
    const length = lengthOf(base, place, pieces, i, pieces.length)
    delta.push(place, length)
    i += length
    next = place + length
  }
  if (written.length > 0) delta.push(written.join(BETWEEN))
  return delta
}

/**
 * Where in the base the pieces from `i` on stand too: at `next`, where they would go on, or at the place with the longest run among
 * those nearest to it. Null where that is too short.
 */
function runAt(base: Base, pieces: readonly string[], i: number, next: number): number | null {
  const piece = pieces[i] ?? ''
  if (base.pieces[next] === piece && lengthOf(base, next, pieces, i, SHORTEST) === SHORTEST) return next
  const places = base.places.get(piece)
  if (places === undefined) return null
  const nearest = firstFrom(places, next)
  let longest = SHORTEST - 1
  let place: number | null = null
  for (const candidate of places.slice(Math.max(nearest - TRIED, 0), nearest + TRIED)) {
    const length = lengthOf(base, candidate, pieces, i, LONG)
    if (length <= longest) continue
    longest = length
    place = candidate
    if (length === LONG) break
  }
  return place
}

/** The index of the first place that is not before `next`: the places are in order. */
function firstFrom(places: readonly number[], next: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < next) low = middle + 1
    else high = middle
  }
  return low
}

function lengthOf(base: Base, place: number, pieces: readonly string[], i: number, most: number): number {
  let length = 0
  while (length < most && i + length < pieces.length && base.pieces[place + length] === pieces[i + length]) length += 1
  return length
}

/** The text again. Throws on what `deltaOf` cannot have written. */
export function textOf({ pieces }: Pick<Base, 'pieces'>, delta: Delta): string {
  const parts: string[] = []
  for (let i = 0; i < delta.length; i++) {
    const part = delta[i]
    if (typeof part === 'string') {
      parts.push(part)
      continue
    }
    const length = delta[++i]
    const end = typeof part === 'number' && typeof length === 'number' ? part + length : Number.NaN
    if (!(end <= pieces.length)) throw new Unreadable('a text refers to what its base does not have')
    parts.push(pieces.slice(part, end).join(BETWEEN))
  }
  return parts.join(BETWEEN)
}
