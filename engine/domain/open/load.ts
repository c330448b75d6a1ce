import { CARRYING } from '../tables/index.ts'
import type { Weight } from '../tables/table-types.ts'
import { objectOf } from './cards.ts'

// What can be carried (8.1).

/** Places and heavy things that someone’s things take. */
export interface Load {
  readonly places: number
  readonly heavy: number
}

/** D-17: the lantern, one place for all light things together, and one for each other thing. */
export function loadOf(items: readonly { readonly card: string }[]): Load {
  const count: Record<Weight, number> = { light: 0, average: 0, heavy: 0 }
  for (const { card } of items) count[objectOf(card).weight] += 1
  const light = count.light > 0 ? CARRYING.lightThingsTogether : 0
  return { places: 1 + light + count.average + count.heavy, heavy: count.heavy }
}

/** 8.1: at most 8 places, the lantern's among them, and at most two heavy things. */
export function isLawfulLoad(items: readonly { readonly card: string }[]): boolean {
  const { places, heavy } = loadOf(items)
  return places <= CARRYING.places && heavy <= CARRYING.heavy
}
