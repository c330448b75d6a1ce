import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what takes the place of something else: it takes the focus too, if what had it has gone, or was this point of a chart. */
export function useLostFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body || activeElement.classList.contains('ch-point')) heading.current?.focus()
  }, [])
  return heading
}
