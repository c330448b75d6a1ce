import { useQuery } from '@tanstack/react-query'
import { Levels } from '../../games/citadel/map/levels.tsx'
import { citadelView } from '../../games/citadel/table/view.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

interface RouteMapProps {
  readonly session: string
  /** After which input; null for the end. */
  readonly to: number | null
  readonly caption: string
  /** Back to the end, where another moment is shown. */
  readonly onEnd: (() => void) | null
}

/** The maze as it was known at a moment of the raid, with the way the party had gone. Nothing can be chosen there. */
export function RouteMap({ session, to, caption, onEnd }: RouteMapProps) {
  const client = useClient()
  const replay = useQuery(queries.replay(client, session, to))
  const view = replay.data && citadelView(replay.data)
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
      {view && <Levels view={view} decision={null} picked={[]} onPick={nothing} onConfirm={nothing} asRoute />}
    </section>
  )
}

function nothing(): void {}
