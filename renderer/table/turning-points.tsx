import type { LogEntry } from '../../engine/kernel/types.ts'
import { addressOf } from '../navigation.ts'
import { Case } from '../rulebook/case.tsx'

/** A turn of the game that mattered, with the line of the chronicle that tells it. */
export interface TurningPoint {
  readonly turn: number
  readonly entry: LogEntry
}

interface TurningPointsProps {
  readonly session: string
  readonly points: readonly TurningPoint[]
}

/** Where a game turned, each with a way to look back at it. */
export function TurningPoints({ session, points }: TurningPointsProps) {
  if (points.length === 0) return null
  return (
    <section className="turning-points" aria-label="Turning points">
      <h3>Turning points</h3>
      <ul>
        {points.map(({ turn, entry }) => (
          <li key={entry.n}>
            <a className="num" href={addressOf({ kind: 'replay', session, input: entry.input ?? 0 })}>
              {turn}
            </a>
            <span>{entry.text}</span>
            <Case rule={entry.rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}
