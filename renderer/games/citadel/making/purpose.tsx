import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PURPOSES, type Purpose } from '../../../../engine/citadel/open/purposes.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'
import { Refused } from '../../../dialog/refused.tsx'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { useClient } from '../../../host/client.tsx'
import { askAgain } from '../../../host/queries.ts'
import { isMaking } from './finish.ts'

const LABELS: Readonly<Record<Purpose, string>> = { home: 'To live', hellgate: 'The Hellgate' }

interface PurposeChoiceProps {
  readonly session: SessionView
  readonly view: CitadelView
  readonly decision: Decision
}

/** What the party comes for, before the gate. A change has the spells chosen anew, as the hint would. */
export function PurposeChoice({ session, view: { purpose: now = 'home' }, decision }: PurposeChoiceProps) {
  const client = useClient()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (id: string) => {
      const { revision } = session
      const begun = await client.call('game.choose', { session: session.session, revision, decision: decision.id, pick: [id] })
      return await answerAsHinted(client, begun, isMaking)
    },
    // Refused half-way, what was answered until then stands.
    onSettled: () => askAgain(cache, ['session', 'log'], session.session),
  })
  const offered = (purpose: Purpose) => decision.options?.find(({ id }) => id === `purpose:${purpose}`)
  if (PURPOSES.every((purpose) => offered(purpose) === undefined)) return null
  return (
    <>
      <fieldset className="seg" aria-label="They come for">
        <span aria-hidden="true">They come for</span>
        {PURPOSES.map((purpose) => (
          <button
            key={purpose}
            type="button"
            aria-pressed={purpose === now}
            disabled={isPending}
            title={offered(purpose)?.detail}
            onClick={() => offered(purpose) && mutate(`purpose:${purpose}`)}
          >
            {LABELS[purpose]}
          </button>
        ))}
      </fieldset>
      <Refused error={error} />
    </>
  )
}
