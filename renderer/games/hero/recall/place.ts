import type { HeroSheetView, HeroView } from '../../../../engine/hero/view-types.ts'
import { many } from '../../../../engine/kernel/words.ts'

/** What a hero can still bear, of what he set out with. */
export function hitsOf({ now, bought }: HeroSheetView): { readonly left: number; readonly of: number } {
  return { left: now.characteristics.hits, of: bought.characteristics.hits }
}

/** `in a dark hall, 31 squares to Alysa`: what the map shows to everyone (101). `goal` may say it shorter. */
export function placeIn({ catacomb: { grid } }: HeroView, { at, status, toAlysa }: HeroSheetView, goal = 'to Alysa'): string {
  if (status === 'dead') return 'dead'
  if (status === 'track') return 'with Alysa'
  if (at === null) return 'not in yet'
  const here = KINDS[grid[at.row]?.charAt(at.col) ?? ''] ?? 'in a room'
  return toAlysa === null ? here : `${here}, ${many(toAlysa, 'square')} ${goal}`
}

/** By the letter of the grid, which the red corridor runs out of (101A). */
const KINDS: Readonly<Record<string, string>> = {
  '.': 'in a lit hall',
  ':': 'in a dark hall',
  H: 'at the start',
  O: 'at the pit',
  R: 'on the red squares',
  '': 'on the red squares',
}
