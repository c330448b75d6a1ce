import type { TollView } from '../../../../engine/toll/view-types.ts'
import type { WhereProps } from '../../../game-page.ts'
import { tollView } from './view.ts'

/** Where the game stands, for the bar. */
export function Where({ session }: WhereProps) {
  const view = tollView(session)
  if (!view) return null
  if (view.end !== null) return <b>The gate is open</b>
  return (
    <span>
      Round <b>{view.round}</b> of {view.rounds}
    </span>
  )
}

/** `round 2`. The game counts on by one when the last round is over. */
export function roundOf({ round, rounds }: TollView): string {
  return `round ${Math.min(round, rounds)}`
}
