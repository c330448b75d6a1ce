import { type CavePlan, type Point, RADIUS } from '../../../../engine/cave/open/plan.ts'
import type { Board } from '../../../../engine/cave/tables/table-types.ts'
import { handOf } from '../../../../engine/kernel/seeded.ts'

// The rock round the cave: facets in four tones, and the strokes that lead out from every wall.

/** Half the width of a passage. */
export const HALF = 13

/** Tones from light to dark, and one in ten bright. */
export const TONES = ['light', 'middle', 'deep', 'bright'] as const

export interface Rock {
  /** One path for each tone. */
  readonly facets: readonly string[]
  /** The edges of all facets. */
  readonly edges: string
}

const SIDE = 58
const ROW = 50
const JITTER = 0.34

/** A sheet of that size cut into triangles, the same for the same name. */
export function rockOf(name: string, width: number, height: number, side = SIDE): Rock {
  const hand = handOf(name)
  const tall = (side * ROW) / SIDE
  const [columns, rows] = [Math.ceil(width / side) + 2, Math.ceil(height / tall) + 2]
  const corners = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => ({
      x: Math.round((column - 0.75 + (row % 2) / 2 + (hand() - 0.5) * 2 * JITTER) * side),
      y: Math.round((row - 0.5 + (hand() - 0.5) * 2 * JITTER) * tall),
    })),
  )
  const facets = TONES.map((): string[] => [])
  const cut = (a: Point | undefined, b: Point | undefined, c: Point | undefined) => {
    if (a && b && c) facets[toneOf(a, b, c, hand())]?.push(`M${a.x} ${a.y}L${b.x} ${b.y} ${c.x} ${c.y}z`)
  }
  for (let row = 0; row + 1 < rows; row++) {
    const [above = [], below = []] = [corners[row], corners[row + 1]]
    for (let column = 0; column + 1 < columns; column++) {
      const [a, b, c, d] = [above[column], above[column + 1], below[column], below[column + 1]]
      if (row % 2 === 0) {
        cut(a, b, c)
        cut(b, d, c)
      } else {
        cut(a, b, d)
        cut(a, d, c)
      }
    }
  }
  return { facets: facets.map((paths) => paths.join('')), edges: facets.flat().join('') }
}

/** By the direction of its longest side, as light falls on cut stone. */
function toneOf(a: Point, b: Point, c: Point, chance: number): number {
  if (chance < 0.1) return 3
  const [from, to] = (
    [
      [a, b],
      [b, c],
      [c, a],
    ] as const
  ).reduce((best, each) => (length(each) > length(best) ? each : best))
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) + Math.PI * 2) % Math.PI
  return Math.min(2, Math.floor((turn / Math.PI) * 3))
}

function length([a, b]: readonly [Point, Point]): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

const GAP = 6
const SHORT = 6
const LONG = 16

/** Short strokes outward from the wall, none of which crosses a floor. */
function hachuresOf(plan: CavePlan): string {
  const { spaces, passages } = plan
  const hand = handOf('hachures')
  const isFloor = floorOf(plan)
  const strokes: string[] = []
  /** From a point of the wall in a direction of length 1. */
  const draw = (at: Point, out: Point) => {
    const long = SHORT + hand() * (LONG - SHORT)
    const end = { x: at.x + out.x * long + (hand() - 0.5) * 5, y: at.y + out.y * long + (hand() - 0.5) * 5 }
    const start = { x: at.x + out.x * 2, y: at.y + out.y * 2 }
    if (!isFloor(start) && !isFloor(end)) strokes.push(`M${place(start)}L${place(end)}`)
  }
  for (const { x, y, kind } of spaces) {
    const count = Math.round((2 * Math.PI * RADIUS[kind]) / GAP)
    for (let i = 0; i < count; i++) {
      const out = { x: Math.cos((2 * Math.PI * i) / count), y: Math.sin((2 * Math.PI * i) / count) }
      draw({ x: x + out.x * RADIUS[kind], y: y + out.y * RADIUS[kind] }, out)
    }
  }
  for (const { points } of passages)
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (from === undefined) continue
      const long = Math.hypot(to.x - from.x, to.y - from.y)
      const ahead = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
      for (let at = GAP / 2; at < long; at += GAP)
        for (const side of [1, -1]) {
          const out = { x: -ahead.y * side, y: ahead.x * side }
          draw({ x: from.x + ahead.x * at + out.x * HALF, y: from.y + ahead.y * at + out.y * HALF }, out)
        }
    }
  return strokes.join('')
}

/** A floor is looked for only among those that reach this part of the sheet; in board units. */
const PART = 128

/** Whether a point is on a floor, or all but touches one. */
function floorOf({ spaces, passages }: CavePlan): (at: Point) => boolean {
  const parts = new Map<string, ((at: Point) => boolean)[]>()
  const partOf = (length: number) => Math.floor(length / PART)
  const lay = (a: Point, b: Point, reach: number, covers: (at: Point) => boolean) => {
    for (let column = partOf(Math.min(a.x, b.x) - reach); column <= partOf(Math.max(a.x, b.x) + reach); column++)
      for (let row = partOf(Math.min(a.y, b.y) - reach); row <= partOf(Math.max(a.y, b.y) + reach); row++) {
        const part = `${column} ${row}`
        parts.set(part, [...(parts.get(part) ?? []), covers])
      }
  }
  for (const space of spaces) {
    const reach = RADIUS[space.kind] + 1
    lay(space, space, reach, ({ x, y }) => Math.hypot(x - space.x, y - space.y) < reach)
  }
  for (const { points } of passages)
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (from) lay(from, to, HALF + 1, (at) => away(at, from, to) < HALF + 1)
    }
  return (at) => parts.get(`${partOf(at.x)} ${partOf(at.y)}`)?.some((covers) => covers(at)) ?? false
}

function place({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** From a point to a stretch of a line. */
function away(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(p.x - a.x - dx * along, p.y - a.y - dy * along)
}

const rocks = new WeakMap<Board, Rock>()
const strokes = new WeakMap<Board, string>()

/** The rock of a board, worked out once. */
export function caveRock(board: Board): Rock {
  const rock = rocks.get(board) ?? rockOf('cave', board.width, board.height)
  rocks.set(board, rock)
  return rock
}

/** The hachures of a board, worked out once. */
export function caveHachures(board: Board, plan: CavePlan): string {
  const hachures = strokes.get(board) ?? hachuresOf(plan)
  strokes.set(board, hachures)
  return hachures
}
