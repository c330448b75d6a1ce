import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Refused } from '../../../dialog/refused.tsx'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { useClient } from '../../../host/client.tsx'
import { askAgain } from '../../../host/queries.ts'
import { isMaking } from './finish.ts'

interface FinishButtonProps {
  readonly session: SessionView
  readonly busy: boolean
}

/** Answers whatever is left of the making as the hint would, up to the march order. Each answer can be undone as ever. */
export function FinishButton({ session, busy }: FinishButtonProps) {
  const client = useClient()
  const cache = useQueryClient()
  const finish = useMutation({
    mutationFn: () => answerAsHinted(client, session, isMaking),
    // Refused half-way, what was answered until then stands.
    onSettled: () => askAgain(cache, ['session', 'log'], session.session),
  })
  return (
    <>
      <button type="button" className="btn" disabled={busy || finish.isPending} onClick={() => finish.mutate()}>
        Finish the rest for me
      </button>
      <Refused error={finish.error} />
    </>
  )
}
