import { useQuery } from '@tanstack/react-query'
import type { GameRecord, SessionRow } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { useCampaigns } from '../../host/hall.ts'
import { type LastPlayed, lastPlayed, withoutWhatIfs } from '../../host/last-played.ts'
import { queries } from '../../host/queries.ts'
import { parse } from '../../navigation.ts'

/** A page that was loaded anywhere but at the front door is a reload: its user knows where that was. */
let isAnswered = !isFrontDoor(location.hash)

function isFrontDoor(hash: string): boolean {
  const place = parse(hash)
  return place.kind === 'hall' && place.campaign === null && place.game === undefined
}

// Someone who has been anywhere else finds the hall when he comes back; only a look at the last turn leads back to the cover.
window.addEventListener('hashchange', () => {
  if (!isFrontDoor(location.hash) && parse(location.hash).kind !== 'replay') isAnswered = true
})

/** The cover has done its work until the app is started again. */
export function leaveCover(): void {
  isAnswered = true
}

/** As if the app had just been started. */
export function forgetStart(): void {
  isAnswered = false
}

interface ComingBack {
  readonly isPending: boolean
  /** What was played last; null once the user has gone on from the cover, and where nothing was ever begun. */
  readonly last: LastPlayed | null
  /** The open games, the newest first, without what-ifs. */
  readonly open: readonly SessionRow[]
  /** The finished games outside campaigns, the newest first. */
  readonly finished: readonly GameRecord[]
}

/** Each start of the app after the first opens on the cover, which offers what was played last. */
export function useComingBack(): ComingBack {
  const client = useClient()
  const enabled = !isAnswered
  const open = useQuery({ ...queries.open(client), enabled })
  const finished = useQuery({ ...queries.finished(client), enabled })
  const campaigns = useCampaigns()
  const isPending = enabled && [open, finished, campaigns].some((query) => query.isPending)
  const last = enabled && !isPending ? lastPlayed(open.data ?? [], finished.data ?? [], campaigns.data ?? []) : null
  return {
    isPending,
    last,
    open: withoutWhatIfs(open.data ?? []).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    finished: (finished.data ?? []).toSorted((a, b) => b.endedAt.localeCompare(a.endedAt)),
  }
}
