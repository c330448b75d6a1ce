import { diceCode, faceValue } from './dice.ts'
import type { Part, SourcedPart, Worked, WorkedResult } from './types.ts'

/**
 * The distribution of a total: `ways[i]` of `all` equally likely rolls make `least + i`.
 * Counts are whole numbers, so every chance is exact.
 */
export interface Distribution {
  readonly least: number
  readonly ways: readonly number[]
  readonly all: number
}

const known = new Map<string, Distribution>()

/** The exact distribution of a dice code. */
export function distribution(code: string): Distribution {
  let found = known.get(code)
  if (found === undefined) {
    const { count, sides, times, plus } = diceCode(code)
    const die = mapped({ least: 1, ways: [1, 1, 1, 1, 1, 1], all: 6 }, (face) => faceValue(face, sides))
    let sum = certain(0)
    for (let i = 0; i < count; i++) sum = plusDistribution(sum, die)
    found = mapped(sum, (total) => total * times + plus)
    known.set(code, found)
  }
  return found
}

/** A total that cannot vary. */
export function certain(value: number): Distribution {
  return { least: value, ways: [1], all: 1 }
}

/** The sum of two independent totals. */
export function plusDistribution(a: Distribution, b: Distribution): Distribution {
  const ways: number[] = new Array<number>(a.ways.length + b.ways.length - 1).fill(0)
  a.ways.forEach((m, i) => {
    b.ways.forEach((n, j) => {
      ways[i + j] = (ways[i + j] ?? 0) + m * n
    })
  })
  return { least: a.least + b.least, ways, all: a.all * b.all }
}

/** A total after a look-up or a limit: totals with the same result are joined. */
export function mapped(of: Distribution, to: (total: number) => number): Distribution {
  const sums = new Map<number, number>()
  of.ways.forEach((ways, i) => {
    if (ways === 0) return
    const value = to(of.least + i)
    sums.set(value, (sums.get(value) ?? 0) + ways)
  })
  const least = Math.min(...sums.keys())
  const ways = new Array<number>(Math.max(...sums.keys()) - least + 1).fill(0)
  for (const [value, count] of sums) ways[value - least] = count
  return { least, ways, all: of.all }
}

/** The first with chance `ways`/`of`, otherwise the second: a resisted spell, a shield that holds. */
export function either(ways: number, of: number, first: Distribution, second: Distribution): Distribution {
  const least = Math.min(first.least, second.least)
  const greatest = Math.max(first.least + first.ways.length, second.least + second.ways.length)
  const out = new Array<number>(greatest - least).fill(0)
  const add = (from: Distribution, weight: number) =>
    from.ways.forEach((count, i) => {
      const at = from.least + i - least
      out[at] = (out[at] ?? 0) + count * weight
    })
  add(first, ways * second.all)
  add(second, (of - ways) * first.all)
  return { least, ways: out, all: of * first.all * second.all }
}

/** The probability, 0 to 1, that the total satisfies `wanted`. */
export function chance(of: Distribution, wanted: (total: number) => boolean): number {
  let sum = 0
  of.ways.forEach((ways, i) => {
    if (ways > 0 && wanted(of.least + i)) sum += ways
  })
  return sum / of.all
}

/** The expected total. */
export function mean(of: Distribution): number {
  return of.ways.reduce((sum, ways, i) => sum + ways * (of.least + i), 0) / of.all
}

/** Sums of chances are off by less than this. */
const NOTHING = 1e-9

/** `83.3%`; never 0% or 100% for something only nearly impossible or certain; 100% for a certainty, whatever its parts sum to. */
export function percent(p: number): string {
  if (p <= NOTHING) return '0%'
  if (p >= 1 - NOTHING) return '100%'
  const rounded = Math.min(99.9, Math.max(0.1, Math.round(p * 1000) / 10))
  return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)}%`
}

/** The sum of the parts. */
export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.value, 0)
}

/**
 * The explanation of a roll: `result` says in words what a total, everything added, leads to. Neighbouring totals with the
 * same words are joined.
 */
export function worked(
  roll: Omit<Worked, 'parts' | 'results'> & { readonly parts?: readonly SourcedPart[] },
  result: (total: number) => string,
): Worked {
  const { what, code, rule, parts = [], against } = roll
  const { least, ways, all } = distribution(code)
  const plus = sumOf(parts)
  const found: { from: number; to: number; text: string; ways: number }[] = []
  ways.forEach((count, i) => {
    if (count === 0) return
    const thrown = least + i
    const text = result(thrown + plus)
    const last = found.at(-1)
    if (last?.text === text) {
      last.to = thrown
      last.ways += count
    } else found.push({ from: thrown, to: thrown, text, ways: count })
  })
  const results = found.map(({ from, to, text, ways: count }): WorkedResult => {
    const told = { dice: span(from, to), text, chance: count / all }
    return parts.length === 0 ? told : { ...told, total: span(from + plus, to + plus) }
  })
  return { what, code, rule, parts, ...(against === undefined ? {} : { against }), results }
}

function span(from: number, to: number): string {
  return from === to ? String(from) : `${from} to ${to}`
}
