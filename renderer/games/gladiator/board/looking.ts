import { type RefObject, useRef, useState } from 'react'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Box, Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { closeUp, usualHold, WHOLE } from './camera.ts'

/** What the arena is looked at: shared by the board and the whole arena in small. */
export interface Looking {
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  readonly toFight: () => void
  readonly toWhole: () => void
  readonly board: RefObject<ChartHandle | null>
  /** What is in sight, in board units; null before it is known, or where nothing but a list is shown. */
  readonly seen: Box | null
  readonly onSeen: (seen: Box | null) => void
  /** Looks at a square from as near as now, at least as near as a fight is looked at. */
  readonly lookAt: (at: Spot) => void
}

/** As it is usual until something is chosen: see `usualHold`. */
export function useLooking(view: ArenaView | null): Looking {
  const [chosen, setChosen] = useState<Hold | null>(null)
  const [usual, setUsual] = useState<'whole' | 'party'>('whole')
  const [seen, setSeen] = useState<Box | null>(null)
  const board = useRef<ChartHandle>(null)
  const next = view === null ? usual : usualHold(view, usual)
  if (next !== usual) setUsual(next)
  const hold = chosen ?? (next === 'party' ? closeUp() : WHOLE)
  return {
    hold,
    onHold: (to) => setChosen(to.kind === 'party' && to.scale === null ? closeUp() : to),
    toFight: () => setChosen(closeUp()),
    toWhole: () => setChosen(WHOLE),
    board,
    seen,
    onSeen: setSeen,
    lookAt: ([row, column]) => {
      const { scale } = closeUp()
      setChosen({ kind: 'free', camera: { x: column * 100 + 50, y: row * 100 + 50, scale } })
    },
  }
}
