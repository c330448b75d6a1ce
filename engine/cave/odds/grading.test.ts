import { describe, expect, it } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import type { Game } from '../../kernel/game.ts'
import { stream } from '../../kernel/random.ts'
import { costOf } from '../../kernel/testing/crossroads.ts'
import { spellStock } from '../chapters/cards.ts'
import { cave } from '../index.ts'
import { meeting, set, type Table } from '../proof/table-top.ts'
import type { CaveState } from '../state.ts'
import { dealSpells, grading } from './grading.ts'

/** Up to the next question: whether the Crystal is won, or a trophy. */
const once: Game<CaveState> = {
  ...cave,
  grading: {
    ...grading,
    horizon: () => ({ reached: () => true }),
    account: ({ end, players: [p] }) => ({ win: end?.kind === 'crystal' || (p?.trophies.length ?? 0) > 0 ? 1 : 0 }),
  },
}

const chanceOf = (t: Table, id: string) =>
  (decisionOf(cave, t.state, t.ask, 'd').options ?? []).find((option) => option.id === id)?.odds?.chance ?? 0

describe('grading against exact odds', () => {
  const serpent = { lying: { 'corridor-1': { cards: ['blind-serpent'] } } }
  const hunter = (strength: number, craft = 4) =>
    meeting({ character: 'night-blade', at: 'corridor-1', strength, craft }, { scenario: serpent })
  const ready = (gold: number) => meeting({ at: 'chamber-2', strength: 12, craft: 9, gold }, { scenario: { crystal: 'chamber-2' } })

  it.each([
    ['14.4 a fight', hunter(6), 'evade:blind-serpent', 'fight'],
    ['14.4 a fight that is seldom won', hunter(4), 'evade:blind-serpent', 'fight'],
    ['12.5 the three Trials', ready(14), 'pass', 'enter'],
    ['12.5 the three Trials with little Gold', ready(9), 'pass', 'enter'],
  ] as const)('%s: not to dare it costs what its odds are', (_, t, taken, better) => {
    if (t.marked === undefined) throw new Error('a safe point comes first')
    const { loss } = costOf(once, t.marked, [taken, better], 500)
    expect(chanceOf(t, better)).toBeGreaterThan(0)
    expect(Math.abs(loss.mean - 100 * chanceOf(t, better))).toBeLessThan(3 * loss.error)
  })

  it('12.5 in the last round, to walk out of the Crystal Chamber costs the whole game', () => {
    const t = meeting(
      { at: 'chamber-2', strength: 14, craft: 12, gold: 18 },
      { options: { rounds: 10 }, scenario: { crystal: 'chamber-2', round: 10 } },
    )
    if (t.marked === undefined) throw new Error('a safe point comes first')
    const { cost, comesTo } = costOf(cave, t.marked, ['pass', 'enter'], 60)
    expect(comesTo.win).toBe(0)
    expect(cost.win).toBeGreaterThan(0.9)
  })
})

it('C-97 in company, nothing is measured where renown is likely to decide but in the last few rounds', () => {
  const at = (round: number, seats: number) => {
    const { state, ask } = set({
      players: Array.from({ length: seats }, (_, n) => (n === 0 ? {} : { character: 'seeress' })),
      scenario: { round },
    })
    return grading.horizon(state, ask)
  }
  expect([at(1, 2), at(150, 2), at(196, 2), at(150, 1)].map((each) => each !== null)).toEqual([true, false, true, true])
  const end = at(196, 2)
  const { state, ask } = set({ players: [{}, { character: 'seeress' }], scenario: { round: 200 } })
  expect(end?.reached(state, ask)).toBe(false)
})

describe('the Spells of others, dealt again', () => {
  const { state } = set({
    players: [
      { character: 'seeress', spells: ['mend', 'ward'] },
      { character: 'bone-caller', craft: 6, spells: ['might', 'firebolt'] },
      { character: 'night-blade', spells: ['recall'] },
    ],
    scenario: { discarded: { spells: ['mind-blade'] } },
  })
  const deals = Array.from({ length: 60 }, (_, n) => {
    const again: CaveState = structuredClone(state)
    dealSpells(again, 0, stream(`deal ${n}`, 'unseen'))
    return again
  })

  it('9.2 are any that the seat neither holds nor has seen discarded', () => {
    const possible = [...spellStock(state), 'might', 'firebolt', 'recall']
    const seen = new Set(deals.flatMap(({ players }) => players.slice(1).flatMap(({ spells }) => spells)))
    expect([...seen].toSorted()).toEqual(possible.toSorted())
  })

  it('9.1 are as many as they hold, each of them once, and his own stay', () => {
    for (const { players } of deals) {
      expect(players.map(({ spells }) => spells.length)).toEqual([2, 2, 1])
      expect(players[0]?.spells).toEqual(state.players[0]?.spells)
      expect(new Set(players.flatMap(({ spells }) => spells)).size).toBe(5)
    }
  })
})
