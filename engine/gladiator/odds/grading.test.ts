import { describe, expect, it } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import type { Game } from '../../kernel/game.ts'
import { twinsOf } from '../../kernel/proof/secrecy.ts'
import { costOf } from '../../kernel/testing/crossroads.ts'
import { gladiator } from '../index.ts'
import { secrets } from '../proof/secrets.ts'
import { arena } from '../proof/table-top.ts'
import type { ArenaState } from '../state.ts'
import { grading, knowsAll } from './grading.ts'

/** Whether this one action wins the fight. */
const once: Game<ArenaState> = {
  ...gladiator,
  grading: {
    ...grading,
    horizon: () => ({ reached: () => true }),
    account: ({ end }) => ({ win: end?.kind === 'west' ? 1 : 0 }),
  },
}

describe('grading against exact odds', () => {
  const characters = [
    { name: 'Ann', at: [9, 10], ready: 'broadsword', also: 'dagger' },
    { robot: 'giant-amoeba', side: 'east', at: [9, 11], now: 1 },
  ]
  const table = arena({ phase: 'action', characters }, { free: true, seats: 1 })
  const state = table.session.record.marks.at(-1)?.state
  const options = decisionOf(gladiator, table.state, table.ask, 'd').options ?? []
  const chanceOf = (id: string) => options.find((option) => option.id === id)?.odds?.chance ?? 0

  it.each([
    ['attack:giant-amoeba-1', 'dual:giant-amoeba-1:giant-amoeba-1'],
    ['evade', 'attack:giant-amoeba-1'],
    ['nothing', 'dual:giant-amoeba-1:giant-amoeba-1'],
  ] as const)('36.1 where any hit wins, %s costs what it lacks of the odds of %s', (taken, better) => {
    if (state === undefined) throw new Error('a safe point comes first')
    const { loss, comesTo } = costOf(once, state, [taken, better], 400)
    const [mine, other] = [taken, better].map(chanceOf)
    expect(Math.abs(loss.mean - 100 * ((other ?? 0) - (mine ?? 0)))).toBeLessThan(3 * loss.error)
    expect(comesTo.win).toBeCloseTo(mine ?? 0, 1)
  })
})

it('26.1, 23.4, 16.5 nothing is measured for a side from which anything is hidden', () => {
  const pairs = Array.from({ length: 12 }, (_, n) => twinsOf(gladiator, secrets, secrets.plan(`hidden-${n}`, n))).flatMap(
    (each) => each ?? [],
  )
  expect(pairs.length).toBeGreaterThan(3)
  for (const { one, other, seat } of pairs) {
    const side = one.seats[seat]?.side ?? 'west'
    // One of the two is without what the others have read of its people.
    expect(knowsAll(one, side) && knowsAll(other, side)).toBe(false)
  }
})
