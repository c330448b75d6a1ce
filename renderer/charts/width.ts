import { type RefObject, useLayoutEffect, useState } from 'react'

/** Until it is measured, and where it cannot be. */
const UNMEASURED = 640

/** The width of an element, in pixels: charts are drawn to it, so that their text keeps its size. */
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
