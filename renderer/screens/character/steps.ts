import type { Price } from '../../../electron/contract/index.ts'

/** `8 to 9`, and for a skill `+1 to +2` or `0 to +1`. */
export function stepOf({ increase, from, to }: Pick<Price, 'increase' | 'from' | 'to'>): string {
  const plus = increase.startsWith('weapon-skill:') || increase === 'negotiation'
  return `${written(from, plus)} to ${written(to, plus)}`
}

/** What it is now, where there is nothing more to have. */
export function standingOf({ increase, from }: Pick<Price, 'increase' | 'from'>): string {
  return written(from, increase.startsWith('weapon-skill:') || increase === 'negotiation')
}

function written(value: number, plus: boolean): string {
  return plus && value > 0 ? `+${value}` : String(value).replace('-', '−')
}

/** Prices that came about in the same way, for saying once why. */
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
