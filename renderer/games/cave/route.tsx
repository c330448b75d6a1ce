import type { Replay } from '../../../engine/kernel/types.ts'
import { Cavern } from './board/cavern.tsx'
import { caveView } from './table/view.ts'
import './style/table.css'

/** The cave at a moment of a story. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = caveView(replay)
  if (!view) return null
  return <Cavern view={view} own={null} decision={null} picked={NONE} events={NO_EVENTS} told={null} onPick={nothing} onConfirm={nothing} />
}

const NONE: readonly string[] = []
const NO_EVENTS: readonly never[] = []

function nothing(): void {}
