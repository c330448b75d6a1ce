import type { Decision, Item, Json } from '../../engine/kernel/types.ts'

/** Who gets how much of what: `{gold: {una: 20}, 'ring-heal-1': {almuric: 1}}`. */
export type Shares = Readonly<Record<string, Readonly<Record<string, number>>>>

export function amountOf(item: Item): number {
  return item.amount ?? 1
}

export function given(shares: Shares, item: Item): number {
  return Object.values(shares[item.id] ?? {}).reduce((sum, amount) => sum + amount, 0)
}

/** Gives one person an amount of an item; a single thing belongs to one person only. */
export function give(shares: Shares, item: Item, to: string, amount: number): Shares {
  const others = amountOf(item) === 1 ? {} : { ...shares[item.id] }
  const next = { ...others, [to]: Math.max(0, Math.min(amountOf(item), Math.floor(amount) || 0)) }
  return { ...shares, [item.id]: Object.fromEntries(Object.entries(next).filter(([, value]) => value > 0)) }
}

/** An even split: the first ones get the odd marks; single things are dealt round. */
export function evenSplit(items: readonly Item[], among: readonly Item[]): Shares {
  let turn = 0
  return Object.fromEntries(
    items.map((item) => {
      const amount = amountOf(item)
      if (among.length === 0) return [item.id, {}]
      if (amount === 1) {
        const to = among[turn++ % among.length]
        return [item.id, to ? { [to.id]: 1 } : {}]
      }
      const base = Math.floor(amount / among.length)
      const odd = amount % among.length
      const parts = among.map((person, i) => [person.id, base + (i < odd ? 1 : 0)] as const).filter(([, part]) => part > 0)
      return [item.id, Object.fromEntries(parts)]
    }),
  )
}

/** The suggestion of the decision, if it is well formed; otherwise nothing is given yet. */
export function suggested(decision: Decision): Shares | null {
  const { suggestion } = decision
  if (!isRecord(suggestion)) return null
  const entries = Object.entries(suggestion).map(([item, parts]) => {
    const numbers = isRecord(parts)
      ? Object.entries(parts).flatMap(([who, n]) => (typeof n === 'number' && n > 0 ? [[who, n] as const] : []))
      : []
    return [item, Object.fromEntries(numbers)] as const
  })
  return Object.fromEntries(entries)
}

function isRecord(value: Json | undefined): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
