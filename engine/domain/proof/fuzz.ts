import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import type { DomainState } from '../state.ts'
import { VARIANTS, type Variant } from '../state.ts'

/** One to four by turns. */
export function seatsOf(n: number): number {
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

function game(seed: string, n: number): Omit<GamePlan, 'bot'> {
  return { seed, seats: seatsOf(n), variants: variantsOf(n) }
}

export const FUZZING: readonly FuzzKind<DomainState>[] = [
  {
    kind: 'sensible',
    what: 'games by bots of all strengths',
    plan: (seed, n) => ({ ...game(seed, n), bot: 'sensible', skills: skillsOf(n) }),
  },
  {
    kind: 'random',
    what: 'games of random answers up to a last round',
    plan: (seed, n) => ({ ...game(seed, n), bot: 'random', options: { rounds: ROUNDS[n % ROUNDS.length] ?? 60 } }),
  },
]

export const REPORT: readonly ReportLine<DomainState>[] = [
  { label: 'a treasure brought home', of: ({ end }) => end === 'treasure' },
  { label: 'counted out', of: ({ end }) => end === 'time' },
  { label: 'nobody', of: ({ end }) => end === 'nobody' },
  { label: 'deaths', of: ({ state }) => state.characters.reduce((sum, { deaths }) => sum + deaths, 0) },
]
