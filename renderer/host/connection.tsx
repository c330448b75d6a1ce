import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useClient } from './client.tsx'

/** Says so while the host cannot be reached; when it is back, everything is asked anew. */
export function Connection({ children }: { readonly children: ReactNode }) {
  const client = useClient()
  const cache = useQueryClient()
  const [connected, setConnected] = useState(true)
  useEffect(
    () =>
      client.on('connection.changed', (changed) => {
        setConnected(changed.connected)
        if (changed.connected) void cache.invalidateQueries()
      }),
    [client, cache],
  )
  return (
    <>
      {!connected && <Lost />}
      {children}
    </>
  )
}

function Lost() {
  return (
    <section className="lost" role="alert">
      <Icon name="x-broken" />
      <p>
        <strong>Citadel is not running any more.</strong> Every answered choice is kept. Start it again with npm start and open the address
        that it prints; this page goes on by itself if it was only the connection.
      </p>
    </section>
  )
}
