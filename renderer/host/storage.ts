import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { StorageStatus } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'
import { queries } from './queries.ts'

/** How often to check whether the trouble is over, in milliseconds. */
const PATIENCE = 4000

/** Whether the campaigns can be used. While they cannot, the query repeats. */
export function useStorage(): UseQueryResult<StorageStatus> {
  const client = useClient()
  return useQuery({
    ...queries.storage(client),
    refetchInterval: ({ state }) => (state.data?.state === 'refused' ? PATIENCE : false),
  })
}
