import type { Graded } from './grading-types.ts'

// A fight that is lost takes several choices, each of which costs about as much as the whole of it. What a player is told of is the passage: its
// costliest choice speaks, and the others stand with it.

/** A passage of a game in which something was lost. */
export interface Passage<G extends Pick<Graded, 'input'> = Graded> {
  /** Its costliest choice that is clear; where none is, the costliest that may have cost something. */
  readonly speaks: G
  /** How many more of its choices are clear. */
  readonly more: number
}

type Told = Pick<Graded, 'input' | 'seat' | 'passage' | 'loss' | 'verdict'>

/** The passages of these choices, the costliest first; those with nothing but fine choices are left out. */
export function passages<G extends Told>(graded: readonly G[]): readonly Passage<G>[] {
  const open = graded.filter(({ verdict }) => verdict !== 'fine').toSorted((a, b) => b.loss.mean - a.loss.mean)
  const together = Map.groupBy(open, ({ seat, passage, input }) => (passage === undefined ? input : `${seat} ${passage}`))
  return [...together.values()]
    .flatMap((some) => {
      const clear = some.filter(isClear)
      const speaks = clear[0] ?? some[0]
      return speaks === undefined ? [] : [{ speaks, more: Math.max(0, clear.length - 1) }]
    })
    .toSorted((a, b) => b.speaks.loss.mean - a.speaks.loss.mean)
}

/** A loss beyond doubt. */
export function isClear({ verdict }: Pick<Graded, 'verdict'>): boolean {
  return verdict === 'mistake' || verdict === 'blunder'
}
