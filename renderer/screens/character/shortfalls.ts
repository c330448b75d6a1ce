import type { Character, LedgerRow, Price } from '../../../electron/contract/index.ts'
import { worthOf } from './jewels.ts'

/** A price that cannot be paid yet. */
export interface Shortfall {
  /** What costs it. */
  readonly labels: readonly string[]
  /** Null for what there is enough of. Gold counts jewels. */
  readonly experience: Part | null
  readonly gold: Part | null
  /** How many games like the latest it takes; null where none has brought anything yet, or only gold is missing. */
  readonly games: number | null
}

interface Part {
  readonly has: number
  readonly of: number
}

type Purse = Pick<Character, 'experience' | 'gold' | 'jewels'>

/** What can be had first, of that what changes nothing now last, then what cannot be paid or has reached its limit; otherwise in their own order. */
export function inOrder(prices: readonly Price[], mayBuy: boolean, isIdle: (price: Price) => boolean): readonly Price[] {
  if (!mayBuy) return prices
  const place = (price: Price) => (price.allowed ? 0 : 2) + (isIdle(price) ? 1 : 0)
  return prices.toSorted((a, b) => place(a) - place(b))
}

/** The prices that cannot be paid, each once. `raids` are what the latest games brought in experience. */
export function shortfallsOf(who: Purse, prices: readonly Price[], raids: readonly number[]): readonly Shortfall[] {
  const worth = who.gold + worthOf(who.jewels)
  const short = prices.filter(({ experience, gold, allowed }) => !allowed && (who.experience < experience || worth < gold))
  const usual = raids.length === 0 ? 0 : raids.reduce((sum, each) => sum + each, 0) / raids.length
  return [...Map.groupBy(short, ({ experience, gold }) => `${experience} ${gold}`).values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const missing = first.experience - who.experience
    return {
      labels: alike.map(({ label }) => label),
      experience: missing > 0 ? { has: who.experience, of: first.experience } : null,
      gold: worth < first.gold ? { has: worth, of: first.gold } : null,
      games: missing > 0 && usual > 0 ? Math.ceil(missing / usual) : null,
    }
  })
}

/** As many games count as the latest. */
const LATEST = 3

/** What each of the latest games brought in experience, the newest first. */
export function experienceOf(ledger: readonly LedgerRow[]): readonly number[] {
  const sums = new Map<string, number>()
  for (const { session, unit, amount } of ledger)
    if (session !== null && unit === 'experience') sums.set(session, (sums.get(session) ?? 0) + amount)
  return [...sums.values()].slice(-LATEST).reverse()
}
