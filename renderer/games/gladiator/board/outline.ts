import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import { SIDE, squareId } from './grid.ts'

type Corner = `${number} ${number}`

/** The edge of an area of squares as closed lines, the area always on the right hand, so that dashes run on round its corners. */
export function outlineOf(area: readonly Spot[]): string {
  const inside = new Set(area.map(squareId))
  const next = new Map<Corner, Corner[]>()
  const add = (from: Corner, to: Corner) => next.set(from, [...(next.get(from) ?? []), to])
  for (const [r, c] of area) {
    const has = (row: number, column: number) => inside.has(squareId([row, column]))
    if (!has(r - 1, c)) add(`${c} ${r}`, `${c + 1} ${r}`)
    if (!has(r, c + 1)) add(`${c + 1} ${r}`, `${c + 1} ${r + 1}`)
    if (!has(r + 1, c)) add(`${c + 1} ${r + 1}`, `${c} ${r + 1}`)
    if (!has(r, c - 1)) add(`${c} ${r + 1}`, `${c} ${r}`)
  }
  const lines: string[] = []
  for (const start of next.keys()) {
    for (let line = lineFrom(next, start); line.length > 0; line = lineFrom(next, start)) lines.push(`M${line.map(drawn).join('L')}Z`)
  }
  return lines.join('')
}

/** One closed line from a corner, taken out of what is left; empty where none begins there. */
function lineFrom(next: Map<Corner, Corner[]>, start: Corner): readonly Corner[] {
  const line: Corner[] = []
  for (let at: Corner | undefined = next.get(start)?.pop(), from = start; at !== undefined; at = next.get(at)?.pop()) {
    line.push(from)
    if (at === start) break
    from = at
  }
  return line
}

function drawn(corner: Corner): string {
  return corner
    .split(' ')
    .map((n) => Number(n) * SIDE)
    .join(' ')
}
