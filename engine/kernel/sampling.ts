import type { Mean } from './grading-types.ts'
import type { Estimate } from './types.ts'

// What samples say about the truth: where it lies with 95% confidence.

type Interval = Pick<Estimate, 'low' | 'high'>

/** The point of the normal distribution beyond which 2.5% lie. */
const NORMAL = 1.959964
/** The same of Student's t, by degrees of freedom from 1; further on a series in their number is exact to the third place. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571]

/** How many standard errors on either side hold 95% of the means of small samples: Student's t. */
export function student(freedom: number): number {
  const known = STUDENT[freedom - 1]
  if (known !== undefined) return known
  const z = NORMAL
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}

/**
 * Wilson's interval: where the true chance lies after `hits` in `runs` trials. `runs` must not be 0. It stays between 0 and 1 and says
 * something even about what never happened.
 */
export function sampled(hits: number, runs: number): Interval {
  const p = hits / runs
  const z = (NORMAL * NORMAL) / runs
  const middle = (p + z / 2) / (1 + z)
  const half = (NORMAL * Math.sqrt((p * (1 - p)) / runs + z / (4 * runs))) / (1 + z)
  return { low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === runs ? 1 : Math.min(1, middle + half) }
}

/** The same with the share itself. */
export function sampledShare(hits: number, runs: number): Estimate {
  return { value: hits / runs, ...sampled(hits, runs) }
}

/** The mean of a sample and its standard error; 0 for an empty one, and no known error for a single value. */
export function meanOf(values: readonly number[]): Mean {
  const { length } = values
  if (length === 0) return { mean: 0, error: 0 }
  const mean = values.reduce((sum, each) => sum + each, 0) / length
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { mean, error: length === 1 ? 0 : Math.sqrt(squares / (length - 1) / length) }
}

/** The mean of two samples of `n` and `m` values together, as `meanOf` would find it; neither may be a single value. */
export function pooledMean(a: Mean, n: number, b: Mean, m: number): Mean {
  const all = n + m
  const squares = a.error ** 2 * n * (n - 1) + b.error ** 2 * m * (m - 1) + ((a.mean - b.mean) ** 2 * n * m) / all
  return { mean: (n * a.mean + m * b.mean) / all, error: Math.sqrt(squares / (all - 1) / all) }
}

/** The mean of a sample (not empty), by Student's t. Of a single value nothing is known but itself. */
export function sampledMean(values: readonly number[]): Estimate {
  const { mean: value, error } = meanOf(values)
  const half = error === 0 ? 0 : student(values.length - 1) * error
  return { value, low: value - half, high: value + half }
}

/**
 * The difference of two shares over the same games, by how many had it only the second time and how many only the first: the interval of
 * Bonett and Price, which says something even where no game came out differently.
 */
export function pairedShares(gained: number, lost: number, pairs: number): Estimate {
  const n = pairs + 2
  const [up, down] = [(gained + 1) / n, (lost + 1) / n]
  const half = NORMAL * Math.sqrt((up + down - (up - down) ** 2) / n)
  return { value: (gained - lost) / pairs, low: Math.max(-1, up - down - half), high: Math.min(1, up - down + half) }
}

/** The mean difference over the same games: the second less the first. */
export function pairedMeans(first: readonly number[], second: readonly number[]): Estimate {
  return sampledMean(second.map((value, i) => value - (first[i] ?? 0)))
}

/** Whether a difference is reported at all: zero is outside its interval. */
export function isTold({ low, high }: Interval): boolean {
  return low > 0 || high < 0
}
