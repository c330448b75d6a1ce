import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../host/client.tsx'
import type { Hall } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'

/**
 * Whether nothing was ever begun: no campaign, no open game and no finished one. Asked only where there is no campaign. It stays so
 * until the screen is left, so that a game that is being begun does not turn the cover into its hall.
 */
export function useFirstEvening({ campaigns, loading }: Pick<Hall, 'campaigns' | 'loading'>): {
  readonly isPending: boolean
  readonly isFirst: boolean
} {
  const client = useClient()
  const [wasFirst, setFirst] = useState(false)
  const enabled = !loading && campaigns.length === 0
  const open = useQuery({ ...queries.open(client), enabled })
  const finished = useQuery({ ...queries.finished(client), enabled })
  const isFirst = enabled && open.data?.length === 0 && finished.data?.length === 0
  if (isFirst && !wasFirst) setFirst(true)
  return {
    isPending: !wasFirst && enabled && (open.isPending || finished.isPending),
    isFirst: isFirst || wasFirst,
  }
}
