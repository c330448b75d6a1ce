import type { Replay } from '../../../engine/kernel/types.ts'
import { Levels } from './map/levels.tsx'
import { citadelView } from './table/view.ts'

/** The maze as known at that moment, with the way walked. Nothing can be chosen there. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = citadelView(replay)
  return view && <Levels view={view} decision={null} picked={[]} onPick={nothing} onConfirm={nothing} asRoute />
}

function nothing(): void {}
