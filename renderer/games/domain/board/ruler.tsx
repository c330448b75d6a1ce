import type { RefObject } from 'react'
import type { Square } from '../../../../engine/domain/view-types.ts'
import type { Viewport } from '../../../board/viewport.ts'
import { placeOf } from './frame.ts'

interface RulerProps {
  readonly axis: 'across' | 'down'
  readonly count: number
  /** The square of whoever moves. */
  readonly now: Square | null
  readonly viewport: Viewport
  /** What moves along with the board. */
  readonly along: RefObject<HTMLDivElement | null>
}

/** In a window that shows squares smaller than this, in pixels, only every second figure has room. */
const ROOM = 26

/** Numbers across and letters down, always at the edge of the board: `M13` is how every text names a square. */
export function Ruler({ axis, count, now, viewport: { sheet, scale }, along }: RulerProps) {
  const start = axis === 'across' ? sheet.left : sheet.top
  const here = now === null ? null : axis === 'across' ? placeOf(now).column : placeOf(now).row
  const every = axis === 'across' && scale * 100 < ROOM ? 2 : 1
  return (
    <div className={`d-ruler is-${axis}`} aria-hidden="true">
      <div ref={along}>
        {Array.from({ length: count }, (_, i) => i)
          .filter((i) => i % every === 0 || i === here)
          .filter((i) => every === 1 || here === null || i === here || Math.abs(i - here) > 1)
          .map((i) => {
            const at = Math.round((i * 100 + 50 - start) * scale)
            return (
              <span key={i} className={i === here ? 'is-now' : undefined} style={axis === 'across' ? { left: at } : { top: at }}>
                {axis === 'across' ? i + 1 : String.fromCharCode(FIRST_ROW + i)}
              </span>
            )
          })}
      </div>
    </div>
  )
}

const FIRST_ROW = 'A'.charCodeAt(0)
