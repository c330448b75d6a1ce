import type { Graded, Mean } from '../../../engine/kernel/grading-types.ts'
import type { Grade } from '../../contract/index.ts'

/**
 * Luck apart from skill. A choice comes to so much on average; the next finds the game worth so much, if nothing is lost there. What lies
 * between the two, dice and draws have brought, and the others in the game. All luck and all losses together lead from what the first choice
 * was worth to the end.
 *
 * @param graded the choices of one side, in their order
 * @param end what the game came to, in points; null while not all choices are graded
 */
export function withLuck(graded: readonly Graded[], end: number | null): readonly (Graded & Pick<Grade, 'luck'>)[] {
  return graded.map((one, n) => {
    const after = n + 1 < graded.length ? bestWorth(graded[n + 1]) : end === null ? null : { mean: end, error: 0 }
    return { ...one, luck: after === null ? NONE : less(after, one.worth) }
  })
}

const NONE: Mean = { mean: 0, error: 0 }

/** What a clear mistake costs; nothing where none is clear. */
export function lossOf({ verdict, loss }: Pick<Graded, 'verdict' | 'loss'>): number {
  return verdict === 'mistake' || verdict === 'blunder' ? loss.mean : 0
}

function bestWorth(one: Graded | undefined): Mean | null {
  return one === undefined ? null : { mean: one.worth.mean + lossOf(one), error: one.worth.error }
}

function less(a: Mean, b: Mean): Mean {
  return { mean: a.mean - b.mean, error: Math.hypot(a.error, b.error) }
}
