import type { ReactNode } from 'react'

interface ExhibitProps {
  /** Its name in the code. */
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
