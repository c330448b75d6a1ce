import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Bounds } from './maze.ts'
import { type Cell, cellKey } from './sides.ts'

/** Board units around the outermost cells: the frame with its letters. */
export const FRAME = 46

/** Pixels a board unit: a tile is 100 units. */
const SCALE = { least: 0.3, followed: 0.5, most: 1.6 } as const
const ZOOM_STEP = 1.25
const PAN_STEP = 60

interface View {
  readonly centreX: number
  readonly centreY: number
  readonly scale: number
}

export interface Viewport {
  readonly viewBox: string
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void
  }
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** The whole level. */
  readonly fit: () => void
  /** The party in the middle. */
  readonly centre: () => void
  /** Brings a cell into sight. */
  readonly show: (cell: Cell) => void
  /** Keys of the map: + - 0, and Shift with the arrows to pan. True when it took the key. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/**
 * What part of a level is seen. Until somebody drags or zooms it follows the party: the whole level where it fits at a
 * readable size, otherwise as much as fits around the party.
 */
export function useViewport(svg: RefObject<SVGSVGElement | null>, bounds: Bounds, party: Cell | null): Viewport {
  const size = useSize(svg)
  const [own, setOwn] = useState<View | null>(null)
  const drag = useRef<{ x: number; y: number; view: View; moved: boolean } | null>(null)

  const whole = wholeOf(bounds, size)
  const followed = whole.scale >= SCALE.followed || party === null ? whole : around(party, SCALE.followed, bounds, size)
  const view = own ?? followed

  const zoom = (factor: number) => setOwn({ ...view, scale: clamp(view.scale * factor, SCALE.least, SCALE.most) })
  const pan = (dx: number, dy: number) =>
    setOwn({ ...view, centreX: view.centreX + dx / view.scale, centreY: view.centreY + dy / view.scale })

  useWheel(svg, (event) => {
    if (event.ctrlKey || event.metaKey) zoom(event.deltaY < 0 ? ZOOM_STEP ** 0.5 : ZOOM_STEP ** -0.5)
    else if (event.shiftKey) pan(event.deltaY, 0)
    else pan(event.deltaX, event.deltaY)
  })

  const width = size.width / view.scale
  const height = size.height / view.scale
  const show = (cell: Cell) => {
    const [x, y] = [cell.x * 100 + 50, cell.y * 100 + 50]
    if (Math.abs(x - view.centreX) > width / 2 - 60 || Math.abs(y - view.centreY) > height / 2 - 60) {
      setOwn({ ...view, centreX: x, centreY: y })
    }
  }
  // Where somebody has dragged or zoomed, the party is not lost from sight when it walks on.
  const place = party && cellKey(party)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step of the party, no drag and no zoom, asks for this
  useEffect(() => {
    if (party) show(party)
  }, [place])
  return {
    viewBox: [view.centreX - width / 2, view.centreY - height / 2, width, height].map((n) => n.toFixed(1)).join(' '),
    handlers: {
      onPointerDown: (event) => {
        if (event.button === 0) drag.current = { x: event.clientX, y: event.clientY, view, moved: false }
      },
      onPointerMove: (event) => {
        const from = drag.current
        if (!from) return
        const dx = event.clientX - from.x
        const dy = event.clientY - from.y
        // A hand is never quite still: a press that moves less is a press.
        if (!from.moved && Math.hypot(dx, dy) < 5) return
        if (!from.moved) event.currentTarget.setPointerCapture(event.pointerId)
        from.moved = true
        setOwn({ ...from.view, centreX: from.view.centreX - dx / from.view.scale, centreY: from.view.centreY - dy / from.view.scale })
      },
      onPointerUp: () => {
        drag.current = null
      },
      onPointerCancel: () => {
        drag.current = null
      },
    },
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    fit: () => setOwn(whole),
    centre: () => setOwn(party && view.scale > followed.scale ? around(party, view.scale, bounds, size) : null),
    show,
    onKey: (event) => {
      if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP)
      else if (event.key === '-') zoom(1 / ZOOM_STEP)
      else if (event.key === '0') setOwn(null)
      else if (event.shiftKey && event.key === 'ArrowLeft') pan(-PAN_STEP, 0)
      else if (event.shiftKey && event.key === 'ArrowRight') pan(PAN_STEP, 0)
      else if (event.shiftKey && event.key === 'ArrowUp') pan(0, -PAN_STEP)
      else if (event.shiftKey && event.key === 'ArrowDown') pan(0, PAN_STEP)
      else return false
      return true
    },
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

function wholeOf(bounds: Bounds, size: Size): View {
  const width = bounds.columns * 100 + 2 * FRAME
  const height = bounds.rows * 100 + 2 * FRAME
  return {
    centreX: (bounds.left + bounds.columns / 2) * 100,
    centreY: (bounds.top + bounds.rows / 2) * 100,
    scale: clamp(Math.min(size.width / width, size.height / height), SCALE.least, SCALE.most),
  }
}

/** A cell in the middle, as far as the frame allows: beyond it there is nothing to see. */
function around(cell: Cell, scale: number, { left, top, columns, rows }: Bounds, size: Size): View {
  return {
    centreX: within(cell.x * 100 + 50, left * 100 - FRAME, (left + columns) * 100 + FRAME, size.width / scale),
    centreY: within(cell.y * 100 + 50, top * 100 - FRAME, (top + rows) * 100 + FRAME, size.height / scale),
    scale,
  }
}

/** The centre of a stretch that shows no more of what lies outside `from` to `to` than it must. */
function within(centre: number, from: number, to: number, length: number): number {
  return length >= to - from ? (from + to) / 2 : clamp(centre, from + length / 2, to - length / 2)
}

function useSize(svg: RefObject<SVGSVGElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 860, height: 500 })
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) setSize({ width, height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg])
  return size
}

/** The wheel must not scroll or zoom the page, so it is listened to actively. */
function useWheel(svg: RefObject<SVGSVGElement | null>, onWheel: (event: WheelEvent) => void): void {
  const listener = useRef(onWheel)
  useEffect(() => {
    listener.current = onWheel
  })
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const listen = (event: WheelEvent) => {
      event.preventDefault()
      listener.current(event)
    }
    element.addEventListener('wheel', listen, { passive: false })
    return () => element.removeEventListener('wheel', listen)
  }, [svg])
}

function clamp(n: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, n))
}
