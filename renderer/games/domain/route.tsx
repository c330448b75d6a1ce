import type { Replay } from '../../../engine/kernel/types.ts'
import { Labyrinth } from './board/labyrinth.tsx'
import { domainView } from './table/view.ts'
import './style/table.css'

/** The labyrinth at a moment of a story, with the ways of everybody so far. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = domainView(replay)
  if (!view) return null
  return (
    <Labyrinth view={view} own={null} decision={null} picked={NONE} events={NO_EVENTS} told={null} onPick={nothing} onConfirm={nothing} />
  )
}

const NONE: readonly string[] = []
const NO_EVENTS: readonly never[] = []

function nothing(): void {}
