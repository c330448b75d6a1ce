import type { ReactNode } from 'react'

interface LegendProps {
  readonly marks: readonly Mark[]
  readonly onClose: () => void
}

/** What the marks of a board mean, each drawn as it appears there. */
export function Legend({ marks, onClose }: LegendProps) {
  return (
    <section className="map-legend scroll" aria-label="Legend">
      <div className="head">
        <h3>Legend</h3>
        <button type="button" className="btn btn--quiet btn--icon aside" aria-label="Close the legend" onClick={onClose}>
          ×
        </button>
      </div>
      <dl>
        {marks.map(({ name, text, picture }) => (
          <div key={name}>
            <dt>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                {picture}
              </svg>
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** One mark, in a square of 100 units. */
export interface Mark {
  readonly name: string
  readonly text: string
  readonly picture: ReactNode
}
