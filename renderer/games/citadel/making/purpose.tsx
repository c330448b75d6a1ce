import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PURPOSE_NAMES, PURPOSES, type Purpose } from '../../../../engine/citadel/open/purposes.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'
import { Refused } from '../../../dialog/refused.tsx'
import { useClient } from '../../../host/client.tsx'
import { askAgain } from '../../../host/queries.ts'

interface PurposeChoiceProps {
  readonly session: SessionView
  readonly view: CitadelView
  readonly decision: Decision
}

/** What the party comes for, at the gate: advice follows it from now on; the spells stay, since the sun is known (ruling on 4.1.D). */
export function PurposeChoice({ session, view: { purpose: now = 'home' }, decision }: PurposeChoiceProps) {
  const client = useClient()
  const cache = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (id: string) =>
      client.call('game.choose', { session: session.session, revision: session.revision, decision: decision.id, pick: [id] }),
    onSettled: () => askAgain(cache, ['session', 'log'], session.session),
  })
  const offered = (purpose: Purpose) => decision.options?.find(({ id }) => id === `purpose:${purpose}`)
  if (PURPOSES.every((purpose) => offered(purpose) === undefined)) return null
  return (
    <>
      <fieldset className="seg" aria-label="They come to">
        <span aria-hidden="true">They come to</span>
        {PURPOSES.map((purpose) => (
          <button
            key={purpose}
            type="button"
            aria-pressed={purpose === now}
            disabled={isPending}
            title={offered(purpose)?.detail}
            onClick={() => offered(purpose) && mutate(`purpose:${purpose}`)}
          >
            {PURPOSE_NAMES[purpose]}
          </button>
        ))}
      </fieldset>
      {isSuccess && <p className="muted">Hints follow this from now on. The spells stay as they are: the sun has risen.</p>}
      <Refused error={error} />
    </>
  )
}
