import { useQuery } from '@tanstack/react-query'
import type { Hint } from '../../electron/contract/index.ts'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { EventPage } from '../event-page.ts'
import { useFetched } from '../fetched.ts'
import type { GamePage } from '../game-page.ts'
import { useEventPage } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { chronicleOf } from '../host/session.ts'
import type { RecallPage } from '../recall-page.ts'

/** A game that someone comes back to. */
export interface Recalled {
  readonly session: SessionView
  readonly log: readonly LogEntry[]
  /** Null where there is no question, or no hint. */
  readonly hint: Hint | null
  readonly page: RecallPage & Required<Pick<RecallPage, 'where'>>
  readonly events: EventPage
}

/** Everything that the four lines are told from; null until it is there. */
export function useRecall(id: string, game: GamePage): Recalled | null {
  const client = useClient()
  const session = useQuery(queries.session(client, id)).data
  const log = useQuery({ ...queries.log(client, id, chronicleOf(session)), enabled: session !== undefined }).data
  const hint = useQuery({ ...queries.hint(client, id, session?.revision ?? 0), enabled: session?.decision != null })
  const own = useFetched(game.recall ?? null) ?? (game.recall ? null : {})
  const events = useEventPage(game.id)
  if (!session || !log || !own || !events || hint.isLoading) return null
  return { session, log, hint: hint.data ?? null, page: { where: standsAt(game), ...own }, events }
}

function standsAt({ standing }: GamePage) {
  return (session: SessionView): string => {
    const { when, rows } = standing(session)
    return [when, ...rows.map(([label, text]) => `${label}: ${text}`)].join('. ')
  }
}
