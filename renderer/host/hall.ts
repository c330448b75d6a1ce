import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Campaign, CharacterRow, Output } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'

export type Raid = Output<'game.list'>[number]

/** What the hall shows of one campaign, with the quick raids that belong to none. */
export interface Hall {
  readonly campaigns: readonly Campaign[]
  readonly campaign: Campaign | null
  readonly roster: readonly CharacterRow[]
  /** Of the campaign, the newest first. */
  readonly raids: readonly Raid[]
  /** Open raids without a campaign, the newest first. */
  readonly quick: readonly Raid[]
  readonly loading: boolean
  readonly error: Error | null
  readonly retry: () => void
}

/** @param wanted the campaign asked for; the last one made where there is no such */
export function useHall(wanted: string | null): Hall {
  const client = useClient()
  const cache = useQueryClient()
  const campaigns = useQuery({ queryKey: ['campaigns'], queryFn: () => client.call('campaign.list') })
  const campaign = campaigns.data?.find(({ id }) => id === wanted) ?? campaigns.data?.at(-1) ?? null
  const id = campaign?.id ?? null
  const roster = useQuery({
    queryKey: ['roster', id],
    queryFn: () => (id === null ? [] : client.call('character.list', { campaign: id })),
    enabled: campaigns.isSuccess,
  })
  const raids = useQuery({ queryKey: ['raids'], queryFn: () => client.call('game.list') })

  useEffect(() => {
    const again = () => {
      for (const key of ['campaigns', 'roster', 'raids']) void cache.invalidateQueries({ queryKey: [key] })
    }
    // What was played since the hall was last seen changed it.
    again()
    const quiet = [client.on('campaign.changed', again), client.on('session.changed', again)]
    return () => {
      for (const stop of quiet) stop()
    }
  }, [client, cache])

  const newest = [...(raids.data ?? [])].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  return {
    campaigns: campaigns.data ?? [],
    campaign,
    roster: roster.data ?? [],
    raids: newest.filter((raid) => raid.campaign !== null && raid.campaign === id),
    quick: newest.filter((raid) => raid.campaign === null && raid.status === 'open'),
    loading: campaigns.isPending || raids.isPending || (id !== null && roster.isPending),
    error: campaigns.error ?? roster.error ?? raids.error,
    retry: () => void cache.invalidateQueries(),
  }
}
