import type { RuleEntry } from '../game.ts'
import type { Duels } from './duel.ts'
import { type Fuzzed, fuzz } from './fuzz.ts'
import type { Recorder } from './golden.ts'
import type { MomentPlans } from './moments.ts'
import type { GamePlan } from './plan.ts'
import type { Scene } from './scenes.ts'

/**
 * Everything that proves a game and shows it outside of play. A game exports one of these from `proof/index.ts`; one line in
 * `engine/proofs.ts` registers it with the fuzzer, the golden games, duels, the gallery, screenshots and the coverage page.
 */
export interface Proof<S> extends Recorder<S> {
  readonly fuzzing: readonly FuzzKind<S>[]
  /** What the fuzzer's report says of many games, besides their choices and turns. */
  readonly report: readonly ReportLine<S>[]
  /** Left out by games whose seats do not play against each other. */
  readonly duels?: Duels<S>
  readonly moments: MomentPlans<S>
  /** The scenes that `npm run screenshots` pictures. */
  readonly scenes: readonly Scene[]
  readonly rulebook: Rulebook
}

/** Kinds of games that the fuzzer plays, each by the count that the command is given. */
export const FUZZ_KINDS = ['random', 'sensible', 'wild', 'campaigns'] as const

/** Games of one kind: the plan of the nth, or its play where the nth is several games (a campaign). */
export type FuzzKind<S> = {
  readonly kind: (typeof FUZZ_KINDS)[number]
  /** What these games are, in the plural: `raids by the random bot`. */
  readonly what: string
} & ({ plan(seed: string, n: number): GamePlan } | { play(seed: string, n: number, every: number): readonly Fuzzed<S>[] })

export interface ReportLine<S> {
  readonly label: string
  /** Whether a game is so, or its figure. */
  of(game: Fuzzed<S>): boolean | number
}

/** Plays the nth game of a kind and looks at everything once in `every` questions. */
export function playNth<S>(proof: Proof<S>, kind: FuzzKind<S>, seed: string, n: number, every: number): readonly Fuzzed<S>[] {
  return 'play' in kind ? kind.play(seed, n, every) : [fuzz(proof, { ...kind.plan(seed, n), every })]
}

/** A game's rulebook as the coverage page reads it. */
export interface Rulebook {
  readonly title: string
  readonly rules: readonly RuleEntry[]
  /** Whether a number is a case of its own, to be carried out and proven. */
  isCase(rule: string): boolean
  /** The cases that a text names. */
  rulesIn(text: string): readonly string[]
  /** The kernel carries out cases of this book too, and its tests prove them. */
  readonly kernelToo?: boolean
}
