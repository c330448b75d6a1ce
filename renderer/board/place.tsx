import { memo } from 'react'
import type { Cell } from './cell.ts'

interface PlaceProps extends Cell {
  readonly id: string
  readonly label: string
  /** Whether an option of the decision leads here; `far`: an errand does; `menu`: someone stands here. */
  readonly go: 'no' | 'yes' | 'chosen' | 'far' | 'menu'
  readonly isCursor: boolean
}

const PLACE_CLASS = { no: 'stop', yes: 'stop can-go', chosen: 'stop can-go is-chosen', far: 'stop is-far', menu: 'stop' } as const

/** A focusable place above everything drawn; the board listens for all of them. */
export const Place = memo(function Place({ id, x, y, label, go, isCursor }: PlaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no table cells
    <g role="gridcell">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressed only where the role is button */}
      <g
        data-stop={id}
        className={PLACE_CLASS[go]}
        transform={`translate(${x * 100} ${y * 100})`}
        role={go === 'no' ? 'img' : 'button'}
        aria-label={label}
        aria-pressed={go === 'no' || go === 'menu' ? undefined : go === 'chosen'}
        aria-haspopup={go === 'menu' ? 'menu' : undefined}
        tabIndex={isCursor ? 0 : -1}
      >
        <rect x="0" y="0" width="100" height="100" rx="3" />
      </g>
    </g>
  )
})
