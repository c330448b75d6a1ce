import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Output } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

export type Sheets = ReadonlyMap<string, Json>

/**
 * The sheets of a whole roster by character, if the window is wide enough for their columns; null if it is not. Empty until they arrive.
 *
 * @param wanted whether the game has such columns
 */
export function useSheets(campaign: string, wanted: boolean): Sheets | null {
  const isWide = useSyncExternalStore(onWide, () => WIDE.matches) && wanted
  const sheets = useSheetsOf(campaign, isWide)
  return isWide ? sheets : null
}

/** The same whatever the window; empty until they arrive, and while they are not wanted. */
export function useSheetsOf(campaign: string, wanted: boolean): Sheets {
  const client = useClient()
  const sheets = useQuery({ ...queries.sheets(client, campaign), select: byCharacter, enabled: wanted })
  return sheets.data ?? NONE
}

function byCharacter(sheets: Output<'character.sheets'>): Sheets {
  return new Map(sheets.map(({ id, sheet }) => [id, sheet]))
}

const NONE: Sheets = new Map()

/** As in the style sheet (`hall.css`). */
export const WIDE = matchMedia('(min-width: 1680px)')

function onWide(listener: () => void): () => void {
  WIDE.addEventListener('change', listener)
  return () => WIDE.removeEventListener('change', listener)
}
