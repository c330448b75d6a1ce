import type { ReactNode } from 'react'

interface UnspokenProps {
  readonly className?: string
  readonly transform?: string
  /** Attributes that tell the board what was pressed. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>
  readonly children: ReactNode
}

/** A part of the drawing that screen readers skip: the places speak for it. */
export function Unspoken({ children, data, ...rest }: UnspokenProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawn shapes takes no focus
    <g {...rest} {...data} aria-hidden="true">
      {children}
    </g>
  )
}
