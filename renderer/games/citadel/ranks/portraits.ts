import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState } from 'react'
import { facesOf } from '../../../../engine/citadel/open/names.ts'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { personPicture } from '../names.ts'

/** The pictures of the people of a raid, by id. */
export type Portraits = ReadonlyMap<string, string>

const NONE: Portraits = new Map()

export const PortraitsContext = createContext<Portraits>(NONE)

/** The faces of the party: those that the roster of its campaign has for them, and for everyone else one of his own. */
export function usePortraits({ campaign }: Pick<SessionView, 'campaign'>, party: readonly CharacterView[]): Portraits {
  const client = useClient()
  const { data } = useQuery({ ...queries.roster(client, campaign ?? null), enabled: campaign !== undefined })
  const [stable, setStable] = useState(party)
  if (!isSameParty(stable, party)) setStable(party)
  return useMemo(() => {
    const kept = data?.map((row) => [row.slug, row.portrait ?? personPicture({ ...row, id: row.slug })] as const)
    return facesOf(stable, new Map(kept))
  }, [data, stable])
}

/** The one picture of someone, the same on every screen. */
export function usePicture(): (who: Pick<CharacterView, 'id' | 'race' | 'kind'>) => string {
  const chosen = useContext(PortraitsContext)
  return (who) => chosen.get(who.id) ?? personPicture(who)
}

/** A view comes again with each answer; its people seldom change. */
function isSameParty(before: readonly CharacterView[], now: readonly CharacterView[]): boolean {
  return before.length === now.length && before.every(({ id }, i) => id === now[i]?.id)
}
