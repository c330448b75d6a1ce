import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Box, boxOf, type Camera, cameraOf, type Hold, moved, type Size, sees, sheetOf, sight, zoomed } from './camera.ts'
import { type Bounds, type Cell, cellKey } from './cell.ts'
import { type FieldPoint, type HandHandlers, useHands, useLatest, useWheel, wheelPixels } from './hands.ts'

const ZOOM_STEP = 1.25
const PAN_STEP = 60

/** Milliseconds without movement after which the board is redrawn at its new size. */
const SETTLED = 120

export interface Viewport {
  /** The visible extent of the level, in board units. */
  readonly box: Box
  /** The sheet that everything is drawn on, in board units. */
  readonly sheet: Box
  /** The same for the drawing itself. */
  readonly drawn: { readonly viewBox: string; readonly width: number; readonly height: number }
  /** Pixels per board unit at which the board is drawn; during a zoom it is only stretched. */
  readonly scale: number
  /** The visible part while the board is at rest, in board units. */
  readonly seen: Box
  readonly size: Size
  /** Reports the visible part, at once and on every movement, without a render. Returns a function that stops it. */
  readonly watch: (onSight: (seen: Box) => void) => () => void
  readonly handlers: HandHandlers
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Brings a cell into sight if it is not. */
  readonly show: (cell: Cell) => void
  /** Centres a point of the board, given in its units. */
  readonly centreOn: (x: number, y: number) => void
  /** Keys of the map: + - 0 Home, and Shift with the arrows to pan. True when it handled the key. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

interface Held {
  readonly field: RefObject<HTMLElement | null>
  readonly board: RefObject<SVGSVGElement | null>
  /** These move along with the board, one across it, the other down it. */
  readonly rulers: { readonly across: RefObject<HTMLElement | null>; readonly down: RefObject<HTMLElement | null> }
  readonly bounds: Bounds
  readonly party: Cell | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The cell where the party was last seen, also by an earlier viewport. */
  readonly stood?: RefObject<string | null>
}

/**
 * Which part of a level is visible, and how it moves. A movement only shifts the drawn board; React renders once it has settled, so that a large level moves as smoothly as a small one.
 */
export function useViewport({ field, board, rulers, bounds, party, hold, onHold, stood }: Held): Viewport {
  const size = useSize(field)
  const box = boxOf(bounds)
  const sheet = sheetOf(box)
  const settled = cameraOf(hold, box, party, size)
  const { camera, move, watch } = useMotion({ board, rulers, sheet, size, settled, hold, onHold })
  const fromMiddle = (event: { readonly clientX: number; readonly clientY: number }): FieldPoint => {
    const at = field.current?.getBoundingClientRect()
    return at ? { x: event.clientX - at.left - at.width / 2, y: event.clientY - at.top - at.height / 2 } : { x: 0, y: 0 }
  }
  useWheel(field, (event) => {
    if (event.ctrlKey || event.metaKey)
      move(zoomed(camera(), Math.exp(-wheelPixels(event.deltaY, event) / 300), box, size, fromMiddle(event)))
    else if (event.shiftKey && event.deltaX === 0) move(moved(camera(), -wheelPixels(event.deltaY, event), 0))
    else move(moved(camera(), -wheelPixels(event.deltaX, event), -wheelPixels(event.deltaY, event)))
  })
  const handlers = useHands({ camera, move, zoomAbout: (from, factor, at) => zoomed(from, factor, box, size, at), fromMiddle })
  /** Zooms in or out; a camera that follows the party keeps following it. */
  const zoom = (factor: number) => {
    const next = zoomed(camera(), factor, box, size)
    const isFollowing = hold.kind === 'party' && party !== null && camera() === settled
    onHold(isFollowing ? { kind: 'party', scale: next.scale } : { kind: 'free', camera: next })
  }
  const show = (cell: Cell) => {
    if (!sees(sight(camera(), size), cell)) onHold({ kind: 'free', camera: { ...camera(), x: cell.x * 100 + 50, y: cell.y * 100 + 50 } })
  }
  useSteps(party, stood, (to) => hold.kind === 'free' && show(to))
  return {
    box,
    sheet,
    drawn: {
      viewBox: `${sheet.left} ${sheet.top} ${sheet.right - sheet.left} ${sheet.bottom - sheet.top}`,
      width: (sheet.right - sheet.left) * settled.scale,
      height: (sheet.bottom - sheet.top) * settled.scale,
    },
    scale: settled.scale,
    seen: sight(settled, size),
    size,
    watch,
    handlers,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    centreOn: (x, y) => move({ ...camera(), x, y }),
    show,
    onKey: (event) => onKey(event, zoom, onHold, (dx, dy) => move(moved(camera(), dx, dy))),
  }
}

