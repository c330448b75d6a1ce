import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The limit for the page's scripts and styles together, gzipped, in bytes. Fonts and icons are separate files and do not count. */
export const WEIGHT_LIMIT = 350_000

/**
 * The weight of the built page's scripts and styles, gzipped, in bytes.
 * @throws if there are none, or they weigh more than `WEIGHT_LIMIT`
 */
export function weightOf(page: string): number {
  const assets = join(page, 'assets')
  const counted = readdirSync(assets).filter((name) => ['.js', '.css'].includes(extname(name)))
  if (counted.length === 0) throw new Error(`there are no scripts and styles in ${assets}`)
  const weight = counted.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0)
  if (weight > WEIGHT_LIMIT) throw new Error(`the page weighs ${kilobytes(weight)} gzipped, and may weigh ${kilobytes(WEIGHT_LIMIT)}`)
  return weight
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
