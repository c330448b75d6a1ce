import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import { VARIANTS, type Variant } from '../open/variants.ts'
import type { DomainState } from '../state.ts'
import { wildScenario } from './wild.ts'

/** One to four by turns. */
function seatsOf(n: number): number {
  return 1 + (n % 4)
}

/** Every second game has a variant, all of them by turns. */
function variantsOf(n: number): readonly Variant[] {
  const variant = VARIANTS[Math.floor(n / 2) % VARIANTS.length]
  return n % 2 === 0 || variant === undefined || variant === 'physical-dice' ? [] : [variant]
}

function skillsOf(n: number): Skill[] {
  return [0, 1, 2, 3].map((seat) => SKILLS[Math.floor(n / SKILLS.length ** seat) % SKILLS.length] ?? 'master')
}

/** Who answers by chance finds no treasure: the last round ends such a game. */
const ROUNDS = [60, 90] as const

/** The nth game: seats and variants by turns. */
export function gameOf(seed: string, n: number): Omit<GamePlan, 'bot'> {
  return { seed, seats: seatsOf(n), variants: variantsOf(n) }
}

/** Of bots' games two of three have a last round (D-64), so that both kinds are often played to the end. 0 is none. */
function limitOf(n: number): number {
  return [0, ...ROUNDS][Math.floor(n / 4) % 3] ?? 0
}

const WILD_CHOICES = 200

/** A game by random answers in the thick of it. */
export function wildGame(seed: string, n: number): GamePlan & { readonly most: number } {
  const seats = seatsOf(n)
  const variants = variantsOf(n)
  return { seed, bot: 'random', seats, variants, scenario: wildScenario(stream(seed, 'scenario'), seats), most: WILD_CHOICES }
}

export const FUZZING: readonly FuzzKind<DomainState>[] = [
  {
    kind: 'sensible',
    what: 'games by bots of all strengths',
    plan: (seed, n) => ({ ...gameOf(seed, n), bot: 'sensible', skills: skillsOf(n), options: { rounds: limitOf(n) } }),
  },
  {
    kind: 'random',
    what: 'games of random answers up to a last round',
    plan: (seed, n) => ({ ...gameOf(seed, n), bot: 'random', options: { rounds: ROUNDS[n % ROUNDS.length] ?? 60 } }),
  },
  {
    kind: 'errands',
    what: 'games by errands',
    plan: (seed, n) => ({ ...(n % 2 === 0 ? { ...gameOf(seed, n), options: { rounds: 60 } } : wildGame(seed, n)), bot: 'errands' }),
  },
  { kind: 'wild', what: 'games that begin in the thick of it, left after a while', plan: wildGame },
]

export const REPORT: readonly ReportLine<DomainState>[] = [
  { label: 'a treasure brought home', of: ({ end }) => end === 'treasure' },
  { label: 'counted out', of: ({ end }) => end === 'time' },
  { label: 'nobody', of: ({ end }) => end === 'nobody' },
  { label: 'deaths', of: ({ state }) => state.characters.reduce((sum, { deaths }) => sum + deaths, 0) },
]
