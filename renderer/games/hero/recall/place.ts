import type { HeroSheetView, HeroView } from '../../../../engine/hero/view-types.ts'

/** What a hero can still bear, of what he set out with. */
export function hitsOf({ now, bought }: HeroSheetView): { readonly left: number; readonly of: number } {
  return { left: now.characteristics.hits, of: bought.characteristics.hits }
}

/** `is in a dark hall, 14 columns short of the red squares`: what the map shows to everybody (101). */
export function placeIn({ catacomb: { grid } }: HeroView, { at }: HeroSheetView): string {
  if (at === null) return 'waits to come in'
  const square = grid[at.row]?.charAt(at.col) ?? ''
  if (square === 'R') return 'is on the red squares'
  const columns = Math.max(...grid.map((row) => row.indexOf('R'))) - at.col
  return `is ${KINDS[square] ?? 'in a room'}, ${columns} ${columns === 1 ? 'column' : 'columns'} short of the red squares`
}

const KINDS: Readonly<Record<string, string>> = { '.': 'in a lit hall', ':': 'in a dark hall', H: 'at the start', O: 'at the pit' }
