import type { Replay } from '../../../engine/kernel/types.ts'
import { Arena } from './board/arena.tsx'
import { arenaView } from './table/view.ts'
import './style/table.css'

/** The arena at a moment of a story. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = arenaView(replay)
  if (!view) return null
  return <Arena view={view} own={null} decision={null} picked={NONE} events={NO_EVENTS} onPick={nothing} onConfirm={nothing} />
}

const NONE: readonly string[] = []
const NO_EVENTS: readonly never[] = []

function nothing(): void {}
