import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import { VARIANTS, type Variant } from '../open/variants.ts'
import type { CaveState } from '../state.ts'
import { wildScenario } from './wild.ts'

const SEATS = 6

/** One to six by turns. */
function seatsOf(n: number): number {
  return 1 + (n % SEATS)
}

/** Every second game has a variant, all of them by turns. */
export function variantsOf(n: number): readonly Variant[] {
  const offered = VARIANTS.filter((variant) => variant !== 'physical-dice')
  const variant = offered[Math.floor(n / 2) % offered.length]
  return n % 2 === 0 || variant === undefined ? [] : [variant]
}

export function skillsOf(n: number): Skill[] {
  return Array.from({ length: SEATS }, (_, seat) => SKILLS[Math.floor(n / SKILLS.length ** seat) % SKILLS.length] ?? 'master')
}

/** The nth game: seats and variants by turns. */
export function gameOf(seed: string, n: number): Omit<GamePlan, 'bot'> {
  return { seed, seats: seatsOf(n), variants: variantsOf(n) }
}

/** Who answers by chance does not pass the Trials: the last round ends such a game. */
const ROUNDS = [20, 60] as const

const WILD_CHOICES = 200

/** A game by random answers in the thick of it. */
export function wildGame(seed: string, n: number): GamePlan & { readonly most: number } {
  const seats = seatsOf(n)
  const variants = variantsOf(n)
  const scenario = wildScenario(stream(seed, 'scenario'), seats, variants)
  return { seed, bot: 'random', seats, variants, scenario, most: WILD_CHOICES }
}

export const FUZZING: readonly FuzzKind<CaveState>[] = [
  {
    kind: 'sensible',
    what: 'games by bots of all strengths',
    plan: (seed, n) => ({ ...gameOf(seed, n), bot: 'sensible', skills: skillsOf(n) }),
  },
  {
    kind: 'random',
    what: 'games of random answers up to a last round',
    plan: (seed, n) => ({ ...gameOf(seed, n), bot: 'random', options: { rounds: ROUNDS[n % ROUNDS.length] ?? 20 } }),
  },
  {
    kind: 'errands',
    what: 'games by errands',
    plan: (seed, n) => ({ ...(n % 2 === 0 ? { ...gameOf(seed, n), options: { rounds: ROUNDS[0] } } : wildGame(seed, n)), bot: 'errands' }),
  },
  { kind: 'wild', what: 'games that begin in the thick of it, left after a while', plan: wildGame },
]

export const REPORT: readonly ReportLine<CaveState>[] = [
  { label: 'Crystal won', of: ({ end }) => end === 'crystal' },
  { label: 'last round', of: ({ end }) => end === 'limit' },
  { label: 'nobody left', of: ({ end }) => end === 'all-dead' },
  { label: 'deaths', of: ({ state }) => state.players.reduce((sum, { deaths }) => sum + deaths, 0) },
]
