import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Points, usePoints } from './points.tsx'
import { useWidth } from './width.ts'

/** The numbers of a chart as a table: the first cell of a row is its head. */
export interface Numbers {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface FigureProps {
  readonly title: string
  /** What the chart says, in a sentence or two. */
  readonly summary: string
  readonly numbers: Numbers
  /** How many points there are, and the text of each. */
  readonly says: readonly string[]
  readonly height: number
  /** What the hatching and the lines mean. */
  readonly legend?: ReactNode
  readonly draw: (area: { readonly width: number; readonly height: number; readonly points: Points; readonly hatch: string }) => ReactNode
}

/** A chart with its title, what it says in words, and its numbers as a table one key away. */
export function Figure({ title, summary, numbers, says, height, legend, draw }: FigureProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const points = usePoints(box, says.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const wasInside = box.current?.contains(document.activeElement)
    flushSync(() => setAsTable(!asTable))
    if (wasInside) box.current?.querySelector<HTMLElement | SVGElement>('[tabindex="0"]')?.focus()
  }
  return (
    <figure className="chart-fig" aria-labelledby={id} onKeyDown={onKeyDown}>
      <figcaption className="head">
        <h3 id={id}>{title}</h3>
        <span className="aside">
          <button
            type="button"
            className="btn btn--quiet"
            aria-pressed={asTable}
            aria-keyshortcuts="t"
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'As a chart' : 'As a table'}
            <span className="vh">: {title}</span>
          </button>
        </span>
      </figcaption>
      <p className="chart-says">{summary}</p>
      <div ref={box} className="chart-box">
        {asTable ? (
          <NumbersTable title={title} {...numbers} />
        ) : (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable points has no element of its own */}
            <svg
              role="group"
              aria-label={`${title}. ${summary} The arrow keys go from point to point, T shows a table.`}
              width={width}
              height={height}
              viewBox={`0 0 ${width} ${height}`}
              onKeyDown={points.onKeyDown}
            >
              <defs>
                <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                  <rect className="ch-hatch-ground" width="5" height="5" />
                  <rect className="ch-hatch-line" width="2" height="5" />
                </pattern>
              </defs>
              {draw({ width, height, points, hatch: `url(#${id}-hatch)` })}
            </svg>
            <p className="chart-reading" aria-hidden="true">
              {points.active === null ? legend : says[points.active]}
            </p>
          </>
        )}
      </div>
    </figure>
  )
}

function NumbersTable({ title, head, rows }: Numbers & { readonly title: string }) {
  const [first, ...others] = head
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="chart-numbers scroll" tabIndex={0} aria-label={`${title}, as a table`}>
      <table className="led">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className="num">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={others[i]} className="num">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
