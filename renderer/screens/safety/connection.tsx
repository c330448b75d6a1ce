import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { StorageStatus } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { askAgain, queries } from '../../host/queries.ts'
import { useStorage } from '../../host/storage.ts'
import { BackupStrip, StorageDialog, StorageScreen, StorageStrip } from './failure.tsx'
import { Returned, useReturned } from './returned.tsx'

/**
 * Reports that the host cannot be reached, the campaigns cannot be used or no backup can be made, without losing the place; once all is well again, everything is fetched again.
 */
export function Connection({ children }: { readonly children: ReactNode }) {
  const client = useClient()
  const cache = useQueryClient()
  const [connected, setConnected] = useState(true)
  const [isAside, setAside] = useState(false)
  const returned = useReturned()
  const storage = useStorage()
  const state = storage.data?.state
  const wasOpen = useRef(false)
  const before = useRef(state)
  useEffect(() => {
    const again = () => void cache.invalidateQueries()
    const stops = [
      client.on('connection.changed', (changed) => {
        setConnected(changed.connected)
        if (changed.connected) again()
      }),
      client.on('campaign.changed', again),
      client.on('storage.changed', again),
      client.on('backup.changed', () => askAgain(cache, ['storage', 'backups', 'check', 'copy'])),
      client.on('storage.failed', () => {
        setAside(false)
        askAgain(cache, ['storage'])
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, cache])
  useEffect(() => {
    if (before.current === 'refused' && state === 'open')
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== queries.storage(client).queryKey[0] })
    before.current = state
    if (state === 'open') wasOpen.current = true
  }, [state, client, cache])

  const retry = useMutation({
    mutationFn: () => client.call('storage.retry'),
    onSuccess: (status: StorageStatus) => cache.setQueryData(queries.storage(client).queryKey, status),
  })
  const trouble = storage.data?.state === 'refused' ? storage.data : null
  const unmade = storage.data?.state === 'open' ? storage.data.backups.failed : null
  const again = { onRetry: () => retry.mutate(), busy: retry.isPending, tried: retry.isSuccess || retry.isError }
  if (storage.isPending) return null
  if (trouble && !wasOpen.current) return <StorageScreen trouble={trouble} {...again} />
  return (
    <div className={!connected || returned.how !== null || (trouble && isAside) || unmade ? 'house is-troubled' : 'house'}>
      {!connected && <Lost />}
      {returned.how !== null && <Returned how={returned.how} onRead={returned.onRead} />}
      {trouble &&
        (isAside ? (
          <StorageStrip trouble={trouble} {...again} />
        ) : (
          <StorageDialog trouble={trouble} {...again} onAside={() => setAside(true)} />
        ))}
      {unmade && <BackupStrip why={unmade} />}
      {children}
    </div>
  )
}

/** A broken chain, drawn here: without the host no picture can be fetched. */
function Broken() {
  return (
    <svg className="i" viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
      <path d="M13 9l3-3a6.4 6.4 0 0 1 9 9l-3 3M19 23l-3 3a6.4 6.4 0 0 1-9-9l3-3M11 5L9.500 2M5 11L2 9.500M27 21l3 1.500M21 27l1.500 3" />
    </svg>
  )
}

function Lost() {
  return (
    <section className="lost" role="alert">
      <Broken />
      <p>
        <strong>Citadel is no longer running.</strong> Every answered choice is kept. Start it again with npm start and open the address
        that it prints; this page carries on by itself if only the connection was lost.
      </p>
    </section>
  )
}
