import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionRow } from '../../../electron/contract/index.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

/** So long away, and one may ask where one was. */
const LONG = 24 * 3600 * 1000

let isAnswered = false

interface Away {
  readonly isPending: boolean
  /** The open games, newest first, after a day or more without any play; null otherwise, and once the return was answered. */
  readonly open: readonly SessionRow[] | null
  readonly answer: () => void
}

/** Coming back after days, once after each start. What-ifs are nothing to come back to. */
export function useAway(): Away {
  const client = useClient()
  const [wasAnswered, setAnswered] = useState(isAnswered)
  const open = useQuery({ ...queries.open(client), enabled: !wasAnswered })
  const rows = (open.data ?? []).filter(({ branchOf }) => !branchOf).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  const isLong = rows[0] !== undefined && Date.now() - Date.parse(rows[0].updatedAt) >= LONG
  return {
    isPending: !wasAnswered && open.isPending,
    open: !wasAnswered && isLong ? rows : null,
    answer: () => {
      isAnswered = true
      setAnswered(true)
    },
  }
}
