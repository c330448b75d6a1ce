import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Bounds } from '../games/citadel/map/maze.ts'
import { type Cell, cellKey } from '../games/citadel/map/sides.ts'
import { type Box, boxOf, type Camera, cameraOf, type Hold, moved, type Size, sees, sheetOf, sight, zoomed } from './camera.ts'

const ZOOM_STEP = 1.25
const PAN_STEP = 60

/** A hand is never quite still: a press that moves less, in pixels, is a press. */
const STILL = 5

/** Milliseconds without a movement after which the board is drawn at its new size. */
const SETTLED = 120

export interface Viewport {
  /** All that is to be seen of the level, in board units. */
  readonly box: Box
  /** The sheet that everything is drawn on, in board units. */
  readonly sheet: Box
  /** The same for the drawing itself. */
  readonly drawn: { readonly viewBox: string; readonly width: number; readonly height: number }
  /** Pixels a board unit at which the board is drawn; while somebody zooms it is only stretched. */
  readonly scale: number
  /** What is seen while nobody moves the board, in board units. */
  readonly seen: Box
  readonly size: Size
  /** Tells what is seen, at once and at every movement, without a rendering. Returns what ends it. */
  readonly watch: (onSight: (seen: Box) => void) => () => void
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Brings a cell into sight, where it is not. */
  readonly show: (cell: Cell) => void
  /** A point of the board, in its units, into the middle. */
  readonly centreOn: (x: number, y: number) => void
  /** Keys of the map: + - 0 Home, and Shift with the arrows to pan. True when it took the key. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

interface Held {
  readonly field: RefObject<HTMLElement | null>
  readonly board: RefObject<SVGSVGElement | null>
  /** Move along with the board, the one across it, the other down it. */
  readonly rulers: { readonly across: RefObject<HTMLElement | null>; readonly down: RefObject<HTMLElement | null> }
  readonly bounds: Bounds
  readonly party: Cell | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The cell where the party was last seen, also by a viewport before this. */
  readonly stood?: RefObject<string | null>
}

/**
 * What part of a level is seen, and how it is moved. A movement only shifts the drawn board: React renders once it has
 * settled, so that a large level moves as lightly as a small one.
 */
export function useViewport({ field, board, rulers, bounds, party, hold, onHold, stood }: Held): Viewport {
  const size = useSize(field)
  const box = boxOf(bounds)
  const sheet = sheetOf(box)
  const settled = cameraOf(hold, box, party, size)
  const moving = useRef<Camera | null>(null)
  const settling = useRef(0)
  const watchers = useRef(new Set<(seen: Box) => void>())

  const camera = () => moving.current ?? settled
  const lay = () => {
    const now = camera()
    const stretch = now.scale / settled.scale
    // Whole pixels, so that lines stay as sharp as they were drawn.
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
  /** Closer or farther; while it follows the party it goes on doing so. */
  const zoom = (factor: number) => {
    const next = zoomed(camera(), factor, box, size)
    if (hold.kind === 'party' && party !== null && !moving.current) onHold({ kind: 'party', scale: next.scale })
    else onHold({ kind: 'free', camera: next })
  }
  const fromMiddle = (event: { readonly clientX: number; readonly clientY: number }) => {
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
  const centreOn = (x: number, y: number) => move({ ...camera(), x, y })
  const show = (cell: Cell) => {
    if (!sees(sight(camera(), size), cell)) onHold({ kind: 'free', camera: { ...camera(), x: cell.x * 100 + 50, y: cell.y * 100 + 50 } })
  }
  // Where somebody has dragged or zoomed, the party is not lost from sight when it walks on.
  const place = party && cellKey(party)
  const own = useRef<string | null>(null)
  const last = stood ?? own
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the party, no drag and no zoom, asks for this
  useEffect(() => {
    if (party && hold.kind === 'free' && place !== last.current) show(party)
    last.current = place
  }, [place])
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
    watch: (onSight) => {
      watchers.current.add(onSight)
      onSight(sight(camera(), size))
      return () => watchers.current.delete(onSight)
    },
    handlers,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    centreOn,
    show,
    onKey: (event) => {
      if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP)
      else if (event.key === '-') zoom(1 / ZOOM_STEP)
      else if (event.key === '0') onHold({ kind: 'whole' })
      else if (event.key === 'Home') onHold({ kind: 'party', scale: null })
      else if (event.shiftKey && event.key === 'ArrowLeft') move(moved(camera(), PAN_STEP, 0))
      else if (event.shiftKey && event.key === 'ArrowRight') move(moved(camera(), -PAN_STEP, 0))
      else if (event.shiftKey && event.key === 'ArrowUp') move(moved(camera(), 0, PAN_STEP))
      else if (event.shiftKey && event.key === 'ArrowDown') move(moved(camera(), 0, -PAN_STEP))
      else return false
      return true
    },
  }
}

interface Hands {
  readonly camera: () => Camera
  readonly move: (to: Camera) => void
  readonly zoomAbout: (from: Camera, factor: number, at: Spot) => Camera
  readonly fromMiddle: (event: { readonly clientX: number; readonly clientY: number }) => Spot
}

/** Pixels from the middle of the field. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** One pointer drags; two pinch. */
function useHands({ camera, move, zoomAbout, fromMiddle }: Hands): Viewport['handlers'] {
  const down = useRef(new Map<number, Spot>())
  const drag = useRef<{ readonly from: Camera; readonly spots: readonly Spot[]; moved: boolean } | null>(null)
  const begin = () => {
    const spots = [...down.current.values()].slice(0, 2)
    drag.current = spots.length > 0 ? { from: camera(), spots, moved: spots.length > 1 } : null
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (down.current.delete(event.pointerId)) begin()
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      down.current.set(event.pointerId, fromMiddle(event))
      begin()
    },
    onPointerMove: (event) => {
      const started = drag.current
      if (!started || !down.current.has(event.pointerId)) return
      down.current.set(event.pointerId, fromMiddle(event))
      const [a, b] = started.spots
      const [p, q] = [...down.current.values()]
      if (!a || !p) return
      const was = middle(a, b ?? a)
      const is = middle(p, q ?? p)
      if (!started.moved && Math.hypot(is.x - was.x, is.y - was.y) < STILL) return
      event.currentTarget.setPointerCapture(event.pointerId)
      started.moved = true
      const shifted = moved(started.from, is.x - was.x, is.y - was.y)
      move(b && q ? zoomAbout(shifted, apart(p, q) / Math.max(1, apart(a, b)), is) : shifted)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function middle(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function apart(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Mice count in lines or pages, touchpads in pixels. */
function wheelPixels(delta: number, { deltaMode }: WheelEvent): number {
  return delta * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1)
}

function useSize(field: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 860, height: 500 })
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [field])
  return size
}

/** The wheel must not scroll or zoom the page, so it is listened to actively. */
function useWheel(field: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const listener = useLatest(onWheel)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      listener.current(event)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [field, listener])
}

/** A function as the newest rendering has it, for listeners that outlive one. */
function useLatest<F>(value: F): RefObject<F> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
