import { describe, expect, test } from 'vitest'
import { nextFace, stream } from './random.ts'
import { isTold, pairedMeans, pairedShares, sampled, sampledMean, student } from './sampling.ts'

describe('Student’s t', () => {
  // From any printed table.
  test.each([
    [1, 12.706],
    [5, 2.571],
    [6, 2.447],
    [7, 2.365],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])('with %i degrees of freedom is %f', (freedom, t) => {
    expect(student(freedom)).toBeCloseTo(t, 2)
  })

  test('comes to the normal distribution', () => expect(student(1_000_000)).toBeCloseTo(1.96, 4))
})

test('a sample gives the interval that holds the true share', () => {
  const { low, high } = sampled(50, 100)
  expect([low, high].map((p) => p.toFixed(3))).toEqual(['0.404', '0.596'])
  expect(sampled(0, 400)).toMatchObject({ low: 0 })
  expect(sampled(0, 400).high).toBeCloseTo(0.0095, 4)
  expect(sampled(400, 400).high).toBe(1)
})

describe('the mean of a sample', () => {
  test('of 1, 2, 3, 4, 5 is 3, give or take 1.96 by Student’s t', () => {
    const { value, low, high } = sampledMean([1, 2, 3, 4, 5])
    expect([value, (high - low) / 2]).toEqual([3, expect.closeTo(2.776 * Math.sqrt(2.5 / 5), 6)])
  })

  test('lies in its interval 95 times of 100', () => {
    const chance = stream('means', 'dice')
    const samples = Array.from({ length: 2000 }, () => sampledMean(Array.from({ length: 8 }, () => nextFace(chance))))
    const held = samples.filter(({ low, high }) => low <= 3.5 && 3.5 <= high).length
    // Five standard errors of 2,000 tries.
    expect(Math.abs(held / 2000 - 0.95)).toBeLessThan(0.025)
  })
})

describe('paired differences', () => {
  test('of shares count the games that came out differently', () => {
    const { value, low, high } = pairedShares(18, 6, 100)
    expect(value).toBeCloseTo(0.12, 10)
    // Bonett and Price: 19 and 7 of 102.
    expect([low, high]).toEqual([expect.closeTo(0.0224, 4), expect.closeTo(0.2129, 4)])
  })

  test('of shares are not certain where no game came out differently', () => {
    const { value, low, high } = pairedShares(0, 0, 10)
    expect(value).toBe(0)
    expect(low).toBeLessThan(-0.1)
    expect(high).toBeGreaterThan(0.1)
  })

  test('of shares hold the truth 95 times of 100', () => {
    const chance = stream('pairs', 'dice')
    // 4 of 6 at first, 5 of 6 then, on the same die: one face in six changes.
    const held = Array.from({ length: 2000 }, () => {
      const faces = Array.from({ length: 60 }, () => nextFace(chance))
      return pairedShares(faces.filter((face) => face === 5).length, 0, 60)
    }).filter(({ low, high }) => low <= 1 / 6 && 1 / 6 <= high).length
    expect(held / 2000).toBeGreaterThan(0.92)
  })

  test('of means need not see how much the games differ among themselves', () => {
    const first = [0, 500, 900, 100, 700]
    const told = pairedMeans(
      first,
      first.map((value, i) => value + 10 + i),
    )
    expect(told.value).toBe(12)
    expect(isTold(told)).toBe(true)
    expect(isTold(pairedMeans(first, [500, 0, 700, 900, 100]))).toBe(false)
  })
})
