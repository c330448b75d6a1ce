import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The limit for the scripts and styles of the first page together, gzipped, in bytes. Fonts and icons are separate files and do not count. */
export const WEIGHT_LIMIT = 350_000

/** Scripts and styles that a page names: its own, and what they import before anything is shown. */
const NAMED = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g

/**
 * The weight of what the built page loads at first, gzipped, in bytes. What comes when it is first needed is not of it.
 * @throws if there is nothing, or it weighs more than `WEIGHT_LIMIT`
 */
export function weightOf(page: string): number {
  const counted = [...readFileSync(join(page, 'index.html'), 'utf8').matchAll(NAMED)].flatMap(([, name]) => name ?? [])
  if (counted.length === 0) throw new Error(`the page in ${page} names no scripts and styles`)
  const weight = counted.reduce((sum, name) => sum + gzipSync(readFileSync(join(page, name))).length, 0)
  if (weight > WEIGHT_LIMIT) throw new Error(`the page weighs ${kilobytes(weight)} gzipped, and may weigh ${kilobytes(WEIGHT_LIMIT)}`)
  return weight
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
