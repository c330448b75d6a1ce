import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { parseSquare, squareId } from '../open/squares.ts'
import { setup } from '../setup.ts'
import type { ArenaState } from '../state.ts'
import { reach } from './29-ways.ts'
import { figureOf } from './figures.ts'

const ANN = { name: 'Ann', at: [9, 10] }
const FAR_OFF = { name: 'Bob', side: 'east', at: [0, 39] }

function laid(characters: readonly Json[], more: { readonly [field: string]: Json } = {}): ArenaState {
  const scenario = { phase: 'move', characters: [...characters, FAR_OFF], ...more }
  const made = setup({ seed: 'ways', seats: ['Ann', 'Bob'], options: null, variants: [], scenario })
  if (isRefusal(made)) throw new Error(made.message)
  return made.state
}

function ways(s: ArenaState, id = 'ann') {
  const { ways, charges } = reach(s, figureOf(s, id))
  const cost = (square: string) => {
    const way = ways.get(parseSquare(square) ?? -1)
    return way === undefined ? null : [way.squares, way.points]
  }
  const charge = (square: string) => charges.get(parseSquare(square) ?? -1)?.squares ?? null
  const path = (square: string) => ways.get(parseSquare(square) ?? -1)?.path.map(squareId)
  return { ways, charges, cost, charge, path }
}

describe('29.1 moving and turning', () => {
  it('29.1 steps go north, east, south and west, a point each, as far as the points reach', () => {
    const { ways: all, cost, path } = ways(laid([ANN]))
    expect([cost('9-11'), cost('8-11'), cost('9-20'), cost('9-21'), cost('9-10')]).toEqual([[1, 1], [2, 2], [10, 10], null, null])
    expect(path('9-12')).toEqual(['9-11', '9-12'])
    // All within ten steps of 9-10, which lies nine rows from either wall and ten columns from the west.
    expect(all.size).toBe(2 * 10 * 11 - 2)
  })

  it('29.1 a pit, a wall and the altar are gone round; fire and caltrops are not (22.3, 23.1)', () => {
    const terrain = ['pit', 'wall', 'fire', 'caltrops'].map((kind, i) => ({
      kind,
      at: [9 + (i === 2 ? 1 : i === 3 ? -1 : 0), 11 + (i === 1 ? -2 : i > 1 ? -1 : 0)],
    }))
    const { cost } = ways(laid([ANN], { terrain, altar: [9, 13] }))
    expect([cost('9-11'), cost('9-9'), cost('9-13'), cost('10-10'), cost('8-10')]).toEqual([null, null, null, [1, 1], [1, 1]])
  })

  it('29.1 nobody is passed through, friend or foe, prone or not (G-77)', () => {
    const friend = { name: 'Cleo', at: [9, 11], prone: true }
    expect(ways(laid([ANN, friend])).cost('9-11')).toBeNull()
  })

  it('29.1 an enemy front square ends the move (G-05)', () => {
    const wolf = { creature: 'wolf', side: 'east', at: [9, 14], facing: 'w' }
    const { cost } = ways(laid([ANN, wolf]))
    expect([cost('9-13'), cost('9-14'), cost('9-15')]).toEqual([[3, 3], null, [9, 9]])
  })

  it('29.1 the way with the fewest squares, then the fewest points (G-76)', () => {
    const pit = { kind: 'pit', at: [9, 11] }
    expect(ways(laid([ANN], { terrain: [pit] })).cost('9-12')).toEqual([2, 3])
  })
})

describe('29.2 jumping', () => {
  it('29.2 over a pit in three points instead of four, and it counts two squares (G-07)', () => {
    const { cost, path } = ways(laid([ANN], { terrain: [{ kind: 'pit', at: [9, 11] }] }))
    expect([cost('9-12'), path('9-12')]).toEqual([[2, 3], ['9-12']])
  })

  it('29.2 over somebody as well, and over one square alone', () => {
    const friends = [
      { name: 'Cleo', at: [9, 11] },
      { name: 'Dirk', at: [8, 10] },
      { name: 'Eve', at: [10, 10] },
      { name: 'Finn', at: [9, 9] },
    ]
    const { cost } = ways(laid([ANN, ...friends]))
    expect([cost('9-12'), cost('7-10'), cost('9-13')]).toEqual([
      [2, 3],
      [2, 3],
      [3, 4],
    ])
  })

  it('29.2 what is jumped does not engage, where one lands does', () => {
    const wolf = { creature: 'wolf', side: 'east', at: [8, 11], facing: 's' }
    const { cost } = ways(laid([{ ...ANN, at: [9, 9] }, wolf]))
    expect([cost('9-10'), cost('9-11'), cost('9-12')]).toEqual([
      [1, 1],
      [2, 3],
      [5, 5],
    ])
  })
})

describe('31.3 charging from where one stands', () => {
  it('31.3 a near square may be reached by two squares or more, the own one too (G-76)', () => {
    const { charge, charges } = ways(laid([ANN]))
    expect([charge('9-11'), charge('9-10'), charge('9-12')]).toEqual([3, 2, null])
    expect(charges.size).toBe(5)
  })
})

describe('31.5 engaged', () => {
  const wolf = { creature: 'wolf', side: 'east', at: [9, 11], facing: 'w' }

  it('31.5 one square at most, still next to everybody who engages (G-06)', () => {
    const { ways: all, cost, charges } = ways(laid([ANN, wolf]))
    expect([[...all.keys()].map(squareId).toSorted(), cost('8-10'), charges.size]).toEqual([['10-10', '8-10'], [1, 1], 0])
  })

  it('31.5 between two there may be no square left', () => {
    const behind = { creature: 'wolf', side: 'east', at: [9, 9], facing: 'e' }
    expect(ways(laid([ANN, wolf, behind])).ways.size).toBe(2)
    const across = { creature: 'wolf', side: 'east', at: [8, 9], facing: 's' }
    expect(ways(laid([ANN, wolf, across])).ways.size).toBe(1)
  })

  it('31.5 somebody prone engages nobody, and moves nowhere', () => {
    expect(ways(laid([ANN, { ...wolf, prone: true }])).ways.size).toBeGreaterThan(100)
    expect(ways(laid([{ ...ANN, prone: true }])).ways.size).toBe(0)
  })
})

describe('20.1 phasing', () => {
  it('20.1 a Phase Spider comes out on any free square within its points, one square moved (G-61)', () => {
    const s = laid([ANN, { robot: 'phase-spider', side: 'east', at: [9, 30] }])
    const { cost, ways: all } = ways(s, 'phase-spider-1')
    expect([cost('9-20'), cost('0-22'), cost('9-19'), cost('9-30')]).toEqual([[1, 1], [1, 1], null, null])
    expect(all.size).toBe(19 * 20 - 2)
  })

  it('20.1 engaged as well', () => {
    const s = laid([ANN, { robot: 'phase-spider', side: 'east', at: [9, 11] }])
    expect(ways(s, 'phase-spider-1').cost('9-20')).toEqual([1, 1])
  })

  it('20.1 four squares when it is badly hurt', () => {
    const { cost } = ways(laid([ANN, { robot: 'phase-spider', side: 'east', at: [9, 30], now: 3 }]), 'phase-spider-1')
    expect([cost('9-26'), cost('9-25')]).toEqual([[1, 1], null])
  })
})

describe('35.4 hurt for good', () => {
  it('35.4 with 3 SH or less nobody runs (G-79)', () => {
    const { cost } = ways(laid([{ ...ANN, now: 3 }]))
    expect([cost('9-15'), cost('9-16')]).toEqual([[5, 5], null])
  })
})
