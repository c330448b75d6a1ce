import type { Side } from '../../../../engine/gladiator/tables/table-types.ts'
import { symbol } from '../../../icons/icon.tsx'

interface ChipProps {
  readonly side: Side
  readonly icon: string
}

const SHAPES = { west: 'M2 2h36v36H2z', east: 'M9 2h22l7 7v22l-7 7H9l-7-7V9z' } as const
const INNER = { west: 'M4.5 4.5h31v31h-31z', east: 'M10 4.5h20l5.500 5.500v20l-5.500 5.500H10L4.500 30V10z' } as const

/** A counter of the arena in small: West is square and pale, East has its corners cut and is dark. Words beside it say the same. */
export function Chip({ side, icon }: ChipProps) {
  return (
    <svg className={`g-chip g-chip--${side}`} viewBox="0 0 40 40" aria-hidden="true">
      <path className="g-chip-face" d={SHAPES[side]} />
      <path className="g-chip-rim" d={INNER[side]} />
      <use className="g-chip-icon" href={symbol(icon)} x="8" y="8" width="24" height="24" />
    </svg>
  )
}
