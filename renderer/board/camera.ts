import type { Bounds, Cell } from './cell.ts'

/** Which part of a level is visible: the point in the middle, in board units (a tile is 100), and pixels per unit. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What the camera follows, until told otherwise. */
export type Hold =
  /** The party, at the chosen zoom or at the zoom that shows the most. */
  | { readonly kind: 'party'; readonly scale: number | null }
  /** The whole level, as it grows. */
  | { readonly kind: 'whole' }
  /** A part of it, as large as it fits. */
  | { readonly kind: 'part'; readonly bounds: Bounds }
  /** Where it was dragged to. */
  | { readonly kind: 'free'; readonly camera: Camera }

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Board units around the outermost cells: the double frame. */
const FRAME = 26

/** `readable`: smaller than this, the whole level gives way to the party's surroundings. */
const SCALE = { least: 0.3, readable: 0.5, whole: 1.2, most: 1.6 } as const

/** The step by which a sheet grows, in board units. */
const GROWTH = 600

/** The visible extent of a level, in board units. */
export function boxOf({ left, top, columns, rows }: Bounds): Box {
  return {
    left: left * 100 - FRAME,
    top: top * 100 - FRAME,
    right: (left + columns) * 100 + FRAME,
    bottom: (top + rows) * 100 + FRAME,
  }
}

/** The sheet it is drawn on: with room to grow, so that a new segment does not redraw all the others. */
export function sheetOf({ left, top, right, bottom }: Box): Box {
  const before = (at: number) => Math.floor(at / GROWTH) * GROWTH
  const after = (at: number) => Math.ceil(at / GROWTH) * GROWTH
  return { left: before(left), top: before(top), right: after(right), bottom: after(bottom) }
}

/** Where the camera stands for a hold: over the whole box, a part of it, the party, or where it was left. */
export function cameraOf(hold: Hold, box: Box, party: Cell | null, size: Size): Camera {
  if (hold.kind === 'free') return hold.camera
  if (hold.kind === 'part') return wholeOf(boxOf(hold.bounds), size)
  const whole = wholeOf(box, size)
  if (hold.kind === 'whole' || party === null) return whole
  const scale = hold.scale ?? Math.max(whole.scale, SCALE.readable)
  return scale <= whole.scale ? { ...whole, scale } : around(party, scale, box, size)
}

/** The camera after a drag by so many pixels. */
export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }
}

/**
 * Zooms in by a factor above 1, out by one below.
 * @param at the point that stays fixed, in pixels from the middle of the field
 */
export function zoomed(camera: Camera, factor: number, box: Box, size: Size, at = { x: 0, y: 0 }): Camera {
  const least = Math.min(SCALE.least, wholeOf(box, size).scale)
  const scale = clamp(camera.scale * factor, least, SCALE.most)
  return { scale, x: camera.x + at.x / camera.scale - at.x / scale, y: camera.y + at.y / camera.scale - at.y / scale }
}

/** The visible part, in board units. */
export function sight({ x, y, scale }: Camera, { width, height }: Size): Box {
  return { left: x - width / scale / 2, right: x + width / scale / 2, top: y - height / scale / 2, bottom: y + height / scale / 2 }
}

/** Whether all of a cell is in sight. */
export function sees(seen: Box, { x, y }: Cell): boolean {
  return contains(seen, { left: x * 100, top: y * 100, right: x * 100 + 100, bottom: y * 100 + 100 })
}

/** Whether one box contains another; fractions of a pixel do not count. */
export function contains(outer: Box, inner: Box): boolean {
  return outer.left <= inner.left + 1 && outer.top <= inner.top + 1 && outer.right >= inner.right - 1 && outer.bottom >= inner.bottom - 1
}

function wholeOf(box: Box, size: Size): Camera {
  const { left, top, right, bottom } = box
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: Math.min(size.width / (right - left), size.height / (bottom - top), SCALE.whole),
  }
}

/** Centres a cell as far as the frame allows; beyond the frame there is nothing to see. */
function around(cell: Cell, scale: number, box: Box, size: Size): Camera {
  return {
    x: within(cell.x * 100 + 50, box.left, box.right, size.width / scale),
    y: within(cell.y * 100 + 50, box.top, box.bottom, size.height / scale),
    scale,
  }
}

/** The centre of a stretch that shows no more of what lies outside `from` to `to` than it must. */
function within(centre: number, from: number, to: number, length: number): number {
  return length >= to - from ? (from + to) / 2 : clamp(centre, from + length / 2, to - length / 2)
}

function clamp(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n))
}
