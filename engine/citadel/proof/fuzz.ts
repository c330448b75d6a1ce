import { type Fuzzed, type FuzzSpec, fuzz as fuzzGame } from '../../kernel/proof/fuzz.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { stream } from '../../kernel/random.ts'
import type { DelveState } from '../state.ts'
import { fuzzCampaign } from './fuzz-campaign.ts'
import { invariants } from './invariants.ts'
import { wildScenario, wildVariants } from './wild.ts'

/** Plays a raid to its end; throws where something is broken. */
export function fuzz(spec: FuzzSpec<DelveState>): Fuzzed<DelveState> {
  return fuzzGame(invariants, spec)
}

/** A raid of random answers that begins somewhere in the middle, so that deep places and rare things come up. */
export function wildRaid(seed: string): GamePlan {
  const chance = stream(seed, 'scenario')
  return { seed, bot: 'random', scenario: wildScenario(chance), variants: wildVariants(chance) }
}

/** Another number of players and variants now and then, so that those are played too. */
function randomRaid(seed: string, n: number): GamePlan {
  const mixed = n % 4 === 3
  return { seed, bot: 'random', ...(mixed ? { seats: 1 + (n % 6), variants: ['labirynt', 'short-hunt', 'choose-heroes'] } : {}) }
}

/** By turns from the beginning and from somewhere in the middle. */
function errandRaid(seed: string, n: number): GamePlan {
  return n % 2 === 0 ? { seed, bot: 'errands' } : { ...wildRaid(seed), bot: 'errands' }
}

const RAIDS_OF_A_CAMPAIGN = 5

export const FUZZING: readonly FuzzKind<DelveState>[] = [
  { kind: 'random', what: 'raids by the random bot', plan: randomRaid },
  { kind: 'sensible', what: 'raids by the sensible bot', plan: (seed) => ({ seed, bot: 'sensible' }) },
  { kind: 'errands', what: 'raids by errands', plan: errandRaid },
  { kind: 'wild', what: 'raids that begin somewhere in the middle', plan: wildRaid },
  {
    kind: 'campaigns',
    what: 'raids of campaigns',
    play: (seed, _n, every) => fuzzCampaign(seed, 'sensible', RAIDS_OF_A_CAMPAIGN, every),
  },
]

export const REPORT: readonly ReportLine<DelveState>[] = [
  { label: 'team victory', of: ({ end }) => end === 'team-victory' },
  { label: 'left', of: ({ end }) => end === 'left' },
  { label: 'all dead', of: ({ end }) => end === 'all-dead' },
  { label: 'Hellgate: level known', of: ({ state }) => state.hellgate.level !== null },
  { label: 'Hellgate: found', of: ({ state }) => state.hellgate.at !== null },
  { label: 'Hellgate: destroyed', of: ({ state }) => state.hellgate.destroyed },
  { label: 'who came out', of: ({ state }) => state.characters.filter((c) => c.status === 'living' && c.side === 'party').length },
]
