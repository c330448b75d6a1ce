import { describe, expect, it } from 'vitest'
import { pooled, verdictOn } from './grading.ts'
import { certainlyCostliest, further, more } from './grading-plan.ts'
import type { Graded } from './grading-types.ts'
import { below, type Stream, stream } from './random.ts'
import { meanOf } from './sampling.ts'

// Choices whose losses are known, with playouts that are drawn instead of played.

const BOUNDS = { mistake: 30, blunder: 100 }

interface Truth {
  readonly loss: number
  /** How far a single playout lies from it. */
  readonly spread: number
  readonly passage?: string
}

function drawn(input: number, { loss, spread, passage }: Truth, count: number, chance: Stream): Graded {
  const mean = meanOf(Array.from({ length: count }, () => loss + spread * normal(chance)))
  const bare = {
    input,
    seat: 0,
    topic: 'what',
    ...(passage !== undefined && { passage }),
    taken: {},
    better: { pick: ['other'] },
    cost: {},
    comesTo: {},
    compared: 2,
  }
  return { ...bare, loss: mean, worth: mean, playouts: count, verdict: verdictOn(mean, BOUNDS) }
}

/** Nearly normal: the sum of twelve even ones. */
function normal(chance: Stream): number {
  return Array.from({ length: 12 }, () => below(chance, 1_000_001) / 1_000_000).reduce((sum, each) => sum + each, -6)
}

function graded(truth: readonly Truth[], seed: string): readonly Graded[] {
  const chance = stream(seed, 'dice')
  let found: readonly Graded[] = truth.map((one, input) => drawn(input, one, 64, chance))
  for (let next = further(found, { bounds: BOUNDS }); next.length > 0; next = further(found, { bounds: BOUNDS })) {
    const anew = new Map(
      next.map((one) => [one.input, pooled(one, drawn(one.input, truth[one.input] ?? NOTHING, more(one), chance), BOUNDS)]),
    )
    found = found.map((one) => anew.get(one.input) ?? one)
  }
  return found
}

const NOTHING: Truth = { loss: 0, spread: 0 }

const named = (found: readonly Graded[]) => certainlyCostliest(found).map(({ input }) => input)
const spent = (found: readonly Graded[]) => found.reduce((sum, { playouts }) => sum + playouts - 64, 0)

describe('measuring further', () => {
  it('tells the costliest three from a fourth that is not far off', () => {
    const truth = [300, 60, 240, 190, 130].map((loss) => ({ loss, spread: 400 }))
    for (let n = 0; n < 20; n++) expect(named(graded(truth, `apart ${n}`)).toSorted()).toEqual([0, 2, 3])
  })

  it('names fewer where the third and the fourth cannot be told apart, and spends no more than it may', () => {
    const truth = [900, 700, 200, 200, 60].map((loss) => ({ loss, spread: 400 }))
    const all = Array.from({ length: 20 }, (_, n) => graded(truth, `alike ${n}`))
    for (const found of all) {
      expect(named(found)).toEqual(expect.arrayContaining([0, 1]))
      expect(spent(found)).toBeLessThanOrEqual(6000 + 3 * 1024)
    }
    expect(all.filter((found) => named(found).length === 2).length).toBeGreaterThan(10)
  })

  it('spends nothing on which choice of a fight cost most, and names each fight once', () => {
    const fight = [900, 880, 860, 840].map((loss) => ({ loss, spread: 400, passage: 'lost' }))
    const truth = [...fight, ...[500, 300, 100].map((loss) => ({ loss, spread: 400 }))]
    for (let n = 0; n < 10; n++) {
      const found = graded(truth, `fight ${n}`)
      const [first, ...others] = named(found)
      expect(first).toBeLessThan(4)
      expect(others.toSorted()).toEqual([4, 5])
      // One of them is to be told, and has what that takes.
      expect(spent(found.slice(0, 4))).toBeLessThan(600 + 4 * 256)
    }
  })

  it('measures nothing further where nothing was lost, and names nothing', () => {
    const truth = Array.from({ length: 40 }, () => ({ loss: -40, spread: 60 }))
    const found = graded(truth, 'fine')
    expect(spent(found)).toBe(0)
    expect(named(found)).toEqual([])
  })
})

it('playouts taken together are one sample of sixes', () => {
  const chance = stream('pooled', 'dice')
  const [a, b] = [64, 32].map((length) => Array.from({ length }, () => normal(chance)))
  const of = (sixes: readonly number[] = []): Graded => ({ ...drawn(0, NOTHING, 6 * sixes.length, chance), loss: meanOf(sixes) })
  const all = meanOf([...(a ?? []), ...(b ?? [])])
  const { loss, playouts } = pooled(of(a), of(b), BOUNDS)
  expect(playouts).toBe(6 * 96)
  expect(loss.mean).toBeCloseTo(all.mean, 9)
  expect(loss.error).toBeCloseTo(all.error, 9)
})
