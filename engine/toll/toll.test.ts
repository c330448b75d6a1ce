import { describe, expect, test } from 'vitest'
import type { Game } from '../kernel/game.ts'
import { duel } from '../kernel/proof/duel.ts'
import { setUp } from '../kernel/proof/plan.ts'
import type { Proof } from '../kernel/proof/proof.ts'
import { keepsSecrets } from '../kernel/proof/secrecy.ts'
import { Table } from '../kernel/proof/table-top.ts'
import { startSession } from '../kernel/session.ts'
import type { Answer, Json } from '../kernel/types.ts'
import { parseAction } from './actions.ts'
import { toll } from './index.ts'
import { roundOdds } from './odds/nearest.ts'
import { toll as proof, secrets } from './proof/index.ts'
import type { TollState } from './state.ts'
import { tale } from './tale/tale.ts'
import { view } from './view.ts'

function set(scenario: Json, dice: readonly number[]): Table<TollState> {
  const { state } = setUp(toll, { seed: 'toll', scenario })
  return new Table(startSession(toll, { state, seed: 'toll', undo: 'honest', fixed: { dice, draws: [], strict: true } }))
}

const LAST = {
  round: 3,
  hands: [
    [1, 4, 6],
    [2, 3, 6],
  ],
} as const

describe('The Toll', () => {
  test('1.1 each player is dealt five cards that the other does not see', () => {
    const { state } = startSession(toll, { state: setUp(toll, { seed: 'deal' }).state, seed: 'deal', undo: 'honest' })
    expect(state.sides.map(({ hand }) => hand.length)).toEqual([5, 5])
    expect(view(state, 0).sides.map(({ hand }) => hand?.length ?? null)).toEqual([5, null])
  })

  test('2.3 the odds of a card are the share of throws, against every card that the other may hold', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const lead = (own: number, other: number, toll: number) => {
      const { sides } = set(
        {
          ...LAST,
          hands: [
            [own, 1, 6],
            [other, 1, 6],
          ],
        },
        [toll],
      )
        .pick(`lay:${own}`)
        .pick(`lay:${other}`).state
      return (sides[0]?.points ?? 0) - (sides[1]?.points ?? 0)
    }
    for (const own of faces)
      for (const others of [[3], [2, 5], faces]) {
        const leads = others.flatMap((other) => faces.map((toll) => lead(own, other, toll)))
        const { win, lead: shown } = roundOdds(own, others)
        expect(win).toBeCloseTo(leads.filter((points) => points > 0).length / leads.length)
        expect(shown).toBeCloseTo(leads.reduce((sum, points) => sum + points, 0) / leads.length)
      }
  })

  test('2.1 a card lies face down until both have laid one', () => {
    const t = set(LAST, [4]).pick('lay:4')
    expect(view(t.state, 1).sides[0]).toMatchObject({ hasLaid: true, laid: null })
    expect(view(t.state, 0).sides[0]).toMatchObject({ hasLaid: true, laid: 4 })
  })

  test('2.2, 2.3 the nearer card takes the points of the table, and says where it was read', () => {
    const t = set(LAST, [4]).pick('lay:4').pick('lay:2')
    expect(t.state.sides.map(({ points }) => points)).toEqual([3, 0])
    expect(t.events('thrown')).toMatchObject([{ winner: 0, points: 3, reads: { table: '2.3', row: '0', column: 'points' } }])
    expect(t.rolls).toMatchObject([{ topic: 'toll', rule: '2.2' }])
  })

  test('2.3 no one takes points where both cards are equally near', () => {
    const t = set(LAST, [5]).pick('lay:4').pick('lay:6')
    expect(t.events('thrown')).toMatchObject([{ winner: null, points: 0 }])
  })

  test('3.1 the player with more points crosses; if both have the same, neither does', () => {
    expect(set(LAST, [4]).pick('lay:4').pick('lay:2').session.outcome).toMatchObject({ kind: 'won' })
    expect(set(LAST, [5]).pick('lay:4').pick('lay:6').session.outcome).toMatchObject({ kind: 'even' })
  })

  test('what the game tells counts its dice and has a chapter for each round', () => {
    const { session } = set(LAST, [4]).pick('lay:4').pick('lay:2')
    const told = tale({ last: session.state, steps: session.record.steps })
    expect(told.luck.faces).toEqual([0, 0, 0, 1, 0, 0])
    expect(told.people.map(({ name, victory }) => [name, victory])).toEqual([
      ['Player 1', true],
      ['Player 2', false],
    ])
    expect(told.chapters).toHaveLength(1)
  })

  test('what is hidden stays hidden: two worlds that differ in the other hand show a seat the same', () => {
    const pairs = Array.from({ length: 20 }, (_, n) => keepsSecrets(toll, secrets, `toll-${n}`, n)).filter((each) => each !== null)
    expect(pairs.length).toBeGreaterThan(0)
    // The comparison finds what tells: here the sum of all hands.
    const telling = {
      ...toll,
      view: (s: TollState, seat: number) => ({
        ...view(s, seat),
        sum: s.sides.flatMap(({ hand }) => hand).reduce((sum, card) => sum + card, 0),
      }),
    }
    expect(() => {
      for (let n = 0; n < 20; n++) keepsSecrets(telling, secrets, `toll-${n}`, n)
    }).toThrow(/seat \d can tell by the view/)
    // And a deal that is told to everybody, before the worlds part.
    const loud: Game<TollState> = {
      ...toll,
      *script(g) {
        const script = toll.script(g)
        let answer: Answer = {}
        for (;;) {
          const { done, value } = script.next(answer)
          g.step.events = g.step.events.map(({ audience, ...event }) => event)
          if (done === true) return
          answer = yield value
        }
      },
    }
    expect(() => {
      // Every fourth compares beginnings, where there are two alike.
      for (let n = 0; n < 160; n += 4) keepsSecrets(loud, secrets, `toll-${n}`, n)
    }).toThrow(/seat \d can tell by the log .* the deal and 0 answers/)
  })

  test('the better bot wins more often', () => {
    const { duels } = proof
    if (duels === undefined) throw new Error('the seats play against each other')
    const { novice, master } = duel(duels, { skills: ['novice', 'master'], games: 200, seed: 'strength' })
    expect(master).toBeGreaterThan(novice)
  })

  test('game and proof are such as the lists take', () => {
    const listed: readonly [Game<unknown>, Proof<unknown>] = [toll, proof]
    expect(listed.every((each) => each !== undefined)).toBe(true)
  })

  test('an option that means nothing is a bug, and a senseless scenario a refusal', () => {
    expect(() => parseAction('lay:7')).toThrow()
    expect(toll.setup({ seed: '', seats: ['A', 'B'], options: {}, variants: [], scenario: { round: 9 } })).toMatchObject({
      code: 'bad-request',
    })
  })
})
