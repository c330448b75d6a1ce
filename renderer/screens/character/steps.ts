import type { Price } from '../../../electron/contract/index.ts'

/**
 * `8 to 9`, or `+1 to +2` and `0 to +1`.
 *
 * @param plus whether the figures are bonuses, written with a sign
 */
export function stepOf({ from, to }: Pick<Price, 'from' | 'to'>, plus: boolean): string {
  return `${written(from, plus)} to ${written(to, plus)}`
}

/** The present value, at the limit. */
export function standingOf({ from }: Pick<Price, 'from'>, plus: boolean): string {
  return written(from, plus)
}

function written(value: number, plus: boolean): string {
  return plus && value > 0 ? `+${value}` : String(value).replace('-', '−')
}

/** Prices with the same reason, so that it is given once. */
export interface Reckoning {
  readonly parts: Price['parts']
  readonly experience: number
  readonly labels: readonly string[]
}

export function reckoningsOf(prices: readonly Price[]): Reckoning[] {
  const found = new Map<string, Reckoning>()
  for (const { parts, experience, label } of prices) {
    const key = JSON.stringify(parts)
    const labels = [...(found.get(key)?.labels ?? []), label]
    found.set(key, { parts, experience, labels })
  }
  return [...found.values()]
}
