import { expect, test } from 'vitest'
import type { LedgerRow, Price } from '../../../electron/contract/index.ts'
import { experienceOf, inOrder, shortfallsOf } from './shortfalls.ts'

const price = (increase: string, experience: number, part: Partial<Price> = {}): Price => ({
  ...{ increase, label: increase, from: 1, to: 2, experience, gold: 100, parts: [], rule: '12.2', allowed: false },
  ...part,
})
const who = { experience: 104, gold: 90, jewels: [{ id: 'j', value: 20 }] }

test('each price that cannot be paid is said once, with how many games like the latest it takes', () => {
  const prices = [price('bow', 120), price('resistance', 120, { why: 'Five is the limit.' }), price('combat bonus', 165, { gold: 150 })]
  expect(shortfallsOf(who, prices, [20, 30, 40])).toEqual([
    { labels: ['bow', 'resistance'], experience: { has: 104, of: 120 }, gold: null, games: 1 },
    { labels: ['combat bonus'], experience: { has: 104, of: 165 }, gold: { has: 110, of: 150 }, games: 3 },
  ])
})

test('nothing is said of what can be paid, and no games are counted where none brought anything', () => {
  expect(shortfallsOf(who, [price('bow', 100, { allowed: true }), price('limit', 100)], [])).toEqual([])
  expect(shortfallsOf(who, [price('bow', 120)], [])[0]?.games).toBeNull()
})

test('what can be had comes first', () => {
  const prices = [price('a', 1), price('b', 1, { allowed: true })]
  const isIdle = ({ increase }: Price) => increase === 'idle'
  const idle = prices.filter(({ allowed }) => allowed).map((price) => ({ ...price, increase: 'idle' }))
  expect(inOrder([...idle, ...prices], true, isIdle).map(({ increase }) => increase)).toEqual(['b', 'idle', 'a'])
  expect(inOrder(prices, false, isIdle)).toEqual(prices)
})

test('the latest three games count, the newest first, without what was spent at home', () => {
  const row = (session: string | null, amount: number) => ({ session, unit: 'experience', amount }) as LedgerRow
  const ledger = [row('1', 5), row('2', 10), row('2', 1), row(null, -9), row('3', 20), row('4', 30)]
  expect(experienceOf(ledger)).toEqual([30, 20, 11])
})
