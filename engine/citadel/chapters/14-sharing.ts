import type { Shares } from '../../kernel/ask.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Character, Chest, Delve, Found, Id, Loot } from '../state.ts'
import { meetTrap } from './07-traps.ts'
import { AGAIN, ask, askShares } from './10-asides.ts'
import { takeItem } from './14-items.ts'
import { addLoot, layAside } from './14-treasure.ts'
import { changeGold, character, gainJewel, isPresent, present } from './party.ts'

// 14.0: the party divides what lies there: chests are opened, gold and jewels shared, items taken one by one.

export type SharingEvent =
  | { type: 'chest-left'; rule: '14.1' }
  /** Under older rules the character who opened it looked first. */
  | { type: 'chest-looked-at'; rule: '14.1'; who?: Id; trapped: boolean }
  | { type: 'chest-opened'; rule: '14.1'; who: Id; gold: number; jewels: number[]; items: Found[] }
  | { type: 'shared'; rule: '14.0'; gold: { [who: Id]: number }; jewels: { who: Id; value: number }[] }
  | { type: 'item-left'; rule: '14.0'; item: Found }

/**
 * 14.0: until nothing lies there any more. It can be entered afresh: what was dealt with has left `loot`.
 * Returns early when a fight breaks out over it (14.6) or nobody is left.
 */
export function* divideLoot(g: Delve): Script<void> {
  const s = g.state
  while (s.loot !== null && present(s).length > 0) {
    const { loot } = s
    const [chest] = loot.chests
    const [item] = loot.items
    if (chest !== undefined) yield* dealWithChest(g, loot, chest)
    else if (loot.gold > 0 || loot.jewels.length > 0) yield* shareOut(g, loot)
    else if (item !== undefined) yield* offer(g, loot, item)
    else s.loot = null
    if (s.fight !== null || s.end !== null) return
  }
  if (s.loot !== null) layAside(s, s.loot)
  s.loot = null
}

// ---------------------------------------------------------------- chests

const TRAPPED_UP_TO = 3

/** 14.1: the die says whether it is trapped; then one of them opens it, or it stays shut. */
function* dealWithChest(g: Delve, loot: Loot, chest: Chest): Script<void> {
  const s = g.state
  if (chest.trapped === null) {
    chest.trapped = (yield* roll(g, '1D6', { topic: 'chest-trap', rule: '14.1', seat: s.leader })) <= TRAPPED_UP_TO
    yield* tell(g, { type: 'chest-looked-at', rule: '14.1', trapped: chest.trapped } satisfies SharingEvent)
  }
  const ids = present(s).map((c) => actionId({ do: 'investigate', who: c.id }))
  const data = { trapped: chest.trapped }
  const choice = yield* ask(g, { seat: s.leader, rule: '14.1', topic: 'chest', ids: [...ids, 'decline'], data, moment: 'treasure' })
  if (choice === null) return
  const action = actionAmong(choice, ['investigate', 'decline'])
  if (action.do === 'decline') {
    loot.chests.shift()
    layAside(s, { chests: [chest] })
    return yield* tell(g, { type: 'chest-left', rule: '14.1' } satisfies SharingEvent)
  }
  const c = character(s, action.who)
  if (chest.trapped) {
    chest.trapped = false // it goes off once at most, whatever happens (7.0)
    yield* meetTrap(g, c)
    if (s.fight !== null || !isPresent(s, c)) return
  }
  loot.chests.shift()
  const { gold, jewels, items } = chest
  addLoot(s, { gold, jewels, items }, '14.1')
  yield* tell(g, { type: 'chest-opened', rule: '14.1', who: c.id, gold, jewels: [...jewels], items: [...items] } satisfies SharingEvent)
}

// ---------------------------------------------------------------- gold and jewels

/** 14.0: in any manner; an even split is suggested. Anything left over stays there. One alone takes it all. Asides come first. */
function* shareOut(g: Delve, loot: Loot): Script<void> {
  const s = g.state
  const party = present(s)
  const suggest = (): Shares => evenSplit(loot, party)
  const of = loot.jewels.map((_value, i) => ({ id: jewelId(i), amount: 1 }))
  if (loot.gold > 0) of.unshift({ id: 'gold', amount: loot.gold })
  const data = { jewels: [...loot.jewels] }
  const among = party.map((c) => c.id)
  const q = { seat: s.leader, rule: '14.0', topic: 'share-treasure', of, among, data, suggest, moment: 'treasure' } as const
  const shares = party.length === 1 ? suggest() : yield* askShares(g, q)
  if (shares !== null && shares !== AGAIN) yield* pay(g, loot, party, shares)
}

