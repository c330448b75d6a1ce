import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useClient } from '../../../host/client.tsx'
import { abilitiesIn } from '../record/home-record.ts'
import type { Abilities } from '../record/record.tsx'

export type AbilitiesById = ReadonlyMap<string, Abilities>

/** Where the window is wide enough for it, what everybody of the roster can do; null where it is not. Empty until it is read. */
export function useAbilities(campaign: string | null): AbilitiesById | null {
  const client = useClient()
  const isWide = useSyncExternalStore(onWide, () => WIDE.matches)
  const sheets = useQuery({
    queryKey: ['sheets', campaign],
    queryFn: async () => {
      const all = campaign === null ? [] : await client.call('character.sheets', { campaign })
      return new Map(all.map(({ id, sheet }) => [id, abilitiesIn(sheet)]))
    },
    enabled: isWide && campaign !== null,
  })
  return isWide ? (sheets.data ?? NONE) : null
}

const NONE: AbilitiesById = new Map()

/** As the styles have it (`hall.css`). */
export const WIDE = matchMedia('(min-width: 1680px)')

function onWide(listener: () => void): () => void {
  WIDE.addEventListener('change', listener)
  return () => WIDE.removeEventListener('change', listener)
}
