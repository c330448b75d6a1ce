import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { StorageStatus } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'

/** How often is looked whether trouble is over, in milliseconds. */
const PATIENCE = 4000

/** Whether the campaigns can be used. While they cannot, it is asked again and again. */
export function useStorage(): UseQueryResult<StorageStatus> {
  const client = useClient()
  return useQuery({
    queryKey: STORAGE,
    queryFn: () => client.call('storage.status'),
    refetchInterval: ({ state }) => (state.data?.state === 'refused' ? PATIENCE : false),
  })
}

export const STORAGE = ['storage']
