import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The limits for scripts and styles, gzipped, in bytes. Fonts and pictures are separate files and do not count. */
export const LIMITS = {
  /** What is fetched before the page can be used; plates, faces, sounds and rare screens come when they are first needed. */
  first: 350_000,
  /** Everything there is. */
  whole: 450_000,
} as const

/** The weight of a built page's scripts and styles, gzipped, in bytes. */
export interface Weight {
  /** Of those that its document names. */
  readonly first: number
  readonly whole: number
}

/** @throws if there are none, or they weigh more than `LIMITS` */
export function weightOf(page: string): Weight {
  const document = readFileSync(join(page, 'index.html'), 'utf8')
  const assets = join(page, 'assets')
  const counted = readdirSync(assets).filter((name) => ['.js', '.css'].includes(extname(name)))
  if (counted.length === 0) throw new Error(`there are no scripts and styles in ${assets}`)
  const weights = counted.map((name) => ({
    isFirst: document.includes(`assets/${name}"`),
    bytes: gzipSync(readFileSync(join(assets, name))).length,
  }))
  const sum = (some: typeof weights) => some.reduce((total, { bytes }) => total + bytes, 0)
  const weight = { first: sum(weights.filter(({ isFirst }) => isFirst)), whole: sum(weights) }
  for (const part of ['first', 'whole'] as const)
    if (weight[part] > LIMITS[part])
      throw new Error(`${PARTS[part]} weighs ${kilobytes(weight[part])} gzipped, and may weigh ${kilobytes(LIMITS[part])}`)
  return weight
}

const PARTS = { first: 'the first page', whole: 'the page with all that comes later' } as const

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
