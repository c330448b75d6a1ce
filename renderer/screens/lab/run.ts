import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LabResult } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { askAgain, queries } from '../../host/queries.ts'

/** How often the figures are fetched while games are played, in milliseconds: each time everything is drawn again. */
const EVERY = 700

/** A run with what its games come to so far; null without one. */
export function useRun(job: string | null): UseQueryResult<LabResult | null> {
  const client = useClient()
  const cache = useQueryClient()
  useEffect(() => {
    if (job === null) return
    let waits: ReturnType<typeof setTimeout> | null = null
    const stop = client.on('lab.progress', (told) => {
      if (told.job !== job || waits !== null) return
      waits = setTimeout(() => {
        waits = null
        askAgain(cache, ['lab'], job)
      }, EVERY)
    })
    return () => {
      stop()
      if (waits !== null) clearTimeout(waits)
    }
  }, [client, cache, job])
  return useQuery(queries.lab(client, job))
}
