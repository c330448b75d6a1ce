import type { Shares } from '../../kernel/ask.ts'
import type { Character, Id } from '../state.ts'
import { BRIBERY_OFFER, BRIBERY_ROWS, type BriberyRow } from '../tables/index.ts'

// 8.7: how a bribe is paid.

/** What the character could give: gold, and jewels at their value. */
export function wealth({ gold, jewels }: { readonly gold: number; readonly jewels: readonly number[] }): number {
  return jewels.reduce((sum, value) => sum + value, gold)
}

/** The rows of table 8.9 that they could pay for together. */
export function affordable(payers: readonly Character[]): BriberyRow[] {
  const all = payers.reduce((sum, c) => sum + wealth(c), 0)
  return BRIBERY_ROWS.filter((row) => BRIBERY_OFFER[row] <= all)
}

/** A jewel that can be offered: `jewel-una-2` is the second one of Una's. */
interface Offered {
  readonly id: string
  readonly owner: Character
  readonly value: number
}

/** Every jewel of theirs, as it can be offered. */
export function jewelsOf(payers: readonly Character[]): Offered[] {
  return payers.flatMap((owner) => owner.jewels.map((value, i) => ({ id: `jewel-${owner.id}-${i + 1}`, owner, value })))
}

/** Why this isn't a payment of that offer; null if it is one. Nobody gives what is not his. */
export function refusePayment(given: Shares, payers: readonly Character[], jewels: readonly Offered[], offer: number): string | null {
  let paid = 0
  for (const c of payers) {
    const gold = given.gold?.[c.id] ?? 0
    if (gold > c.gold) return `${c.name} has only ${c.gold} gold marks.`
    paid += gold
  }
  for (const { id, owner, value } of jewels) {
    const shares = given[id] ?? {}
    for (const [who, amount] of Object.entries(shares)) if (amount > 0 && who !== owner.id) return `Only ${owner.name} can give that jewel.`
    if ((shares[owner.id] ?? 0) > 0) paid += value
  }
  return paid >= offer ? null : `You offered ${offer} gold marks and give only ${paid}.`
}

/** The smallest payment they can make for an offer they can afford: there is no change for jewels. Gold comes from the richest first. */
export function suggestPayment(payers: readonly Character[], jewels: readonly Offered[], offer: number): Shares {
  const { given, gold: wanted } = leastPayment(payers, jewels, offer)
  const gold: Record<Id, number> = {}
  let missing = wanted
  for (const c of [...payers].sort((a, b) => b.gold - a.gold)) {
    const part = Math.min(c.gold, missing)
    if (part > 0) gold[c.id] = part
    missing -= part
  }
  const shares: Record<string, Record<Id, number>> = Object.keys(gold).length === 0 ? {} : { gold }
  for (const { id, owner } of given) shares[id] = { [owner.id]: 1 }
  return shares
}

interface Payment {
  readonly given: readonly Offered[]
  readonly gold: number
  readonly value: number
}

function leastPayment(payers: readonly Character[], jewels: readonly Offered[], offer: number): Payment {
  const given = cheapest(jewels, offer - payers.reduce((sum, c) => sum + c.gold, 0))
  const worth = given.reduce((sum, { value }) => sum + value, 0)
  return { given, gold: Math.max(0, offer - worth), value: Math.max(offer, worth) }
}

/** 8.7: the value of the smallest payment they can make for that offer. */
export function leastValue(payers: readonly Character[], offer: number): number {
  return leastPayment(payers, jewelsOf(payers), offer).value
}

/** Of all choices of jewels worth at least that much, the one worth least. */
function cheapest(jewels: readonly Offered[], needed: number): readonly Offered[] {
  if (needed <= 0) return []
  let best: { readonly worth: number; readonly those: readonly Offered[] } | null = null
  /** For every worth that is not enough, jewels that have it. */
  const short = new Map<number, readonly Offered[]>([[0, []]])
  for (const jewel of jewels)
    for (const [worth, those] of [...short]) {
      const more = worth + jewel.value
      if (more >= needed) {
        if (best === null || more < best.worth) best = { worth: more, those: [...those, jewel] }
      } else if (!short.has(more)) short.set(more, [...those, jewel])
    }
  return best?.those ?? []
}
