import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { Line } from '../chronicle/chronicle.tsx'
import { EVENT_TYPES } from '../games/citadel/event-looks.ts'
import { Exhibit } from './page.tsx'

/** Everything that can happen, as the chronicle says it. */
export function EventsPage({ moments: { events } }: { readonly moments: Moments }) {
  return (
    <div className="gallery-lines">
      {EVENT_TYPES.map((type) => (
        <Exhibit key={type} name={type}>
          <Lines entries={events[type] ? [events[type]] : []} />
        </Exhibit>
      ))}
    </div>
  )
}

/** What each feature can hold, as it is told (13.9). */
export function FeaturesPage({ moments: { passages } }: { readonly moments: Moments }) {
  return (
    <div className="gallery-lines">
      {Object.entries(passages)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([what, entries]) => (
          <Exhibit key={what} name={what}>
            <Lines entries={entries} />
          </Exhibit>
        ))}
    </div>
  )
}

function Lines({ entries }: { readonly entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p role="alert">This has not been seen in play.</p>
  return (
    <ol className="log">
      {entries.map((entry) => (
        <Line key={entry.n} session="fixture" entry={entry} turn={null} isNew isLast={false} />
      ))}
    </ol>
  )
}
