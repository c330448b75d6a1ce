import type { AmountWords, LabChoice, LabDeath, ShareWords } from './lab-types.ts'
import type { Step } from './play.ts'
import type { RankedGame } from './ranking.ts'
import type { Tale, TalePerson } from './tale-types.ts'
import type { Json } from './types.ts'

// What the Lab measures a game by: each game says its own, in `tale/lab.ts`.

/** A game that is over, as its measures read it. */
export interface MeasuredGame extends RankedGame {
  /** The characters that the Lab asks about: of rivals the first seat’s, of a party everyone. */
  readonly ours: readonly TalePerson[]
}

/** What a game is measured by. */
export interface LabRules {
  /** How a game begins when the input says nothing. */
  readonly usual: { readonly seats: number; readonly options?: { readonly [option: string]: Json } }
  readonly choices?: readonly LabChoice[]
  /** The first is what the game is played for. */
  readonly shares: readonly (ShareWords & { value(game: MeasuredGame): boolean })[]
  readonly amounts: readonly (AmountWords & { value(game: MeasuredGame): number })[]
  /** Every death, by the slug of who died; where it is left out, everyone who did not come home has fallen once. */
  deaths?(game: { readonly tale: Tale; readonly steps: readonly Step[] }): readonly (LabDeath & { readonly who: string })[]
  /** The name of a cause of death. */
  cause(cause: string): string
  /** The name of a depth; left out where the game counts none. */
  depth?(depth: number): string
}

// ---------------------------------------------------------------- what several games measure

/** Our characters who reached the goal alive. */
export function home({ ours }: MeasuredGame): readonly TalePerson[] {
  return ours.filter(({ fate }) => fate === 'came-out')
}

export function sumOver(people: readonly TalePerson[], value: (person: TalePerson) => number): number {
  return people.reduce((sum, person) => sum + value(person), 0)
}

/** Whether any of ours has won. */
export function wins({ ours }: MeasuredGame): boolean {
  return ours.some(({ victory }) => victory)
}
