import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Campaign, type CharacterRow, type Output, recentCampaigns } from '../../electron/contract/index.ts'
import { useGamePages } from '../game-pages.ts'
import { useClient } from './client.tsx'
import { askAgain, queries } from './queries.ts'

/** A session in the list of the host. */
export type HallGame = Output<'game.list'>[number]

/** What the hall shows about one campaign, with the quick games that belong to none. */
export interface Hall {
  readonly campaigns: readonly Campaign[]
  readonly campaign: Campaign | null
  readonly roster: readonly CharacterRow[]
  /** Of the campaign, the newest first. */
  readonly raids: readonly HallGame[]
  /** Open sessions outside campaigns, newest first, of games that have campaigns; the others are on the shelf. */
  readonly quick: readonly HallGame[]
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/**
 * @param wanted the campaign requested; if there is none, the unarchived one played or begun last
 * @param game only campaigns of this game; null for any
 */
export function useHall(wanted: string | null, game: string | null): Hall {
  const client = useClient()
  const cache = useQueryClient()
  const campaigns = useCampaigns()
  const pages = useGamePages()
  const known = (campaigns.data ?? NO_CAMPAIGNS).filter((each) => game === null || each.game === game)
  const campaign = known.find(({ id }) => id === wanted) ?? recentCampaigns(known)[0] ?? null
  const id = campaign?.id ?? null
  const roster = useQuery({ ...queries.roster(client, id), enabled: campaigns.isSuccess })
  const raids = useQuery({ ...queries.gamesPlayed(client, id), enabled: campaigns.isSuccess })
  const open = useQuery(queries.open(client))

  useEffect(() => {
    const again = () => askAgain(cache, ['campaigns', 'roster', 'sheets', 'raids', 'character'])
    // Games played since the last visit have changed the hall.
    again()
    const quiet = [client.on('campaign.changed', again), client.on('session.changed', again)]
    return () => {
      for (const stop of quiet) stop()
    }
  }, [client, cache])

  return {
    campaigns: campaigns.data ?? [],
    campaign,
    roster: roster.data ?? NOBODY,
    raids: useMemo(() => newestFirst(raids.data ?? []), [raids.data]),
    quick: newestFirst(
      (open.data ?? []).filter(
        ({ campaign: of, game }) => of === null && pages.some(({ id, campaign: has }) => id === game && has !== undefined),
      ),
    ),
    loading: campaigns.isPending || (id !== null && (roster.isPending || raids.isPending)),
    error: campaigns.error ?? roster.error ?? raids.error ?? open.error,
    retry: () => void cache.invalidateQueries(),
  }
}

const NOBODY: readonly CharacterRow[] = []
const NO_CAMPAIGNS: readonly Campaign[] = []

/** Every campaign, in order of creation. */
export function useCampaigns(): UseQueryResult<readonly Campaign[]> {
  const client = useClient()
  return useQuery(queries.campaigns(client))
}

function newestFirst(raids: readonly HallGame[]): readonly HallGame[] {
  return raids.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
