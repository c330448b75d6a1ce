import { describe, expect, test } from 'vitest'
import { duel } from '../kernel/proof/duel.ts'
import { setUp } from '../kernel/proof/plan.ts'
import { Table } from '../kernel/proof/table-top.ts'
import { startSession } from '../kernel/session.ts'
import type { Json } from '../kernel/types.ts'
import { cardOf } from './asks.ts'
import { toll } from './index.ts'
import { roundOdds } from './odds.ts'
import { toll as proof } from './proof/index.ts'
import type { TollState } from './types.ts'

function set(scenario: Json, dice: readonly number[]): Table<TollState> {
  const { state } = setUp(toll, { seed: 'toll', scenario })
  return new Table(startSession(toll, { state, seed: 'toll', undo: 'honest', fixed: { dice, draws: [], strict: true } }))
}

/** The last round, with these cards among others. */
const last = (own: number, other: number) => ({
  ...{ round: 3, hands: [own, other].map((card) => [1, card, 6]) },
})

/** The last round played: both cards, and the die. */
const played = (own: number, other: number, die: number) => set(last(own, other), [die]).pick(`lay:${own}`).pick(`lay:${other}`)

const pointsOf = ({ state }: Table<TollState>) => state.sides.map(({ points }) => points)

describe('The Toll', () => {
  test('1.1 each player is dealt five cards that the other does not see', () => {
    const { state } = startSession(toll, { state: setUp(toll, { seed: 'deal' }).state, seed: 'deal', undo: 'honest' })
    expect(state.sides.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(toll.view(state, 0)).toMatchObject({ sides: [{ hand: expect.any(Array) }, { hand: null }] })
  })

  test('2.1 a card lies face down until both have laid one', () => {
    const { state } = set(last(4, 3), [4]).pick('lay:4')
    expect(toll.view(state, 1)).toMatchObject({ sides: [{ hasLaid: true, laid: null }, {}] })
    expect(toll.view(state, 0)).toMatchObject({ sides: [{ hasLaid: true, laid: 4 }, {}] })
  })

  test('2.2, 2.3 the nearer card takes the points of the table, and says where it was read', () => {
    const t = played(4, 2, 4)
    expect(pointsOf(t)).toEqual([3, 0])
    expect(t.events('thrown')).toMatchObject([{ winner: 0, points: 3, reads: { table: '2.3', row: '0', column: 'points' } }])
    expect(t.rolls).toMatchObject([{ topic: 'toll', rule: '2.2' }])
  })

  test('2.3 no one takes points where both cards are equally near', () => {
    expect(played(4, 6, 5).events('thrown')).toMatchObject([{ winner: null, points: 0 }])
  })

  test('2.3 the odds of a card are the share of throws, against every card that the other may hold', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    for (const own of faces)
      for (const others of [[3], [2, 5], faces]) {
        const leads = others.flatMap((other) =>
          faces.map((die) => pointsOf(played(own, other, die))).map(([mine = 0, his = 0]) => mine - his),
        )
        const { win, lead } = roundOdds(own, others)
        expect(win).toBeCloseTo(leads.filter((points) => points > 0).length / leads.length)
        expect(lead).toBeCloseTo(leads.reduce((sum, points) => sum + points, 0) / leads.length)
      }
  })

  test('3.1 the player with more points crosses; if both have the same, neither does', () => {
    expect(played(4, 2, 4).session.outcome).toMatchObject({ kind: 'won' })
    expect(played(4, 6, 5).session.outcome).toMatchObject({ kind: 'even' })
  })

  test('what the game tells counts its dice and has a chapter for each round', () => {
    const { session } = played(4, 2, 4)
    expect(session.tale()).toMatchObject({
      luck: { faces: [0, 0, 0, 1, 0, 0] },
      people: [
        { name: 'Player 1', victory: true },
        { name: 'Player 2', victory: false },
      ],
      chapters: [{ title: 'Round 3', lines: [{}, {}, { text: expect.stringContaining('takes 3 points') }, {}] }],
    })
  })

  test('2.0 with the whole hand five rounds are played, and every card is laid', () => {
    const t = new Table(startSession(toll, { ...setUp(toll, { seed: 'all', variants: ['whole-hand'] }), seed: 'all', undo: 'honest' }))
    while (t.session.ask?.kind === 'pick') t.pick(t.session.ask.ids[0] ?? '')
    expect(t.state).toMatchObject({ phase: 'over', sides: [{ hand: [] }, { hand: [] }] })
    expect(t.events('turn-began').map((event) => Object(event).turn)).toEqual([1, 2, 3, 4, 5])
  })

  test('the better bot wins more often', () => {
    if (proof.duels === undefined) throw new Error('the seats play against each other')
    const { novice, master } = duel(proof.duels, { skills: ['novice', 'master'], games: 200, seed: 'strength' })
    expect(master).toBeGreaterThan(novice)
  })

  test('an option that means nothing is a bug, and a senseless scenario a refusal', () => {
    expect(() => cardOf('lay:7')).toThrow()
    const input = { seed: '', seats: ['A', 'B'], options: {}, variants: [], scenario: { round: 9 } }
    expect(toll.setup(input)).toMatchObject({ code: 'bad-request' })
  })
})
