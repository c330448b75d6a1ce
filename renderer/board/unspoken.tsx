import type { ReactNode } from 'react'

interface UnspokenProps {
  readonly className?: string
  readonly transform?: string
  /** Attributes by which the board knows what was pressed. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
  readonly children: ReactNode
}

/** A part of the drawing that a screen reader passes over: the places speak for it. */
export function Unspoken({ children, data, ...rest }: UnspokenProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawn shapes takes no focus
    <g {...rest} {...data} aria-hidden="true">
      {children}
    </g>
  )
}
