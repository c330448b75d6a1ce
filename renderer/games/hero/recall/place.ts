import type { HeroSheetView, HeroView } from '../../../../engine/hero/view-types.ts'

/** What a hero can still bear, of what he set out with. */
export function hitsOf({ now, bought }: HeroSheetView): { readonly left: number; readonly of: number } {
  return { left: now.characteristics.hits, of: bought.characteristics.hits }
}

/** `in a dark hall, 14 columns to the red squares`: what the map shows to everybody (101). `goal` may say it shorter. */
export function placeIn({ catacomb: { grid } }: HeroView, { at, status }: HeroSheetView, goal = 'to the red squares'): string {
  if (status === 'dead') return 'dead'
  if (status === 'track') return 'with Alysa'
  if (at === null) return 'not in yet'
  const square = grid[at.row]?.charAt(at.col) ?? ''
  const columns = Math.max(...grid.map((row) => row.indexOf('R'))) - at.col
  if (columns <= 0) return 'on the red squares'
  return `${KINDS[square] ?? 'in a room'}, ${columns} ${columns === 1 ? 'column' : 'columns'} ${goal}`
}

const KINDS: Readonly<Record<string, string>> = { '.': 'in a lit hall', ':': 'in a dark hall', H: 'at the start', O: 'at the pit' }
