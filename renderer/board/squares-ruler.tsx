import type { RefObject } from 'react'
import type { Viewport } from './viewport.ts'

interface SquaresRulerProps {
  readonly axis: 'across' | 'down'
  readonly count: number
  /** The row or column of the piece that moves. */
  readonly now: number | null
  /** What texts call a row or column. */
  readonly nameOf: (index: number) => string
  readonly viewport: Viewport
  /** What moves along with the board. */
  readonly along: RefObject<HTMLDivElement | null>
}

/** In a window that shows squares smaller than this, in pixels, only every second figure has room. */
const ROOM = { across: 26, down: 17 } as const

/** The names of rows and columns, always at the edge of the board: they are how every text names a square. */
export function SquaresRuler({ axis, count, now, nameOf, viewport: { sheet, scale }, along }: SquaresRulerProps) {
  const start = axis === 'across' ? sheet.left : sheet.top
  const every = scale * 100 < ROOM[axis] ? 2 : 1
  return (
    <div className={`sq-ruler is-${axis}`} aria-hidden="true">
      <div ref={along}>
        {Array.from({ length: count }, (_, i) => i)
          .filter((i) => i % every === 0 || i === now)
          .filter((i) => every === 1 || now === null || i === now || Math.abs(i - now) > 1)
          .map((i) => {
            const at = Math.round((i * 100 + 50 - start) * scale)
            return (
              <span key={i} className={i === now ? 'is-now' : undefined} style={axis === 'across' ? { left: at } : { top: at }}>
                {nameOf(i)}
              </span>
            )
          })}
      </div>
    </div>
  )
}
