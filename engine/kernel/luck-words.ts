import { tenths } from './figures.ts'
import type { Luck } from './tale-types.ts'
import { many } from './words.ts'

// How the dice fell, in sentences: the same under a chart and in a file.

/** A kind of roll, with what was expected of it and what came. */
export type Throw = Luck['kinds'][number]

export type Stand = 'within' | 'above' | 'below'
/** How far a face may stray. */
export const STANDS = {
  within: 'within what chance allows',
  above: 'more than chance allows 19 times out of 20',
  below: 'fewer than chance allows 19 times out of 20',
} as const satisfies Record<Stand, string>

interface Fairness {
  /** Of each face. */
  readonly expected: number
  readonly least: number
  readonly most: number
  readonly stands: readonly Stand[]
}

/** What a fair die gives over a number of rolls: two standard deviations on either side of a sixth. */
export function fairness(faces: readonly number[]): Fairness {
  const dice = faces.reduce((sum, count) => sum + count, 0)
  const expected = dice / 6
  const spread = 2 * Math.sqrt((dice * 5) / 36)
  const [least, most] = [Math.max(0, expected - spread), expected + spread]
  return { expected, least, most, stands: faces.map((count) => (count > most ? 'above' : count < least ? 'below' : 'within')) }
}

/** `612 dice, 3.48 on average where 3.5 is fair. No face strays further than chance allows.` */
export function facesInWords(faces: readonly number[]): string {
  const dice = faces.reduce((sum, count) => sum + count, 0)
  if (dice === 0) return 'No die was thrown.'
  const mean = faces.reduce((sum, count, i) => sum + count * (i + 1), 0) / dice
  const strays = fairness(faces).stands.flatMap((stand, i) => (stand === 'within' ? [] : [i + 1]))
  const verdict =
    strays.length === 0
      ? 'No face strays further than chance allows.'
      : `${strays.length === 1 ? 'Face' : 'Faces'} ${strays.join(', ')} ${strays.length === 1 ? 'strays' : 'stray'} further than chance does 19 times out of 20.`
  return `${many(dice, 'die', 'dice')}, ${mean.toFixed(2)} on average where 3.5 is fair. ${verdict}`
}

/** The distance from the expectation, as a fraction of it. */
export function shareOfLuck({ expected, came }: Pick<Throw, 'expected' | 'came'>): number {
  return expected === 0 ? Math.sign(came) : (came - expected) / expected
}

export function throwInWords({ label, count, expected, came }: Throw): string {
  return `${label}: ${tenths(came)} where ${tenths(expected)} were expected, in ${many(count, 'throw')}`
}

/** Names the roll furthest from its expectation. */
export function luckInWords(kinds: readonly Throw[]): string {
  const [first, ...others] = kinds
  if (!first) return 'No throw had known odds.'
  const far = others.reduce((best, kind) => (Math.abs(shareOfLuck(kind)) > Math.abs(shareOfLuck(best)) ? kind : best), first)
  const difference = far.came - far.expected
  if (Math.abs(difference) < 0.05) return 'Everything came as expected.'
  return `Furthest from expectation: ${throwInWords(far)}.`
}