/** `jewel-1`, `jewel-2`: in the order in which they were found. */
export const JEWEL = 'jewel-'

function jewelId(i: number): string {
  return `${JEWEL}${i + 1}`
}

/**
 * Fair shares by what each has already: the jewels, the best first, each to the one who then owns least, and the gold so that the
 * poorest catch up first; what cannot be halved goes to the first in order.
 */
export function evenSplit(loot: Pick<Loot, 'gold' | 'jewels'>, party: readonly Character[]): Shares {
  const shares: Record<string, Record<Id, number>> = {}
  const worth = party.map((c) => c.jewels.reduce((sum, value) => sum + value, c.gold))
  const best = loot.jewels.map((value, i) => ({ value, i })).sort((a, b) => b.value - a.value)
  for (const { value, i } of best) {
    const least = worth.indexOf(Math.min(...worth))
    worth[least] = (worth[least] ?? 0) + value
    const taker = party[least]
    if (taker !== undefined) shares[jewelId(i)] = { [taker.id]: 1 }
  }
  if (loot.gold === 0) return shares
  const gold: Record<Id, number> = {}
  filledUp(worth, loot.gold).forEach((amount, i) => {
    const c = party[i]
    if (c !== undefined && amount > 0) gold[c.id] = amount
  })
  return { gold, ...shares }
}

/** Each one's share of `gold`: it brings the poorest up to the next poorest, and so on. */
function filledUp(worth: readonly number[], gold: number): number[] {
  const order = worth.map((_, i) => i).sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0) || a - b)
  let few = 0
  let had = 0
  for (const i of order) {
    const next = worth[i] ?? 0
    if (few > 0 && next * few - had >= gold) break
    had += next
    few += 1
  }
  const level = Math.floor((gold + had) / few)
  let over = (gold + had) % few
  const given = worth.map(() => 0)
  for (const i of order.slice(0, few).sort((a, b) => a - b)) {
    given[i] = level - (worth[i] ?? 0) + (over > 0 ? 1 : 0)
    over -= 1
  }
  return given
}

function* pay(g: Delve, loot: Loot, party: readonly Character[], shares: Shares): Script<void> {
  const gold: Record<Id, number> = {}
  const jewels: { who: Id; value: number }[] = []
  const takers = loot.jewels.map((_value, i) => shares[jewelId(i)])
  for (const c of party) {
    const amount = shares.gold?.[c.id] ?? 0
    if (amount > 0) gold[c.id] = amount
    changeGold(g, c, amount, '14.0', 'treasure')
    loot.jewels.forEach((value, i) => {
      if ((takers[i]?.[c.id] ?? 0) === 0) return
      gainJewel(g, c, value, '14.0', 'treasure')
      jewels.push({ who: c.id, value })
    })
  }
  const given = Object.values(gold).reduce((sum, amount) => sum + amount, 0)
  layAside(g.state, { gold: loot.gold - given, jewels: loot.jewels.filter((_value, i) => takenBy(takers[i]) === 0) })
  loot.gold = 0
  loot.jewels = []
  yield* tell(g, { type: 'shared', rule: '14.0', gold, jewels } satisfies SharingEvent)
}

function takenBy(shares: Shares[string] | undefined): number {
  return Object.values(shares ?? {}).reduce((sum, amount) => sum + amount, 0)
}

// ---------------------------------------------------------------- items

/** Who takes it; what nobody wants stays there. */
function* offer(g: Delve, loot: Loot, item: Found): Script<void> {
  const s = g.state
  const ids = present(s).map((c) => actionId({ do: 'take', who: c.id }))
  const data = { item: item.id }
  const choice = yield* ask(g, { seat: s.leader, rule: '14.0', topic: 'item', ids: [...ids, 'decline'], data, moment: 'treasure' })
  if (choice === null) return
  loot.items.splice(loot.items.indexOf(item), 1)
  const action = actionAmong(choice, ['take', 'decline'])
  const taken = action.do === 'take' && (yield* takeItem(g, character(s, action.who ?? ''), item))
  if (taken) return
  layAside(s, { items: [item] })
  yield* tell(g, { type: 'item-left', rule: '14.0', item } satisfies SharingEvent)
}
