import { type Fuzzed, type FuzzSpec, fuzz as fuzzGame } from '../../kernel/proof/fuzz.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import type { FuzzKind, ReportLine } from '../../kernel/proof/proof.ts'
import { stream } from '../../kernel/random.ts'
import { SKILLS, type Skill } from '../../kernel/types.ts'
import type { HeroState } from '../state.ts'
import { invariants } from './invariants.ts'
import { wildScenario } from './wild.ts'

/** Plays a game to its end; throws where something is broken. */
export function fuzz(spec: FuzzSpec<HeroState>): Fuzzed<HeroState> {
  return fuzzGame(invariants, spec)
}

/** Who answers by chance seldom finds Alysa: after so many choices such a game is left. */
const RANDOM_CHOICES = 1000
const WILD_CHOICES = 200
export const CATACOMBS = ['m1', 'm2', 'm3', 'random'] as const

/** Three and two by turns. */
export function seatsOf(n: number): 2 | 3 {
  return n % 2 === 0 ? 3 : 2
}

/** A game by random answers in the thick of it. */
export function wildGame(seed: string, n: number): GamePlan & { readonly most: number } {
  const seats = seatsOf(n)
  return { seed, bot: 'random', seats, scenario: wildScenario(stream(seed, 'scenario'), seats), most: WILD_CHOICES }
}

function catacombOf(n: number): (typeof CATACOMBS)[number] {
  return CATACOMBS[Math.floor(n / 2) % CATACOMBS.length] ?? 'm1'
}

/** All mixtures of strengths, one after another. */
function skillsOf(n: number): Skill[] {
  return [0, 1, 2].map((seat) => SKILLS[Math.floor(n / SKILLS.length ** seat) % SKILLS.length] ?? 'master')
}

export const FUZZING: readonly FuzzKind<HeroState>[] = [
  {
    kind: 'sensible',
    what: 'games by bots of all strengths',
    plan: (seed, n) => ({ seed, bot: 'sensible', seats: seatsOf(n), skills: skillsOf(n), options: { catacomb: catacombOf(n) } }),
  },
  {
    kind: 'random',
    what: 'games of random answers, left after a while',
    plan: (seed, n) => ({ seed, bot: 'random', seats: seatsOf(n), options: { catacomb: catacombOf(n) }, most: RANDOM_CHOICES }),
  },
  {
    kind: 'errands',
    what: 'games by errands',
    plan: (seed, n) => (n % 2 === 0 ? { seed, bot: 'errands', seats: seatsOf(n) } : { ...wildGame(seed, n), bot: 'errands' }),
  },
  { kind: 'wild', what: 'games that begin in the thick of it, left after a while', plan: wildGame },
]

export const REPORT: readonly ReportLine<HeroState>[] = [
  { label: 'one alone to the heart of Alysa', of: ({ end }) => end === 'heart' },
  { label: 'chosen by points', of: ({ end }) => end === 'chosen' },
  { label: 'a tie broken', of: ({ end }) => end === 'tie-break' },
  { label: 'all heroes dead', of: ({ end }) => end === 'nobody' },
]
