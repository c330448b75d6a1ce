import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type Camera, moved } from './camera.ts'

/** A hand is never quite still: movement below this, in pixels, still counts as a press. */
const STILL = 5

export interface HandHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
}

interface Hands {
  readonly camera: () => Camera
  readonly move: (to: Camera) => void
  readonly zoomAbout: (from: Camera, factor: number, at: FieldPoint) => Camera
  readonly fromMiddle: (event: { readonly clientX: number; readonly clientY: number }) => FieldPoint
}

/** Pixels from the middle of the field. */
export interface FieldPoint {
  readonly x: number
  readonly y: number
}

/** One pointer drags; two pinch. */
export function useHands({ camera, move, zoomAbout, fromMiddle }: Hands): HandHandlers {
  const down = useRef(new Map<number, FieldPoint>())
  const drag = useRef<{ readonly from: Camera; readonly spots: readonly FieldPoint[]; moved: boolean } | null>(null)
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

function middle(a: FieldPoint, b: FieldPoint): FieldPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function apart(a: FieldPoint, b: FieldPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Mice report lines or pages, touchpads pixels. */
export function wheelPixels(delta: number, { deltaMode }: WheelEvent): number {
  return delta * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1)
}

/** The wheel must not scroll or zoom the page, so the listener is not passive. */
export function useWheel(field: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
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

/** The function of the latest render, for listeners that outlive a render. */
export function useLatest<F>(value: F): RefObject<F> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
