import { useCallback, useEffect, useState } from 'react'
import { useClient } from './client.tsx'

/** A call that takes long: how far it has come, and how to stop it. */
export interface LongWork {
  /** The part that is done, from 0 to 1. */
  readonly share: number
  /** A new name for the call about to be made: its `work`. */
  readonly begin: () => string
  /** Stops it: the call is then refused, and nothing has changed. */
  readonly stop: () => void
}

let names = 0

export function useLongWork(): LongWork {
  const client = useClient()
  const [work, setWork] = useState<string | null>(null)
  const [share, setShare] = useState(0)
  useEffect(
    () =>
      client.on('work.progress', ({ work: of, done, total }) => {
        if (of === work) setShare(done / total)
      }),
    [client, work],
  )
  const begin = useCallback(() => {
    names += 1
    // The time at which this page was opened keeps it apart from others.
    const name = `page-${Math.round(performance.timeOrigin)}-${names}`
    setWork(name)
    setShare(0)
    return name
  }, [])
  const stop = useCallback(() => {
    // A call that has been answered meanwhile cannot be stopped, and need not be.
    if (work !== null) client.call('work.cancel', { work }).catch(() => {})
  }, [client, work])
  return { share, begin, stop }
}
