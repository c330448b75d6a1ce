import type { ReactNode } from 'react'

interface ExhibitProps {
  /** What it is called in the code. */
  readonly name: string
  readonly children: ReactNode
}

/** One thing with its name. */
export function Exhibit({ name, children }: ExhibitProps) {
  return (
    <figure className="exhibit">
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}
