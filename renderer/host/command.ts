import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallName, Input, Output } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'

export interface Command<C extends CallName> {
  readonly run: (input: Input<C>) => void
  readonly busy: boolean
  readonly error: Error | null
  readonly forget: () => void
}

/** A call that changes something, with its state. Afterwards every cached answer is fetched again. */
export function useCommand<C extends CallName>(call: C, then?: (result: Output<C>) => void): Command<C> {
  const client = useClient()
  const cache = useQueryClient()
  const command = useMutation({
    mutationFn: (step: () => Promise<Output<C>>) => step(),
    onSuccess: async (result) => {
      await cache.invalidateQueries()
      then?.(result)
    },
  })
  // The type of the rest arguments cannot be inferred for a generic C.
  const ask = client.call as unknown as (name: C, input: Input<C>) => Promise<Output<C>>
  return {
    run: (input) => command.mutate(() => ask(call, input)),
    busy: command.isPending,
    error: command.error,
    forget: command.reset,
  }
}
