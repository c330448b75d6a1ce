import { type PointerEvent, useRef, useState } from 'react'
import { faceId } from '../../../../engine/gladiator/open/actions.ts'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import { FACINGS, type Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Chart } from '../../../board/chart.tsx'
import { middleOf, SCALE, SIDE, squareId, TURNED } from './grid.ts'
import type { SquareStop } from './stops.ts'

// A fighter's facing at the end of his move: pressed, by the arrow keys, or by the second press on his square, held and dragged.

const BY_KEY: Readonly<Record<string, Facing>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }

/** The way an arrow key looks; null for any other key. */
export function facingOfKey(key: string): Facing | null {
  return BY_KEY[key] ?? null
}

/** The facings that the question offers. */
export function facingsOf(decision: Decision | null): readonly Facing[] {
  if (decision?.topic !== 'face') return []
  return FACINGS.filter((facing) => decision.options?.some(({ id }) => id === faceId(facing)))
}

/** So far from the middle of the square, in squares, a drag says which way. */
const SAYS = 0.6

/** A press on the chosen square of a move, held and dragged: the way it has been dragged, and the handlers of the drawing. */
export function useDraggedFacing(chart: Chart<SquareStop>, chosen: Spot | null, onFace: (facing: Facing) => void) {
  const [dragged, setDragged] = useState<Facing | null>(null)
  const isDown = useRef(false)
  const aim = (event: PointerEvent<SVGSVGElement>): Facing | null => {
    if (chosen === null) return null
    const { sheet } = chart.viewport
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const perSquare = (width / (sheet.right - sheet.left)) * SIDE * SCALE
    const right = (event.clientX - left) / perSquare + sheet.left / 100 - chosen[1] - 0.5
    const down = (event.clientY - top) / perSquare + sheet.top / 100 - chosen[0] - 0.5
    if (Math.max(Math.abs(right), Math.abs(down)) < SAYS) return null
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'e' : 'w'
    return down > 0 ? 's' : 'n'
  }
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (event.button !== 0 || chosen === null || chart.stopAt(event)?.id !== squareId(chosen)) return
        // The board stays where it is.
        event.stopPropagation()
        isDown.current = true
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (!isDown.current) return
        const facing = aim(event)
        if (facing !== null) event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(facing)
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const facing = isDown.current ? aim(event) : null
        isDown.current = false
        setDragged(null)
        if (facing !== null) onFace(facing)
      },
      onPointerCancel: () => {
        isDown.current = false
        setDragged(null)
      },
    },
  }
}

/** Four wedges round him, to be pressed. */
export function Facings({
  at,
  facings,
  picked,
}: {
  readonly at: Spot
  readonly facings: readonly Facing[]
  readonly picked: readonly string[]
}) {
  const { x, y } = middleOf(at)
  return facings.map((facing) => {
    const isChosen = picked.includes(faceId(facing))
    return (
      <g
        key={facing}
        data-facing={facing}
        className={isChosen ? 'f-way is-chosen' : 'f-way'}
        transform={`translate(${x} ${y}) rotate(${TURNED[facing]})`}
      >
        {/* Pressed with room to spare, drawn so small that a fighter on that square shows. */}
        <rect className="f-hold" x="-16" y="-46" width="32" height="30" />
        <circle cy="-25" r="9.5" />
        <path d="M-6 -21H6L0 -30.5Z" />
      </g>
    )
  })
}
