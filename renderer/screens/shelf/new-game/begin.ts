import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Input } from '../../../../electron/contract/index.ts'
import { useClient } from '../../../host/client.tsx'
import { useLongWork } from '../../../host/long-work.ts'
import { go } from '../../../navigation.ts'

interface Start {
  readonly input: Input<'game.start'>
  /** Every seat is a bot's: the game is played out at once. */
  readonly watched: boolean
}

/** Begins the game and goes to it: to its table or, if it was played out, to its replay. */
export function useBegin() {
  const client = useClient()
  const cache = useQueryClient()
  const work = useLongWork()
  const begin = useMutation({
    mutationFn: async ({ input, watched }: Start) => {
      const { session } = await client.call('game.start', input)
      if (watched) await client.call('game.auto', { session, until: 'end', work: work.begin() })
      return session
    },
    onSuccess: (session, { watched }) => {
      go(watched ? { kind: 'replay', session, input: 0 } : { kind: 'table', session })
      return cache.invalidateQueries()
    },
  })
  return { begin, work }
}
