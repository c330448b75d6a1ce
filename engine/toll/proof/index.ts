import type { Invariants } from '../../kernel/proof/fuzz.ts'
import type { Goldens } from '../../kernel/proof/golden.ts'
import type { OddsProof } from '../../kernel/proof/odds.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { Proof } from '../../kernel/proof/proof.ts'
import type { Scene } from '../../kernel/proof/scenes.ts'
import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below, stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { RULES } from '../book/index.ts'
import { toll as game } from '../index.ts'
import type { TollState } from '../state.ts'
import { HAND, ROUNDS } from '../tables/index.ts'
import { EVENT_TYPES } from '../text/index.ts'
import { view } from '../view.ts'

const invariants: Invariants<TollState> = {
  game,
  turn: ({ round }) => Math.min(round, ROUNDS),
  broken: (s) => [...miscounted(s), ...leaks(s)],
}

/** 1.1: a card for each round to come. */
function miscounted({ sides, round, phase }: TollState): string[] {
  if (phase === 'deal') return []
  return sides.flatMap(({ hand, laid }, seat) => {
    const held = hand.length + (laid === null ? 0 : 1)
    return held === HAND - round + 1 ? [] : [`seat ${seat} has ${held} cards in round ${round}`]
  })
}

/** The other's cards, where a seat's view reveals them. */
function leaks(s: TollState): string[] {
  if (s.end !== null) return []
  return s.sides.flatMap((_, seat) =>
    view(s, seat).sides.flatMap(({ hand, laid }, of) =>
      of === seat || (hand === null && laid === null) ? [] : [`seat ${seat} sees cards of seat ${of}`],
    ),
  )
}

/** A game that begins in the middle, with arbitrary hands. */
function wildGame(seed: string): GamePlan {
  const chance = stream(seed, 'scenario')
  const round = 1 + below(chance, ROUNDS)
  const hand = () => Array.from({ length: HAND - round + 1 }, () => 1 + below(chance, 6))
  const scenario: Json = { round, hands: [hand(), hand()], points: [below(chance, 10), below(chance, 10)] }
  return { seed, bot: 'random', seats: 2, scenario }
}

const golden: Goldens<TollState> = {
  endOf: ({ sides }) => ({ points: sides.map(({ points }) => points) }),
  wanted: [...EVENT_TYPES.map((type) => `event ${type}`), 'topic card', 'topic dice', 'end won', 'end even', 'nobody nearer'],
  met: (s, events, topics) => [
    ...events.map(({ type }) => `event ${type}`),
    ...[...topics].map((topic) => `topic ${topic}`),
    ...(s.end === null ? [] : [`end ${s.end.kind}`]),
    ...events.flatMap((event) => ('winner' in event && event.winner === null && event.type === 'thrown' ? ['nobody nearer'] : [])),
  ],
  searches: [
    {
      // Real dice: every throw is an answer.
      tries: 1,
      plan: (i) => ({ seed: `golden-with-real-dice-${i}`, bot: 'sensible', seats: 2, variants: ['physical-dice'] }),
      keeps: () => true,
    },
    {
      tries: 200,
      plan: (i) => ({ seed: `golden-whole-${i}`, bot: 'sensible', seats: 2 }),
      keeps: (found, set) => set.brings(found) > 0,
      done: (set) => set.missing.size === 0,
    },
  ],
}

const scenes: readonly Scene[] = [
  {
    name: 'toll-table',
    stage: 'table',
    open: async (stage) => {
      const bots = [{ seat: 1, skill: 'able' as const }]
      const session = await stage.reach({ seats: ['Ann', 'Bram'], bots }, ({ inputs }) => inputs >= 4, { seeds: 1, most: 20 })
      return `#/play/${session}`
    },
  },
]

export const secrets: Secrets<TollState> = {
  latest: 8,
  plan: (seed, n) => ({ seed, bot: n % 2 === 0 ? 'random' : 'sensible', seats: 2 }),
  // 1.1, 2.1: the other's hand may be anything, as long as no card of it has been seen.
  twin(s, seat, chance) {
    for (const [of, side] of s.sides.entries()) if (of !== seat) side.hand = side.hand.map(() => 1 + below(chance, 6)).sort((a, b) => a - b)
    return s.end === null ? s : null
  },
  parted: (one, other) => one.end !== null || other.end !== null,
  // What was laid comes to light with the first throw.
  known: ({ sides, ...s }, seat) => [
    s,
    sides.map((side, of) => (of === seat || s.round > 1 ? side : { ...side, hand: side.hand.length, laid: side.laid !== null })),
  ],
}

/** 2.3: compared card by card in `toll.test.ts`, for a game played through knows the one card that the other laid. */
const odds: OddsProof<TollState> = {
  topics: [],
  elsewhere: { card: 'of every card that the other may hold' },
  promised: ({ option }) => option.odds.text,
}

export const toll: Proof<TollState> = {
  ...invariants,
  odds,
  fuzzing: [
    { kind: 'random', what: 'games by the random bot', plan: (seed) => ({ seed, bot: 'random', seats: 2 }) },
    { kind: 'sensible', what: 'games by the sensible bot', plan: (seed) => ({ seed, bot: 'sensible', seats: 2 }) },
    { kind: 'wild', what: 'games that begin somewhere in the middle', plan: wildGame },
  ],
  secrets,
  report: [{ label: 'nobody crosses', of: ({ end }) => end === 'even' }],
  golden,
  duels: { game, options: () => ({}), winner: ({ end }) => end?.winner ?? null },
  scenes,
  rulebook: {
    title: 'The Toll',
    rules: RULES,
    isCase: (rule) => !rule.endsWith('.0'),
    rulesIn: (text) => [...text.matchAll(/(?<![\d.])[1-3]\.\d(?!\d)/g)].map(([rule]) => rule),
  },
}
