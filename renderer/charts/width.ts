import { type RefObject, useLayoutEffect, useState } from 'react'

/** Before anything was measured, and where nothing can be. */
const UNMEASURED = 640

/** How wide an element is, in pixels: charts are drawn to measure, so that their letters keep their size. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const now = Math.floor(measured.getBoundingClientRect().width)
      if (now > 0) setWidth(now)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