interface Motion extends Pick<Held, 'board' | 'rulers' | 'hold' | 'onHold'> {
  readonly sheet: Box
  readonly size: Size
  /** Where the board is at rest. */
  readonly settled: Camera
}

/** Moves the drawn board to the camera, and reports it once it has come to rest. */
function useMotion({ board, rulers, sheet, size, settled, hold, onHold }: Motion) {
  const moving = useRef<Camera | null>(null)
  const settling = useRef(0)
  const watchers = useRef(new Set<(seen: Box) => void>())
  const camera = () => moving.current ?? settled
  const lay = () => {
    const now = camera()
    const stretch = now.scale / settled.scale
    // Whole pixels, so that lines stay sharp.
    const left = Math.round(size.width / 2 - (now.x - sheet.left) * now.scale)
    const top = Math.round(size.height / 2 - (now.y - sheet.top) * now.scale)
    if (board.current) board.current.style.transform = `translate(${left}px, ${top}px) scale(${stretch})`
    if (rulers.across.current) rulers.across.current.style.transform = `translateX(${left}px) scaleX(${stretch})`
    if (rulers.down.current) rulers.down.current.style.transform = `translateY(${top}px) scaleY(${stretch})`
    for (const watcher of watchers.current) watcher(sight(now, size))
  }
  useLayoutEffect(() => {
    if (hold.kind !== 'free' || hold.camera === moving.current) moving.current = null
    lay()
  })
  const settle = useLatest(() => {
    if (moving.current) onHold({ kind: 'free', camera: moving.current })
  })
  const move = (to: Camera) => {
    moving.current = to
    lay()
    window.clearTimeout(settling.current)
    settling.current = window.setTimeout(() => settle.current(), SETTLED)
  }
  useEffect(() => () => window.clearTimeout(settling.current), [])
  const watch: Viewport['watch'] = (onSight) => {
    watchers.current.add(onSight)
    onSight(sight(camera(), size))
    return () => watchers.current.delete(onSight)
  }
  return { camera, move, watch }
}

/** Reports each step of the party, so that it stays in sight after a drag or a zoom. */
function useSteps(party: Cell | null, stood: Held['stood'], onStep: (to: Cell) => void): void {
  const place = party && cellKey(party)
  const own = useRef<string | null>(null)
  const last = stood ?? own
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the party, no drag and no zoom, asks for this
  useEffect(() => {
    if (party && place !== last.current) onStep(party)
    last.current = place
  }, [place])
}

const PANS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
}

function onKey(
  { key, shiftKey }: KeyboardEvent,
  zoom: (factor: number) => void,
  onHold: (hold: Hold) => void,
  pan: (dx: number, dy: number) => void,
): boolean {
  const by = shiftKey ? PANS[key] : undefined
  if (key === '+' || key === '=') zoom(ZOOM_STEP)
  else if (key === '-') zoom(1 / ZOOM_STEP)
  else if (key === '0') onHold({ kind: 'whole' })
  else if (key === 'Home') onHold({ kind: 'party', scale: null })
  else if (by) pan(...by)
  else return false
  return true
}

/** How large each sort of board was when it was last measured in a window of this size. */
const measured = new Map<string, Size>()
let last: Size = { width: 860, height: 500 }

/** The size of the field, as soon as it is known, and whenever it changes. */
function useSize(field: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>(last)
  const isMeasured = useRef(false)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const sort = () => `${element.className} in ${window.innerWidth} x ${window.innerHeight}`
    const take = (now: Size) => {
      last = now
      setSize((known) => (known.width === now.width && known.height === now.height ? known : now))
    }
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || height === 0) return
      measured.set(sort(), { width, height })
      take({ width, height })
    }
    // Measuring here lays out the whole page within the commit. A board that is shown again most likely has its old size, and the
    // observer, which comes after the page's own layout, says so where it has not.
    const known = measured.get(sort())
    if (!isMeasured.current && known) take(known)
    else if (!isMeasured.current) measure()
    isMeasured.current = true
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [field])
  return size
}
