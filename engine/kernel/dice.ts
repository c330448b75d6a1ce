/** Dice codes (3.1, 3.2): how many dice, how many sides, the multiplier and the addition. */
export interface DiceCode {
  readonly count: number
  /** A D3 is a D6 halved, rounded up (3.1). */
  readonly sides: 3 | 6
  /** `x` multiplies the whole roll. */
  readonly times: number
  /** `+` and `-` apply after the multiplication. */
  readonly plus: number
}

const PATTERN = /^(\d{1,2})D([36])(?:[x×](\d{1,3}))?([+-]\d{1,3})?$/
const CONSTANT = /^\d{1,4}$/
const known = new Map<string, DiceCode>()

/**
 * Reads `2D6+2`, `1D3`, `3D6x20` or a plain number such as `1` (no dice).
 * Throws on anything else: codes stand in tables, so a bad one is a bug.
 */
export function diceCode(code: string): DiceCode {
  let parsed = known.get(code)
  if (parsed === undefined) {
    parsed = parse(code)
    known.set(code, parsed)
  }
  return parsed
}

function parse(code: string): DiceCode {
  if (CONSTANT.test(code)) return { count: 0, sides: 6, times: 1, plus: Number(code) }
  const [, count, sides, times, plus] = PATTERN.exec(code) ?? []
  if (count === undefined) throw new Error(`not a dice code: ${code}`)
  return { count: Number(count), sides: sides === '3' ? 3 : 6, times: Number(times ?? 1), plus: Number(plus ?? 0) }
}

/** The code with `amount` added: level 2 makes `2D6+2` of `2D6` (6.8). */
export function addToCode(code: string, amount: number): string {
  if (amount === 0) return code
  const { count, sides, times, plus } = diceCode(code)
  const total = plus + amount
  const dice = count === 0 ? '' : `${count}D${sides}${times === 1 ? '' : `x${times}`}`
  if (dice === '') return String(total)
  return total === 0 ? dice : `${dice}${total > 0 ? '+' : ''}${total}`
}

/** The value of a D6 face on a die of that many sides (3.1). */
export function faceValue(face: number, sides: 3 | 6): number {
  return sides === 3 ? (face + 1) >> 1 : face
}

/** The least and the greatest total. */
export function range(code: string): { readonly least: number; readonly greatest: number } {
  const { count, sides, times, plus } = diceCode(code)
  return { least: count * times + plus, greatest: count * sides * times + plus }
}
