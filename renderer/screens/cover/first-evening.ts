import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../host/client.tsx'
import type { Hall } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'

/** Whether nothing was ever begun: no campaign, no open game and no finished one. Asked only where there is no campaign. */
export function useFirstEvening({ campaigns, loading }: Pick<Hall, 'campaigns' | 'loading'>): {
  readonly isPending: boolean
  readonly isFirst: boolean
} {
  const client = useClient()
  const enabled = !loading && campaigns.length === 0
  const open = useQuery({ ...queries.open(client), enabled })
  const finished = useQuery({ ...queries.finished(client), enabled })
  return {
    isPending: enabled && (open.isPending || finished.isPending),
    isFirst: enabled && open.data?.length === 0 && finished.data?.length === 0,
  }
}
