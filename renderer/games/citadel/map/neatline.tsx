import { Fragment } from 'react'
import type { Bounds } from '../../../board/cell.ts'
import { Unspoken } from '../../../board/unspoken.tsx'

/** How far the frame and its strokes lie outside of the board, in units of the board. */
export const NEATLINE = 24

/** The double frame: scale bars alternating by tile, and the scribed squares. Letters and numbers are on the rulers. */
export function Neatline({ bounds: { left, top, columns, rows } }: { readonly bounds: Bounds }) {
  const x0 = left * 100
  const y0 = top * 100
  const x1 = x0 + columns * 100
  const y1 = y0 + rows * 100
  const across = Array.from({ length: columns }, (_, i) => left + i)
  const down = Array.from({ length: rows }, (_, i) => top + i)
  return (
    <Unspoken>
      <path
        className="scribe"
        d={
          [...across, left + columns].map((x) => `M${x * 100} ${y0 - 14}V${y1 + 14}`).join('') +
          [...down, top + rows].map((y) => `M${x0 - 14} ${y * 100}H${x1 + 14}`).join('')
        }
      />
      <rect className="neat" x={x0 - 22} y={y0 - 22} width={x1 - x0 + 44} height={y1 - y0 + 44} />
      <rect className="neat" x={x0 - 16} y={y0 - 16} width={x1 - x0 + 32} height={y1 - y0 + 32} />
      {across.map((x, i) => (
        <Fragment key={x}>
          {i % 2 === 0 && (
            <>
              <rect className="neat-b" x={x * 100} y={y0 - 16} width="100" height="4" />
              <rect className="neat-b" x={x * 100} y={y1 + 12} width="100" height="4" />
            </>
          )}
        </Fragment>
      ))}
      {down.map((y, i) => (
        <Fragment key={y}>
          {i % 2 === 0 && (
            <>
              <rect className="neat-b" x={x0 - 16} y={y * 100} width="4" height="100" />
              <rect className="neat-b" x={x1 + 12} y={y * 100} width="4" height="100" />
            </>
          )}
        </Fragment>
      ))}
    </Unspoken>
  )
}
