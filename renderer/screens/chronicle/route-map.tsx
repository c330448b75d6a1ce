import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import type { TalePage } from '../../tale-page.ts'

interface RouteMapProps {
  readonly Route: NonNullable<TalePage['Route']>
  readonly session: string
  /** The number of the input; null for the end. */
  readonly to: number | null
  readonly caption: string
  /** Back to the end, if another moment is shown. */
  readonly onEnd: (() => void) | null
}

/** The board at a moment of the game, with the way so far. */
export function RouteMap({ Route, session, to, caption, onEnd }: RouteMapProps) {
  const client = useClient()
  const replay = useQuery(queries.replay(client, session, to))
  return (
    <section className="route-map" aria-label="The way">
      <div className="head">
        <h2>The way</h2>
        <span className="aside" role="status">
          {caption}
        </span>
        {onEnd && (
          <button type="button" className="btn btn--quiet noprint" onClick={onEnd}>
            To the end
          </button>
        )}
      </div>
      {replay.error && (
        <p className="muted" role="alert">
          The map cannot be shown: {replay.error.message}
        </p>
      )}
      {/* Its code is fetched late: meanwhile the story stays in sight. */}
      <Suspense>{replay.data && <Route replay={replay.data} />}</Suspense>
    </section>
  )
}
