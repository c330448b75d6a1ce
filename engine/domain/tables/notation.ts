import { DECK_IDS, type ObjectSquare, type Pair } from './table-types.ts'

// How tiles are written down in the tables: two digits are a row and a column, entries stand apart by spaces.

/** `20`: row 2, column 0. */
export function pair(digits: string): Pair {
  return [Number(digits.charAt(0)), Number(digits.charAt(1))]
}

/** `00>01 22>12`, or with another mark between the two. */
export function pairsOf(text: string, mark: string): readonly (readonly [Pair, Pair])[] {
  return text.split(' ').flatMap((entry) => {
    const [one, other] = entry.split(mark)
    return one === undefined || other === undefined ? [] : [[pair(one), pair(other)] as const]
  })
}

/** `20:black 12:x`. */
export function objectsOf(text: string): readonly ObjectSquare[] {
  return text.split(' ').flatMap((entry) => {
    const symbol = DECK_IDS.find((each) => entry.endsWith(`:${each}`))
    return symbol === undefined ? [] : [{ at: pair(entry), symbol }]
  })
}
