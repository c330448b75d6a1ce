import { numbersOf, type Proof } from '../../kernel/proof/proof.ts'
import type { SceneStart } from '../../kernel/proof/scenes.ts'
import { below, stream } from '../../kernel/random.ts'
import { RULES } from '../book.ts'
import { toll as game } from '../index.ts'
import { HAND, ROUNDS } from '../tables/index.ts'
import { EVENT_TYPES } from '../text.ts'
import type { TollState } from '../types.ts'

/** 1.1: a card for each round to come. */
function miscounted({ sides, round, phase }: TollState): string[] {
  if (phase === 'deal') return []
  return sides.flatMap(({ hand, laid }, seat) => {
    const held = hand.length + Number(laid !== null)
    return held === HAND - round + 1 ? [] : [`seat ${seat} has ${held} cards in round ${round}`]
  })
}

const AGAINST_A_BOT: SceneStart = { seats: ['Ann', 'Bram'], bots: [{ seat: 1, skill: 'able' }] }

export const toll: Proof<TollState> = {
  game,
  turn: ({ round, rounds }) => Math.min(round, rounds),
  // That a view shows no card of the other is held by `secrets`.
  broken: miscounted,
  fuzzing: [
    { kind: 'random', what: 'games of the whole hand', plan: (seed) => ({ seed, bot: 'random', variants: ['whole-hand'] }) },
    { kind: 'sensible', what: 'games by the sensible bot', plan: (seed) => ({ seed, bot: 'sensible' }) },
    {
      kind: 'wild',
      what: 'games that begin somewhere in the middle',
      plan(seed) {
        const chance = stream(seed, 'scenario')
        const round = 1 + below(chance, ROUNDS)
        const hand = () => Array.from({ length: HAND - round + 1 }, () => 1 + below(chance, 6))
        return { seed, bot: 'random', scenario: { round, hands: [hand(), hand()], points: [below(chance, 10), below(chance, 10)] } }
      },
    },
  ],
  report: [{ label: 'nobody crosses', of: ({ end }) => end === 'even' }],
  golden: {
    endOf: ({ sides }) => ({ points: sides.map(({ points }) => points) }),
    wanted: [...EVENT_TYPES.map((type) => `event ${type}`), 'topic card', 'topic dice', 'end won', 'end even', 'nobody nearer'],
    met: (_, events) =>
      events.flatMap((event) => ('winner' in event && event.type === 'thrown' && event.winner === null ? 'nobody nearer' : [])),
  },
  // 2.3: compared card by card in `toll.test.ts`, for a game played through knows the one card that the other laid.
  odds: { topics: [], elsewhere: { card: 'of every card that the other may hold' }, promised: ({ option }) => option.odds.text },
  duels: { game, winner: ({ end }) => end?.winner ?? null },
  secrets: {
    latest: 8,
    plan: (seed, n) => ({ seed, bot: n % 2 === 0 ? 'random' : 'sensible' }),
    // 1.1, 2.1: the other's hand may be anything, as long as no card of it has been seen.
    twin(s, seat, chance) {
      for (const [of, side] of s.sides.entries())
        if (of !== seat) side.hand = side.hand.map(() => 1 + below(chance, 6)).sort((a, b) => a - b)
      return s.end === null ? s : null
    },
    parted: (one, other) => one.end !== null || other.end !== null,
    // What was laid comes to light with the first roll.
    known: ({ sides, ...s }, seat) => [
      s,
      sides.map((side, of) => (of === seat || s.round > 1 ? side : { ...side, hand: side.hand.length, laid: side.laid !== null })),
    ],
  },
  scenes: [
    {
      name: 'toll-table',
      stage: 'table',
      open: async (stage) => `#/play/${await stage.reach(AGAINST_A_BOT, ({ inputs }) => inputs >= 4, { seeds: 1, most: 20 })}`,
    },
  ],
  rulebook: {
    title: 'The Toll',
    rules: RULES,
    isCase: (rule) => !rule.endsWith('.0'),
    rulesIn: numbersOf(RULES.map(({ rule }) => rule)),
  },
}
