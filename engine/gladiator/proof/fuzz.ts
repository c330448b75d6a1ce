import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS } from '../../kernel/types.ts'
import { VARIANTS, type Variant } from '../open/variants.ts'
import type { ArenaState } from '../state.ts'
import { evenTeams } from './duel.ts'
import { fuzzStable } from './fuzz-campaign.ts'
import { wildScenario } from './wild.ts'

/** Every second fight has a variant, all of them by turns. */
function variantsOf(n: number): readonly Variant[] {
  const variant = VARIANTS[Math.floor(n / 2) % VARIANTS.length]
  return n % 2 === 0 || variant === undefined ? [] : [variant]
}

/** Two to four seats by turns. */
function seatsOf(n: number): number {
  return 2 + (n % 3)
}

const WILD_CHOICES = 300

/** A fight by random answers in the thick of it, left after a while. */
export function wildFight(seed: string, n: number): GamePlan {
  const scenario = wildScenario(stream(seed, 'scenario'))
  return { seed, bot: 'random', seats: seatsOf(n), variants: variantsOf(n), scenario, most: WILD_CHOICES }
}

/** One to four a side, the same on both, by bots of all strengths by turns. */
export function evenFight(seed: string, n: number): GamePlan {
  const skills = [0, 1].map((seat) => SKILLS[Math.floor(n / SKILLS.length ** seat) % SKILLS.length] ?? 'master')
  return { seed, bot: 'sensible', skills, seats: 2, variants: variantsOf(n), options: { teams: { ...evenTeams(n) } } }
}

/** Of each stable. */
const FIGHTS = 3

export const FUZZING: readonly FuzzKind<ArenaState>[] = [
  { kind: 'sensible', what: 'fights by bots of all strengths', plan: evenFight },
  { kind: 'wild', what: 'fights of random answers in the thick of it', plan: wildFight },
  {
    kind: 'campaigns',
    what: 'fights of stables',
    play: (seed, n, every) => fuzzStable(seed, n % 2 === 0 ? 'sensible' : 'random', FIGHTS, every),
  },
  {
    kind: 'errands',
    what: 'fights by errands',
    plan: (seed, n) => ({ ...(n % 2 === 0 ? evenFight(seed, n) : wildFight(seed, n)), bot: 'errands' }),
  },
  {
    kind: 'random',
    what: 'fights of random answers from the muster on',
    plan: (seed, n) => ({ seed, bot: 'random', seats: seatsOf(n), variants: variantsOf(n), most: WILD_CHOICES }),
  },
]

export const REPORT: readonly ReportLine<ArenaState>[] = [
  { label: 'West won', of: ({ end }) => end === 'west' },
  { label: 'East won', of: ({ end }) => end === 'east' },
  { label: 'draws', of: ({ end }) => end === 'draw' },
  { label: 'fallen', of: ({ state }) => state.figures.filter(({ status }) => status === 'dead').length },
]
