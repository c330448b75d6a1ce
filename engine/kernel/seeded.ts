/** Numbers from 0 to 1. */
export type Hand = () => number

/** A hand that draws the same lines every time: the same name gives the same numbers. */
export function handOf(name: string): Hand {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return handFrom(seed)
}

/** The same from a number. */
export function handFrom(seed: number): Hand {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
