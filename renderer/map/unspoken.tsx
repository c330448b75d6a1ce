import type { ReactNode } from 'react'

interface UnspokenProps {
  readonly className?: string
  readonly transform?: string
  readonly children: ReactNode
}

/** A part of the drawing that a screen reader passes over: the places speak for it. */
export function Unspoken({ children, ...rest }: UnspokenProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawn shapes takes no focus
    <g {...rest} aria-hidden="true">
      {children}
    </g>
  )
}
