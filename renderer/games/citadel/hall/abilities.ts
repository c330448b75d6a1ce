import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Output } from '../../../../electron/contract/index.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { abilitiesIn } from '../record/home-record.ts'
import type { Abilities } from '../record/record.tsx'

export type AbilitiesById = ReadonlyMap<string, Abilities>

/** Where the window is wide enough for it, what everybody of the roster can do; null where it is not. Empty until it is read. */
export function useAbilities(campaign: string | null): AbilitiesById | null {
  const client = useClient()
  const isWide = useSyncExternalStore(onWide, () => WIDE.matches)
  const sheets = useQuery({
    ...queries.sheets(client, campaign),
    select: abilitiesById,
    enabled: isWide && campaign !== null,
  })
  return isWide ? (sheets.data ?? NONE) : null
}

function abilitiesById(sheets: Output<'character.sheets'>): AbilitiesById {
  return new Map(sheets.map(({ id, sheet }) => [id, abilitiesIn(sheet)]))
}

const NONE: AbilitiesById = new Map()

/** As the styles have it (`hall.css`). */
export const WIDE = matchMedia('(min-width: 1680px)')

function onWide(listener: () => void): () => void {
  WIDE.addEventListener('change', listener)
  return () => WIDE.removeEventListener('change', listener)
}
