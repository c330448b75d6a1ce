import type { Drawing } from './tables/index.ts'

/** Makes a catacomb out of a seed. */
export function randomDrawing(seed: string): Drawing {
  throw new Error(`not yet: ${seed}`)
}
