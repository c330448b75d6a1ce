import { describe, expect, it, test } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import type { Game } from '../../kernel/game.ts'
import { costOf } from '../../kernel/testing/crossroads.ts'
import type { Json } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import type { DomainState, End } from '../state.ts'
import { grading } from './grading.ts'

const CARDS = [
  { card: 'x-slamming-door-3', at: '0-1', shut: true },
  { card: 'black-orc-guard-1', at: '1-0' },
]
const scenario: { readonly [field: string]: Json } = {
  tiles: MEADOW,
  cards: CARDS,
  characters: [
    { at: '0-0', from: '0-1', items: ['black-battle-axe'] },
    { at: '2-0', from: '2-1' },
  ],
}

/** What this one answer clears out of the way, and nothing after it. */
const once: Game<DomainState> = {
  ...domain,
  grading: {
    ...grading,
    horizon: () => ({ reached: () => true }),
    account: ({ cards }) => ({ win: CARDS.filter(({ at }) => cards[at] === undefined).length }),
  },
}

describe('grading against exact odds', () => {
  const table = set({ seats: 2, scenario })
  const options = decisionOf(domain, table.state, table.ask, 'd').options ?? []
  const chanceOf = (id: string) => options.find((option) => option.id === id)?.odds?.chance ?? 0
  const CHANCES: Readonly<Record<string, number>> = { 'break:0-1': chanceOf('break:0-1'), 'step:1-0': chanceOf('step:1-0'), end: 0 }

  it.each([
    ['end', 'break:0-1'],
    ['end', 'step:1-0'],
    ['step:1-0', 'break:0-1'],
  ] as const)('9.2, 10.5 by what it clears out of the way, %s costs against %s what its odds lack', (taken, better) => {
    const { loss, comesTo } = costOf(once, table.state, [taken, better], 600)
    const [mine = 0, other = 0] = [taken, better].map((id) => CHANCES[id])
    expect(other).toBeGreaterThan(0)
    expect(Math.abs(loss.mean - 100 * (other - mine))).toBeLessThan(3 * loss.error + 1e-9)
    expect(comesTo.win).toBeCloseTo(mine, 1)
  })
})

test('2.0, D-64 a game that is over is won, shared or lost', () => {
  const { state } = set({ seats: 2, scenario })
  const over = (end: End) => [0, 1].map((seat) => grading.account({ ...state, end }, seat).win)
  expect(over({ kind: 'treasure', winners: [1] })).toEqual([0, 1])
  expect(over({ kind: 'time', winners: [0, 1] })).toEqual([0.5, 0.5])
  expect(over({ kind: 'nobody', winners: [] })).toEqual([0, 0])
})

describe('a choice is measured', () => {
  const isMeasured = (laid: Parameters<typeof set>[0]) => {
    const { state, ask } = set(laid)
    return grading.horizon(state, ask) !== null
  }
  const carried = {
    ...scenario,
    characters: [
      { at: '0-0', from: '0-1' },
      { at: '2-0', from: '2-1', treasure: 'staff' },
    ],
  }

  it('13.0 from the moment when someone carries a treasure', () => {
    expect(isMeasured({ seats: 2, scenario: carried })).toBe(true)
    expect(isMeasured({ seats: 2, scenario })).toBe(false)
  })

  it('2.0 not alone', () => {
    expect(isMeasured({ seats: 1, scenario: { ...scenario, characters: [{ at: '0-0', treasure: 'staff' }] } })).toBe(false)
  })

  it('D-123 not where cards lie face down that no one has seen', () => {
    expect(isMeasured({ seats: 2, scenario: carried, variants: ['memory'] })).toBe(false)
  })
})

test('2.0 who waits at the door with a treasure while a rival comes out loses the game', () => {
  const { state } = set({
    seats: 2,
    scenario: {
      tiles: MEADOW,
      characters: [
        { at: '0-0', treasure: 'cloak' },
        { at: '1-0', treasure: 'staff' },
      ],
    },
  })
  const { loss, comesTo, verdict } = costOf(domain, state, ['end', 'leave'], 24)
  expect(loss).toEqual({ mean: 100, error: 0 })
  expect(comesTo.win).toBe(0)
  expect(verdict).toBe('blunder')
})
