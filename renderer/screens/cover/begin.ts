import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CoverPage } from '../../game-page.ts'
import { useClient } from '../../host/client.tsx'
import { go } from '../../navigation.ts'
import { leaveCover } from './coming-back.ts'

interface Begin {
  /** Begins the ready game of a cover. */
  readonly ready: (cover: CoverPage) => void
  /** Begins a game without options. */
  readonly start: (game: string) => void
  readonly busy: boolean
  readonly error: Error | null
}

/** Begins a game from the cover and goes to its table. */
export function useBegin(): Begin {
  const client = useClient()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (begin: () => Promise<string>) => begin(),
    onSuccess: (session) => {
      leaveCover()
      go({ kind: 'table', session })
      return cache.invalidateQueries()
    },
  })
  return {
    ready: (cover) => mutate(() => cover.begin(client)),
    start: (game) => mutate(async () => (await client.call('game.start', { game })).session),
    busy: isPending,
    error,
  }
}
