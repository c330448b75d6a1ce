import { describe, expect, it } from 'vitest'
import type { Graded } from './grading-types.ts'
import { passages } from './passages.ts'

type Told = Pick<Graded, 'input' | 'seat' | 'passage' | 'loss' | 'verdict'>

const choice = (input: number, mean: number, more: Partial<Told> = {}): Told => ({
  ...{ input, seat: 0, loss: { mean, error: 10 }, verdict: 'blunder' },
  ...more,
})
const told = (graded: readonly Told[]) => passages(graded).map(({ speaks, more }) => [speaks.input, more])

describe('passages', () => {
  it('are told by their costliest choice that is clear, the costliest passage first', () => {
    const fight = { passage: '7 segment' }
    expect(told([choice(1, 400, fight), choice(2, 900, fight), choice(3, 950, { ...fight, verdict: 'unclear' }), choice(9, 950)])).toEqual([
      [9, 0],
      [2, 1],
    ])
  })

  it('in which nothing is clear are told by what may have cost most', () => {
    const unclear = { passage: '7 segment', verdict: 'unclear' } as const
    expect(told([choice(1, 20, unclear), choice(2, 60, unclear)])).toEqual([[2, 0]])
  })

  it('are each seat’s own, and leave out what was fine', () => {
    const fight = { passage: '7 segment' }
    expect(told([choice(1, 400, fight), choice(2, 300, { ...fight, seat: 1 }), choice(3, 0, { verdict: 'fine' })])).toEqual([
      [1, 0],
      [2, 0],
    ])
  })
})
