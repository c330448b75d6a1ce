import { SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'

const PHASES = { incentive: 'incentive', move: 'movement', action: 'actions', end: 'the end of the turn' } as const

/** The turn, its phase, and which side moved first. */
export function Where({ view: { phase, turn, first } }: { readonly view: ArenaView }) {
  if (phase === 'muster') return <b>The muster</b>
  if (phase === 'over') return <b>The fight is over</b>
  return (
    <>
      <span>
        Turn <b>{turn}</b>
      </span>
      <span>{PHASES[phase]}</span>
      {first && <span className="hide-s">{SIDE_NAMES[first]} moves first</span>}
    </>
  )
}
