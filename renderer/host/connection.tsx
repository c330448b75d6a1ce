import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useClient } from './client.tsx'

/** Says so while the host cannot be reached or cannot write; when it is back, everything is asked anew. */
export function Connection({ children }: { readonly children: ReactNode }) {
  const client = useClient()
  const cache = useQueryClient()
  const [connected, setConnected] = useState(true)
  const [unwritten, setUnwritten] = useState<string | null>(null)
  useEffect(() => {
    const stops = [
      client.on('connection.changed', (changed) => {
        setConnected(changed.connected)
        if (changed.connected) void cache.invalidateQueries()
      }),
      client.on('storage.failed', ({ kind }) => setUnwritten(kind)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, cache])
  return (
    <>
      {!connected && <Lost />}
      {unwritten !== null && <Unwritten kind={unwritten} onClose={() => setUnwritten(null)} />}
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

const REASONS: Readonly<Record<string, string>> = {
  full: 'The disk is full. Make room, then try again.',
  'read-only': 'The campaign file may not be written to. Give back the right to write, then try again.',
  damaged: 'The campaign file is damaged, and nothing more is written to it.',
  locked: 'The campaign file is open in another program.',
}

/** The disk refused: what was answered before is safe, the last answer was not taken. */
function Unwritten({ kind, onClose }: { readonly kind: string; readonly onClose: () => void }) {
  return (
    <section className="lost" role="alert">
      <Icon name="x-quill" />
      <p>
        <strong>The last choice could not be written.</strong> {REASONS[kind] ?? 'The campaign file could not be written to.'} Everything
        answered before is safe.
      </p>
      <button type="button" className="btn" onClick={onClose}>
        Understood
      </button>
    </section>
  )
}
