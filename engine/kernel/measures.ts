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
  /** The week's game; left out where there is none. */
  readonly week?: WeekRules
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

/** The week's game: how it begins, with the same people for everyone, and what ranks it. The person has the first seat, bots the others. */
export interface WeekRules {
  readonly seats: number
  readonly options?: { readonly [option: string]: Json }
  readonly scenario?: Json
  /** The weightiest first. */
  readonly by: readonly WeekMeasureRule[]
}

/** A share or an amount that ranks the week's game. */
interface WeekMeasureRule {
  readonly id: string
  /** In place of the Lab's words: of a share that came to pass (`Won`), or after the number of an amount (`SH lost`). */
  readonly label?: string
  /** Less of it is better. */
  readonly least?: true
}

/** What a game comes to, in the order of its measures. */
export interface Measured {
  readonly shares: readonly boolean[]
  readonly amounts: readonly number[]
}

/** The figures that rank a week's game, the weightiest first; of what is better when it is less, the negative. */
export function rankOf({ week, shares, amounts }: LabRules, measured: Measured): readonly number[] {
  return (week?.by ?? []).map(({ id, least }) => {
    const share = shares.findIndex((one) => one.id === id)
    const figure = share < 0 ? (measured.amounts[amounts.findIndex((one) => one.id === id)] ?? 0) : Number(measured.shares[share])
    return least && figure !== 0 ? -figure : figure
  })
}

/** Above 0 where the first of two ranks is the better one. */
export function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [i, figure] of one.entries()) {
    const difference = figure - (other[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
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
