import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Campaign, Character, CharacterRow, LedgerRow, Price } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'
import { askAgain, queries } from './queries.ts'

/** A member of a roster with everything that belongs to it: what can be bought, the ledger, the campaign and its members. */
export interface Sheet {
  readonly who: Character
  readonly campaign: Campaign
  readonly prices: readonly Price[]
  readonly ledger: readonly LedgerRow[]
  /** In the order of the campaign. */
  readonly roster: readonly CharacterRow[]
}

export type Asked<T> =
  | { readonly kind: 'there'; readonly value: T }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly error: Error; readonly retry: () => void }

export function useSheet(character: string): Asked<Sheet> {
  const client = useClient()
  const cache = useQueryClient()
  const who = useQuery(queries.character(client, character))
  const prices = useQuery(queries.prices(client, character))
  const ledger = useQuery(queries.ledger(client, character))
  const id = who.data?.campaign ?? ''
  const campaign = useQuery({ ...queries.campaign(client, id), enabled: id !== '' })
  const roster = useQuery({ ...queries.roster(client, id), enabled: id !== '' })

  // The character may buy something in another window, or find something in a game.
  const raid = who.data?.session ?? null
  useEffect(() => {
    const again = () => askAgain(cache, SHEET)
    const quiet = [
      client.on('campaign.changed', (changed) => changed.campaign === id && again()),
      client.on('session.changed', (changed) => changed.session === raid && again()),
    ]
    return () => {
      for (const stop of quiet) stop()
    }
  }, [client, cache, id, raid])

  if (who.data && prices.data && ledger.data && campaign.data && roster.data) {
    return {
      kind: 'there',
      value: { who: who.data, prices: prices.data, ledger: ledger.data, campaign: campaign.data, roster: roster.data },
    }
  }
  const error = who.error ?? prices.error ?? ledger.error ?? campaign.error ?? roster.error
  return error ? { kind: 'refused', error, retry: () => void cache.invalidateQueries() } : { kind: 'waiting' }
}

const SHEET = ['character', 'prices', 'ledger', 'campaign', 'roster'] as const
