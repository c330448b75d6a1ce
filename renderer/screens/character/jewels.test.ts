import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNeedless, paymentOf, suggestJewels, worthOf } from './jewels.ts'

const jewels = (...values: number[]) => values.map((value, i) => ({ id: `jewel-${value}-${i}`, value }))

describe('12.2 jewels pay', () => {
  test('as a whole, with change in gold', () => {
    expect(paymentOf(100, 20, jewels(250))).toEqual({ gold: 0, change: 150, left: 170 })
  })

  test('and gold makes up the difference', () => {
    expect(paymentOf(100, 60, jewels(25, 25))).toEqual({ gold: 50, change: 0, left: 10 })
    expect(paymentOf(100, 40, jewels(25, 25))).toBeNull()
  })

  test('a jewel that the others make superfluous is not taken', () => {
    const [small, great] = jewels(10, 100)
    if (!small || !great) throw new Error('two jewels')
    expect(isNeedless(small, 100, [small, great])).toBe(true)
    expect(isNeedless(great, 100, [small, great])).toBe(false)
  })

  test('the smallest that suffices is suggested, or the largest first', () => {
    expect(suggestJewels(100, 80, jewels(100, 25, 50)).map(({ value }) => value)).toEqual([25])
    expect(suggestJewels(100, 0, jewels(25, 50, 40)).map(({ value }) => value)).toEqual([50, 40, 25])
    expect(suggestJewels(100, 120, jewels(25))).toEqual([])
  })

  test('a suggestion pays whenever anything does, and none of it is superfluous', () => {
    const stones = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 12 }).map((values) => jewels(...values))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 300 }), stones, (price, gold, all) => {
        const chosen = suggestJewels(price, gold, all)
        expect(paymentOf(price, gold, chosen) !== null).toBe(gold + worthOf(all) >= price)
        if (gold + worthOf(all) >= price) expect(chosen.some((jewel) => isNeedless(jewel, price, chosen))).toBe(false)
      }),
    )
  })
})
