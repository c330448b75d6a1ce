/**
 * Streams of chance. A stream is a key and a position: number `at` of the stream is a hash of both,
 * so a position is one integer, and it is all that is saved with every input.
 */
export interface Stream {
  readonly a: number
  readonly b: number
  at: number
}

const GOLDEN = 0x9e3779b9

/** The stream of that name under a master seed; no two names share numbers. */
export function stream(seed: string, name: string): Stream {
  return { a: hash(`${name}\u0000${seed}`, 0x811c9dc5), b: hash(`${seed}\u0000${name}`, 0x2545f491), at: 0 }
}

/** The next number, 0 to 2^32 - 1. */
export function next(s: Stream): number {
  s.at += 1
  return mix(mix((s.a + Math.imul(s.at, GOLDEN)) | 0) ^ s.b) >>> 0
}

/** The next whole number from 0 to `limit - 1`. */
export function below(s: Stream, limit: number): number {
  return Math.floor((next(s) / 4294967296) * limit)
}

/** The next D6 face. */
export function nextFace(s: Stream): number {
  return below(s, 6) + 1
}

/** One of `list`; the list must not be empty. */
export function oneOf<T>(s: Stream, list: readonly T[]): T {
  const one = list[below(s, list.length)]
  if (one === undefined) throw new Error('nothing to choose from')
  return one
}

function mix(value: number): number {
  let z = value
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return z ^ (z >>> 16)
}

/** FNV-1a over UTF-16 units, finished with a mix. */
function hash(text: string, basis: number): number {
  let h = basis
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

/** A 64-bit fingerprint of a text, 16 hexadecimal digits: it detects drift and is not for security. */
export function fingerprint(text: string): string {
  // `hash` twice, in one pass: states are long.
  let [left, right] = [0x811c9dc5, 0x1b873593]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    left = Math.imul(left ^ unit, 0x01000193)
    right = Math.imul(right ^ unit, 0x01000193)
  }
  return [left, right].map((half) => (mix(half) >>> 0).toString(16).padStart(8, '0')).join('')
}

/** More numbers than a recruit or a bot's answer ever uses: each has its own place in its stream. */
export const NUMBERS_EACH = 4096
