import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { Line } from '../chronicle/chronicle.tsx'
import { Exhibit } from './exhibit.tsx'

/** Everything that can happen, as the chronicle tells it. */
export function EventsPage({ moments: { events } }: { readonly moments: Moments }) {
  return (
    <div className="gallery-lines">
      {Object.entries(events).map(([type, entry]) => (
        <Exhibit key={type} name={type}>
          <Lines entries={[entry]} />
        </Exhibit>
      ))}
    </div>
  )
}

/** Lines that belong together, as the game groups them. */
export function PassagesPage({ moments: { passages } }: { readonly moments: Moments }) {
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
  return (
    <ol className="log">
      {entries.map((entry) => (
        <Line key={entry.n} session="fixture" entry={entry} turn={null} isNew isLast={false} />
      ))}
    </ol>
  )
}
