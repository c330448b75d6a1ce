import type { RefObject } from 'react'
import { columnName, rowName } from '../../../../engine/citadel/open/place-name.ts'
import type { Bounds } from '../../../board/cell.ts'
import type { Viewport } from '../../../board/viewport.ts'

interface RulerProps {
  readonly axis: 'across' | 'down'
  readonly bounds: Bounds
  readonly viewport: Viewport
  /** What moves along with the board. */
  readonly along: RefObject<HTMLDivElement | null>
}

/** Letters across or numbers down, always at the edge of a chart. "F4" is how every text names a place. */
export function Ruler({ axis, bounds: { left, top, columns, rows }, viewport: { sheet, scale }, along }: RulerProps) {
  const [from, count, start, name] = axis === 'across' ? [left, columns, sheet.left, columnName] : [top, rows, sheet.top, rowName]
  return (
    <div className={`ruler ruler--${axis}`} aria-hidden="true">
      <div ref={along}>
        {Array.from({ length: count }, (_, i) => from + i).map((n) => {
          const at = Math.round((n * 100 + 50 - start) * scale)
          return (
            <span key={n} style={axis === 'across' ? { left: at } : { top: at }}>
              {name(n)}
            </span>
          )
        })}
      </div>
    </div>
  )
}
