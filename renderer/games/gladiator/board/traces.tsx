import { memo } from 'react'
import { COLUMNS, type Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS } from '../events.ts'
import { middleOf } from './grid.ts'
import { presentIn } from './people.ts'

// What has just happened, on the sand: who went where, and who struck at whom.

interface TracesProps {
  readonly view: ArenaView
  readonly events: readonly LogEntry[]
}

/** The moves since the last choice as dotted ways, the blows as strokes; the latest is in front and stands out. */
export const Traces = memo(function Traces({ view, events }: TracesProps) {
  const traces = events.flatMap((event) => traceOf(event, view) ?? []).slice(-MOST)
  return traces.map(({ kind, side, points, key }, i) => {
    const d = `M${points.map((at) => `${middleOf(at).x} ${middleOf(at).y}`).join('L')}`
    const last = i === traces.length - 1 ? ' is-last' : ''
    return (
      <g key={key} className={`t-trace is-${kind} is-${side}${last}`}>
        <path className="t-case" d={d} />
        <path className="t-line" d={d} />
      </g>
    )
  })
})

/** More would hide the sand. */
const MOST = 6

interface Trace {
  readonly key: number
  readonly kind: 'moved' | 'struck' | 'missed'
  readonly side: ArenaView['side']
  readonly points: readonly Spot[]
}

function traceOf(entry: LogEntry, view: ArenaView): Trace | null {
  const event = EVENTS.read(entry)
  const present = (id: string | null) => presentIn(view).find((figure) => figure.id === id)
  if (event?.type === 'moved') {
    const who = present(event.figure)
    const points = [event.from, ...event.path].map(spotOfSquare)
    return who && points.length > 1 ? { key: entry.n, kind: 'moved', side: who.side, points } : null
  }
  if (event?.type !== 'attacked' && event?.type !== 'cast') return null
  const [by, whom] = [present(event.by), present(event.whom)]
  if (!by || !whom || by === whom) return null
  const isHit = event.type === 'cast' ? event.succeeds : event.times > 0
  return { key: entry.n, kind: isHit ? 'struck' : 'missed', side: by.side, points: [by.at, whom.at] }
}

/** Events number the squares row by row from the north-west. */
function spotOfSquare(square: number): Spot {
  return [Math.floor(square / COLUMNS), square % COLUMNS]
}
