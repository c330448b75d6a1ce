import { z } from 'zod'
import type { Json } from '../../../engine/kernel/types.ts'

interface Bounds {
  /** How deeply arrays and objects may nest. */
  readonly depth: number
  /** How many values there may be altogether. */
  readonly values: number
  /** How long one string or key may be. */
  readonly text: number
}

/** Whether a value is JSON within these bounds. It walks with its own stack, so that deep input cannot overflow the program's. */
function within(value: unknown, bounds: Bounds): boolean {
  const open: (readonly [unknown, number])[] = [[value, 0]]
  let values = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [here, depth] = next
    values += 1
    if (values > bounds.values) return false
    if (here === null || typeof here === 'boolean') continue
    if (typeof here === 'number') {
      if (!Number.isFinite(here)) return false
    } else if (typeof here === 'string') {
      if (here.length > bounds.text) return false
    } else if (typeof here === 'object') {
      if (depth === bounds.depth) return false
      const inside = Object.values(here)
      if (values + open.length + inside.length > bounds.values) return false
      const keys = Array.isArray(here) ? [] : Object.keys(here)
      if (keys.some((key) => key.length > bounds.text || key === '__proto__')) return false
      for (const inner of inside) open.push([inner, depth + 1])
    } else return false
  }
  return true
}

/** Whether a value is an object of more fields than that, which is then not read at all. */
export function isWide(value: unknown, most: number): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > most
}

/** Any JSON value of reasonable size: an answer. */
export const boundedJson = (bounds: Bounds) =>
  z.custom<Json>((value) => within(value, bounds), { error: 'is too large, too deep or not JSON' })

/** A JSON object of reasonable size, for the game to check: a scenario. */
export const boundedObject = (bounds: Bounds) =>
  z.custom<{ readonly [key: string]: Json }>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && within(value, bounds),
    { error: 'is not an object, or is too large or too deep' },
  )
