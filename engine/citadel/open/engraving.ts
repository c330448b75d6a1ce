import type { Cell } from '../../kernel/drawing.ts'
import { type Hand, handFrom } from '../../kernel/seeded.ts'
import { SIDES, sideKind } from './sides.ts'

/** A segment as paths of a 100 x 100 board, engraved in the visual language of the map. */
export interface Engraving {
  readonly hatch: string
  readonly floor: string
  readonly pave: string
  readonly wall: string
  readonly doors: readonly string[]
}

export type TileKind = 'gateway' | 'room' | 'corridor'

type Point = readonly [x: number, y: number]

/** A piece of wall with the direction of its hachures. */
interface Wall {
  readonly from: Point
  readonly to: Point
  readonly out: Point
}

/** The distance of the walls of a body, and of its door leaves, from the edge. */
const BODY = { gateway: 14, room: 17, corridor: 37 } as const
const LEAF = { gateway: 13, room: 13, corridor: 9 } as const
const HALF_WIDTH = { door: 9, corridor: 13 } as const
const GATE_HALF_WIDTH = 12

/** Hachures: one each 2.9 units, 2.2 off the wall, 4.5 to 11 long, never nearer to the edge than 3.5. */
const HACHURE = { first: 1.6, step: 2.9, gap: 2.2, shortest: 4.5, longest: 11, jitter: 0.8, edge: 3.5 } as const

/**
 * Engraves one segment.
 * @param sides four letters, N E S W: D door, C corridor, W wall
 * @param seed fixes the hachures, so that a place always looks the same
 */
export function engrave(kind: TileKind, sides: string, seed: number): Engraving {
  const key = `${kind} ${sides} ${seed}`
  const known = engraved.get(key) ?? cut(kind, sides, seed)
  engraved.set(key, known)
  return known
}

/** The thousands of strokes of a level are computed once, not each time its map returns after a fight. */
const engraved = new Map<string, Engraving>()

function cut(kind: TileKind, sides: string, seed: number): Engraving {
  const random = handFrom(seed)
  if (kind === 'corridor' && isBend(sides)) return engraveBend(sides, random)
  const near = BODY[kind]
  const far = 100 - near
  const floor = [polygon([point(near, near), point(far, near), point(far, far), point(near, far)])]
  const walls: Wall[] = []
  const doors: string[] = []
  SIDES.forEach((side, turns) => {
    const turn = (p: Point) => rotate(p, turns)
    const put = (from: Point, to: Point, out: Point) =>
      walls.push({ from: turn(from), to: turn(to), out: direction(turn(point(50, 50)), turn(point(50 + out[0], 50 + out[1]))) })
    const what = sideKind(sides, side)
    if (what === 'wall') {
      put(point(near, near), point(far, near), point(0, -1))
      return
    }
    const half = kind === 'gateway' ? GATE_HALF_WIDTH : HALF_WIDTH[what]
    floor.push(
      polygon([point(50 - half, 0), point(50 + half, 0), point(50 + half, near + 0.5), point(50 - half, near + 0.5)].map((p) => turn(p))),
    )
    if (near < 50 - half) {
      put(point(near, near), point(50 - half, near), point(0, -1))
      put(point(50 + half, near), point(far, near), point(0, -1))
    }
    put(point(50 - half, near), point(50 - half, 0), point(-1, 0))
    put(point(50 + half, near), point(50 + half, 0), point(1, 0))
    if (what === 'door') {
      const top = LEAF[kind]
      doors.push(polygon([point(39.5, top), point(60.5, top), point(60.5, top + 6), point(39.5, top + 6)].map((p) => turn(p))))
    }
  })
  return {
    hatch: walls.map((wall) => hachures(wall, random)).join(''),
    floor: floor.join(''),
    pave: kind === 'room' ? 'M39 17V83M17 39H83M61 17V83M17 61H83' : '',
    wall: walls.map((wall) => `M${show(wall.from)}L${show(wall.to)}`).join(''),
    doors,
  }
}

/** The seed of the hachures of a place. */
export function placeSeed(cell: Cell, level: number): number {
  return (cell.x * 73856093) ^ (cell.y * 19349663) ^ (level * 83492791)
}

/** Two adjacent corridors and no door: a true bend. */
function isBend(sides: string): boolean {
  return sides === 'CCWW' || sides === 'WCCW' || sides === 'WWCC' || sides === 'CWWC'
}

/** The bend about the north-east corner, rotated into place. */
function engraveBend(sides: string, random: Hand): Engraving {
  const turns = ['CCWW', 'WCCW', 'WWCC', 'CWWC'].indexOf(sides)
  const at = (x: number, y: number) => show(rotate(point(x, y), turns))
  const outer = `M${at(37, 0)}A63 63 0 0 0 ${at(100, 63)}`
  const inner = `M${at(63, 0)}A37 37 0 0 0 ${at(100, 37)}`
  const strokes: string[] = []
  for (const [radius, sign] of [
    [63, 1],
    [37, -1],
  ] as const) {
    for (let along = HACHURE.first; along < (radius * Math.PI) / 2; along += HACHURE.step) {
      const angle = Math.PI - along / radius
      const ray = (r: number, swing = 0): Point => [100 + r * Math.cos(angle + swing), r * Math.sin(angle + swing)]
      const start = radius + sign * HACHURE.gap
      const end = start + sign * (HACHURE.shortest + random() * (HACHURE.longest - HACHURE.shortest))
      strokes.push(stroke(rotate(ray(start), turns), rotate(ray(end, ((random() - 0.5) * 2 * HACHURE.jitter) / end), turns)))
    }
  }
  return {
    hatch: strokes.join(''),
    floor: `M${at(37, 0)}A63 63 0 0 0 ${at(100, 63)}L${at(100, 37)}A37 37 0 0 1 ${at(63, 0)}Z`,
    pave: '',
    wall: `${outer}${inner}`,
    doors: [],
  }
}

function hachures({ from, to, out }: Wall, random: Hand): string {
  const along = direction(from, to)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  let path = ''
  for (let t = HACHURE.first; t < length; t += HACHURE.step) {
    const start: Point = [from[0] + along[0] * t + out[0] * HACHURE.gap, from[1] + along[1] * t + out[1] * HACHURE.gap]
    const reach = HACHURE.shortest + random() * (HACHURE.longest - HACHURE.shortest)
    const swing = (random() - 0.5) * 2 * HACHURE.jitter
    path += stroke(start, [start[0] + out[0] * reach + along[0] * swing, start[1] + out[1] * reach + along[1] * swing])
  }
  return path
}

function stroke(from: Point, to: Point): string {
  return `M${show(inside(from))}L${show(inside(to))}`
}

function inside([x, y]: Point): Point {
  const clip = (n: number) => Math.min(100 - HACHURE.edge, Math.max(HACHURE.edge, n))
  return [clip(x), clip(y)]
}

function point(x: number, y: number): Point {
  return [x, y]
}

/** Turns a point about the board's centre by quarter turns, clockwise. */
function rotate([x, y]: Point, turns: number): Point {
  return turns === 0 ? [x, y] : rotate([100 - y, x], turns - 1)
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(show).join('L')}Z`
}

function show([x, y]: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
}
