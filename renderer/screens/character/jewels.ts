import type { Jewel } from '../../../electron/contract/index.ts'

/** How a price in gold is paid with these jewels: they are spent whole, change is given in gold (12.2). */
export interface Payment {
  /** Gold marks paid in addition to the jewels. */
  readonly gold: number
  readonly change: number
  /** Gold marks afterwards. */
  readonly left: number
}

/** Null if gold and jewels together do not reach the price. */
export function paymentOf(price: number, gold: number, jewels: readonly Jewel[]): Payment | null {
  const worth = worthOf(jewels)
  const paid = Math.max(0, price - worth)
  const change = Math.max(0, worth - price)
  return paid > gold ? null : { gold: paid, change, left: gold - paid + change }
}

/** A jewel that the others make superfluous is not taken. */
export function isNeedless(jewel: Jewel, price: number, jewels: readonly Jewel[]): boolean {
  return worthOf(jewels.filter(({ id }) => id !== jewel.id)) >= price
}

/** The least loss: the smallest jewel that covers what gold does not, or the largest first. */
export function suggestJewels(price: number, gold: number, jewels: readonly Jewel[]): readonly Jewel[] {
  const rising = [...jewels].sort((a, b) => a.value - b.value)
  const chosen: Jewel[] = []
  for (let missing = price - gold; missing > 0 && rising.length > 0; missing = price - gold - worthOf(chosen)) {
    const at = rising.findIndex(({ value }) => value >= missing)
    const [next] = rising.splice(at, 1)
    if (next) chosen.push(next)
  }
  return chosen
}

export function worthOf(jewels: readonly Jewel[]): number {
  return jewels.reduce((total, { value }) => total + value, 0)
}
