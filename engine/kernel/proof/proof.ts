import type { RuleEntry } from '../game.ts'
import type { Duels } from './duel.ts'
import type { Follies } from './follies.ts'
import { type Fuzzed, fuzz } from './fuzz.ts'
import type { Recorder } from './golden.ts'
import type { MomentPlans } from './moments.ts'
import type { GamePlan } from './plan.ts'
import type { Printed } from './printed.ts'
import type { Scene } from './scenes.ts'
import type { Secrets } from './secrecy.ts'

/**
 * Everything that proves a game and shows it outside play. A game exports one of these from `proof/index.ts`; one line in
 * `engine/proofs.ts` registers it with the fuzzer, the golden games, duels, the gallery, screenshots and the coverage page.
 */
export interface Proof<S> extends Recorder<S> {
  readonly fuzzing: readonly FuzzKind<S>[]
  /** Figures for the fuzzer's report, apart from choices and turns. */
  readonly report: readonly ReportLine<S>[]
  /** Left out by games without opposing seats. */
  readonly duels?: Duels<S>
  /** Moves of its bots that a person would laugh at; left out where none have been found yet. */
  readonly follies?: Follies<S>
  /** Left out by games that hide nothing. */
  readonly secrets?: Secrets<S>
  /** Left out where the golden games hold every event and question. */
  readonly moments?: MomentPlans<S>
  /** The scenes that `npm run screenshots` captures. */
  readonly scenes: readonly Scene[]
  readonly rulebook: Rulebook
  readonly printed?: Printed
}

/** The kinds of games the fuzzer plays, each as often as the command says. */
const FUZZ_KINDS = ['random', 'sensible', 'wild', 'errands', 'campaigns'] as const

/** Games of one kind: the plan of the nth, or a way to play it where the nth is several games (a campaign). */
export type FuzzKind<S> = {
  readonly kind: (typeof FUZZ_KINDS)[number]
  /** The name of these games, in the plural: `raids by the random bot`. */
  readonly what: string
} & ({ plan(seed: string, n: number): GamePlan } | { play(seed: string, n: number, every: number): readonly Fuzzed<S>[] })

export interface ReportLine<S> {
  readonly label: string
  /** A game's figure, or whether it counts. */
  of(game: Fuzzed<S>): boolean | number
}

/** Plays the nth game of a kind and checks everything once every `every` questions. */
export function playNth<S>(proof: Proof<S>, kind: FuzzKind<S>, seed: string, n: number, every: number): readonly Fuzzed<S>[] {
  return 'play' in kind ? kind.play(seed, n, every) : [fuzz(proof, { ...kind.plan(seed, n), every })]
}

/** Finds the cases of a list that a text names, each once. A number is that of a chapter and that of a case, where no other is given. */
export function numbersOf(rules: Iterable<string>, number = /(?<![\w.:/-])\d{1,2}\.\d{1,2}(?![\w/-]|\.\d)/g): Rulebook['rulesIn'] {
  const cases = new Set(rules)
  return (text) => [...new Set([...text.matchAll(number)].map(([rule]) => rule))].filter((rule) => cases.has(rule))
}

/** A game's rulebook as its coverage page and `docs/rulings.md` are made from it. */
export interface Rulebook {
  readonly title: string
  readonly rules: readonly RuleEntry[]
  /** Whether a number is a case in its own right, to be implemented and proven. */
  isCase(rule: string): boolean
  /** The cases a text cites. */
  rulesIn(text: string): readonly string[]
  /** Whether the kernel implements cases of this book too, and its tests prove them. */
  readonly kernelToo?: boolean
  /** What a reader of the rulings must know of the book first. */
  readonly foreword?: string
}
