import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { personIcon } from '../names.ts'

/** The pictures that were chosen in the roster, by the ids that a raid calls its people by. */
export type Portraits = ReadonlyMap<string, string>

const NONE: Portraits = new Map()

export const PortraitsContext = createContext<Portraits>(NONE)

/** Those of the campaign that a raid belongs to. */
export function useChosenPortraits({ campaign }: Pick<SessionView, 'campaign'>): Portraits {
  const client = useClient()
  const { data } = useQuery({ ...queries.roster(client, campaign ?? null), enabled: campaign !== undefined })
  return useMemo(
    () => (data ? new Map(data.flatMap(({ slug, portrait }) => (portrait === null ? [] : [[slug, portrait] as const]))) : NONE),
    [data],
  )
}

/** The one picture of somebody, as on the roster: the one that was chosen, else that of race and kind. */
export function usePicture(): (who: Pick<CharacterView, 'id' | 'race' | 'kind'>) => string {
  const chosen = useContext(PortraitsContext)
  return (who) => chosen.get(who.id) ?? personIcon(who)
}
