import { expect, test } from 'vitest'
import { diceCode, faceValue, range } from './dice.ts'
import { certain, chance, distribution, either, mapped, mean, percent, plusDistribution, worked } from './odds.ts'

/** Every roll of a code, one by one. */
function enumerate(code: string): number[] {
  const { count, sides, times, plus } = diceCode(code)
  let totals = [0]
  for (let i = 0; i < count; i++) totals = totals.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + faceValue(face, sides)))
  return totals.map((sum) => sum * times + plus)
}

test.each(['1D6', '2D6', '3D6+1', '1D3+2', '2D3x2', '1D6x10', '3D6x20', '2D6-3', '5'])(
  '3.1 the distribution of %s is every throw counted',
  (code) => {
    const totals = enumerate(code)
    const of = distribution(code)
    expect(of.all).toBe(totals.length)
    for (let total = range(code).least - 1; total <= range(code).greatest + 1; total++) {
      expect(of.ways[total - of.least] ?? 0).toBe(totals.filter((each) => each === total).length)
    }
    expect(mean(of)).toBeCloseTo(totals.reduce((a, b) => a + b, 0) / totals.length, 10)
  },
)

test('a look-up joins totals with the same result', () => {
  const wounds = mapped(distribution('1D6'), (face) => (face >= 6 ? 2 : face >= 4 ? 1 : 0))
  expect(wounds).toEqual({ least: 0, ways: [3, 2, 1], all: 6 })
  expect(chance(wounds, (n) => n > 0)).toBe(0.5)
})

test('a resisted spell is one distribution or the other', () => {
  const blast = either(2, 6, certain(0), certain(2))
  expect(chance(blast, (n) => n === 2)).toBeCloseTo(4 / 6, 12)
  const lightning = either(1, 6, certain(0), distribution('1D3+2'))
  expect(mean(lightning)).toBeCloseTo((5 / 6) * 4, 12)
  expect(lightning.ways.reduce((a, b) => a + b, 0)).toBe(lightning.all)
})

test('two totals add up', () => {
  expect(plusDistribution(distribution('1D6'), distribution('1D6'))).toEqual(distribution('2D6'))
})

test('a percentage is never rounded to certainty', () => {
  expect([0, 1, 0.5, 5 / 6, 0.0001, 0.9999].map(percent)).toEqual(['0%', '100%', '50%', '83.3%', '0.1%', '99.9%'])
})

test('a roll is explained by what every throw leads to, neighbours with the same result together', () => {
  const parts = [{ label: 'skill', value: 2, rule: '9.5' }]
  const told = worked({ what: 'attack', code: '1D6', rule: '9.9', parts }, (total) => (total >= 7 ? 'hit' : 'miss'))
  expect(told).toMatchObject({
    parts,
    results: [
      { dice: '1 to 4', total: '3 to 6', text: 'miss', chance: 4 / 6 },
      { dice: '5 to 6', total: '7 to 8', text: 'hit', chance: 2 / 6 },
    ],
  })
})
