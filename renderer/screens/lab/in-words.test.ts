import { describe, expect, test } from 'vitest'
import { barId, barOf, type ChosenBar } from './bars.ts'
import { amountDifference, shareDifference, shareInWords } from './in-words.ts'

const HOME = { id: 'home', label: 'Someone comes home', does: 'bring someone home' }
const GOLD = { id: 'gold', label: 'Gold', unit: 'gold marks' }

function difference(value: number, half: number, measure = 'home') {
  const [low, high] = [value - half, value + half]
  return { arm: 1, measure, pairs: 100, value, low, high, told: low > 0 || high < 0 }
}

describe('figures in sentences', () => {
  test('a share, with what it may be off by', () => {
    expect(shareInWords({ value: 0.94, low: 0.908, high: 0.963 }, HOME, 'games')).toBe(
      '94 of 100 games bring someone home, give or take 3.',
    )
  })

  test('a share that is nearly certain is never off by nothing', () => {
    expect(shareInWords({ value: 1, low: 0.998, high: 1 }, HOME, 'games')).toBe('100 of 100 games bring someone home, give or take 1.')
  })

  test('a difference of shares that can be told', () => {
    expect(shareDifference(difference(0.12, 0.05), HOME, 'games')).toBe('12 more of 100 games bring someone home, give or take 5.')
    expect(shareDifference(difference(-0.3, 0.08), HOME, 'games')).toBe('30 fewer of 100 games bring someone home, give or take 8.')
  })

  test('one that cannot', () => {
    expect(shareDifference(difference(0.02, 0.06), HOME, 'games')).toBe(
      'No clear difference in how many games bring someone home: 2 more of 100, give or take 6.',
    )
  })

  test('a difference of amounts, and none where it cannot be told', () => {
    expect(amountDifference(difference(119.6, 40.2, 'gold'), GOLD, 'game')).toBe('120 gold marks more a game, give or take 40.')
    expect(amountDifference(difference(-1.24, 0.5, 'gold'), GOLD, 'game')).toBe('1.2 gold marks less a game, give or take 0.5.')
    expect(amountDifference(difference(10, 40, 'gold'), GOLD, 'game')).toBeNull()
  })
})

describe('a bar in an address', () => {
  test.each<ChosenBar>([
    { arm: 0, bar: { share: 'home', is: true } },
    { arm: 2, bar: { share: 'nearly-all', is: false } },
    { arm: 1, bar: { amount: 'gold', from: -100, to: 0.5 } },
    { arm: 0, bar: { cause: 'poison-gas' } },
    { arm: 0, bar: { fellAfter: -1, until: 0 } },
    { arm: 3, bar: { fellOn: 2 } },
    { arm: 0, bar: { person: 'una: the bold', fate: 'fallen' } },
  ])('leads back to itself: %j', (chosen) => expect(barOf(barId(chosen))).toEqual(chosen))

  test.each(['', 'x', '0', '0,moon', 'a,share,home,yes', '0,person,una,happy'])('%j names none', (id) => expect(barOf(id)).toBeNull())
})
