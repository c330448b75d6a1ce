import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The limits for scripts and styles together, gzipped, in bytes. Fonts and icons are separate files and do not count. */
export const WEIGHT_LIMITS = {
  /** Of what is loaded before anything can be seen; each game's manifest is part of it. */
  first: 290_000,
  /** With everything that is fetched when it is first needed: five games, of which each session fetches one, and room for the next. */
  whole: 600_000,
} as const

export type Weight = { readonly [W in keyof typeof WEIGHT_LIMITS]: number }

/**
 * The weight of the built page's scripts and styles, gzipped, in bytes: those that `index.html` names, which the browser loads at once,
 * and all of them.
 * @throws if there are none, or they weigh more than `WEIGHT_LIMITS`
 */
export function weightOf(page: string): Weight {
  const assets = join(page, 'assets')
  const index = readFileSync(join(page, 'index.html'), 'utf8')
  const counted = readdirSync(assets).filter((name) => ['.js', '.css'].includes(extname(name)))
  const first = counted.filter((name) => index.includes(`assets/${name}"`))
  if (first.length === 0) throw new Error(`there are no scripts and styles in ${assets} that the page begins with`)
  const weigh = (names: readonly string[]) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0)
  const weight = { first: weigh(first), whole: weigh(counted) }
  for (const [what, name] of [
    ['first', 'The first page'],
    ['whole', 'The whole page'],
  ] as const) {
    if (weight[what] > WEIGHT_LIMITS[what])
      throw new Error(`${name} weighs ${kilobytes(weight[what])} gzipped, and may weigh ${kilobytes(WEIGHT_LIMITS[what])}`)
  }
  return weight
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
