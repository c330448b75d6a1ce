import { expect, test } from 'vitest'
import { setUp } from '../kernel/proof/plan.ts'
import { stream } from '../kernel/random.ts'
import { costOf } from '../kernel/testing/crossroads.ts'
import { cardOf, layId } from './asks.ts'
import { toll } from './index.ts'
import { unseenBy } from './odds.ts'
import { readAt } from './tables/index.ts'
import type { Card } from './types.ts'

// The last round is known exactly: every hand that the other may have, and every throw.

const HAND = [1, 3, 6]
const standing = setUp(toll, { seed: 'last', scenario: { round: 3, hands: [HAND, [2, 2, 4]], points: [1, 2] } }).state
const CHANCE = stream('truth', 'bots')

/** The card that the bot lays from that hand, as the last to lay one. */
function laidFrom(hand: readonly Card[]): Card {
  const sides = standing.sides.map((side, seat) => (seat === 0 ? { ...side, laid: 1 } : { ...side, hand: [...hand] }))
  const ids = [...new Set(hand)].map(layId)
  const { answer } = toll.sensible(
    toll.view({ ...standing, phase: 'lay', sides }, 1),
    { kind: 'pick', seat: 1, rule: '2.1', topic: 'card', ids, min: 1, max: 1 },
    CHANCE,
  )
  return cardOf(answer.pick?.[0] ?? '')
}

/** The chance to win with a card for one who is a point behind: what is even counts half. */
function exactly(card: Card): number {
  const rest = unseenBy(HAND)
  const laid = rest.flatMap((a, i) => rest.flatMap((b, j) => rest.flatMap((c, k) => (i < j && j < k ? [laidFrom([a, b, c])] : []))))
  const wins = laid.flatMap((other) =>
    [1, 2, 3, 4, 5, 6].map((die) => {
      const [mine, theirs] = [Math.abs(card - die), Math.abs(other - die)]
      const points = mine >= theirs ? 0 : readAt(mine).points
      return points > 1 ? 1 : points === 1 ? 0.5 : 0
    }),
  )
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

test.each([
  ['lay:1', 'lay:3'],
  ['lay:6', 'lay:3'],
  ['lay:1', 'lay:6'],
] as const)('2.3 %s costs against %s what it does by every hand and throw', (taken, better) => {
  const { loss, comesTo } = costOf(toll, standing, [taken, better], 600)
  const truth = 100 * (exactly(cardOf(better)) - exactly(cardOf(taken)))
  expect(Math.abs(loss.mean - truth)).toBeLessThan(3 * loss.error)
  expect(comesTo.win).toBeCloseTo(exactly(cardOf(taken)), 1)
})
