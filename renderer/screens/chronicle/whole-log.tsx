import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { betweenCases, isLastOf, Line } from '../../chronicle/chronicle.tsx'
import { KeptLine, useKept } from '../../chronicle/kept.tsx'
import { turnsOf } from '../../chronicle/turns.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

/** Everything that happened, from the first line on, page by page. */
export function WholeLog({ session }: { readonly session: string }) {
  const client = useClient()
  const kept = useKept(session)
  const log = useInfiniteQuery(queries.pagedLog(client, session))
  if (log.error) return <p role="alert">The lines could not be loaded: {log.error.message}</p>
  if (!log.data) return <p className="muted">Loading every line.</p>
  const lines = turnsOf(log.data.pages.flatMap(({ events }) => events))
  const first = lines.findIndex(({ entry }) => entry.rule !== '')
  return (
    <>
      <ol className="log" onKeyDown={betweenCases}>
        {lines.map(({ entry, turn }, i) => (
          <Fragment key={entry.n}>
            <Line session={session} entry={entry} turn={turn} isNew isLast={i === first} />
            {kept
              .filter(({ input }) => isLastOf(input, entry, lines[i + 1]?.entry))
              .map((moment) => (
                <KeptLine key={moment.input} moment={moment} />
              ))}
          </Fragment>
        ))}
      </ol>
      {log.hasNextPage && (
        <button type="button" className="btn more-lines" disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Continue reading
        </button>
      )}
    </>
  )
}
