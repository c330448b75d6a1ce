import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign } from '../../../../electron/contract/index.ts'
import { LONGEST_NAME } from '../../../../electron/contract/index.ts'
import type { Purpose } from '../../../../engine/citadel/open/purposes.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { refusedName, useLineProblem } from '../../../dialog/problem.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { Die } from '../../../dice/die.tsx'
import { ThrowName } from '../../../dice/throw-name.tsx'
import { answerAsHinted } from '../../../host/as-hinted.ts'
import { useClient } from '../../../host/client.tsx'
import { useCommand } from '../../../host/command.ts'
import { queries } from '../../../host/queries.ts'
import { isUntouched, startOver } from '../../../host/start-over.ts'
import { go } from '../../../navigation.ts'
import { CAMPAIGN_NAMES } from '../hall/campaign-names.ts'
import { isMaking } from './finish.ts'

interface RollAgainProps {
  readonly session: SessionView
  /** What the others come for, too. */
  readonly purpose: Purpose
}

/** What can still be changed about a party that is ready: its name, and while nothing else was begun, everyone in it. */
export function RollAgain({ session, purpose }: RollAgainProps) {
  const client = useClient()
  const campaigns = useQuery(queries.campaigns(client))
  const campaign = campaigns.data?.find(({ id }) => id === session.campaign)
  const isFree = session.campaign === undefined ? session.seats.length === 1 : campaign !== undefined && isUntouched(campaign)
  if (!isFree) return null
  return (
    <div className="ready-again">
      {campaign && <PartyName key={campaign.id} campaign={campaign} />}
      <Others session={session} purpose={purpose} />
    </div>
  )
}

function PartyName({ campaign: { id, name } }: { readonly campaign: Campaign }) {
  const rename = useCommand('campaign.rename')
  const [typed, type] = useState(name)
  const { field, why } = useLineProblem(typed, { most: LONGEST_NAME, refused: refusedName(rename.error) })
  const call = (wanted: string) => {
    const plain = wanted.trim()
    type(plain === '' ? name : plain)
    if (plain !== '' && plain.length <= LONGEST_NAME && plain !== name) rename.run({ campaign: id, name: plain })
  }
  return (
    <>
      <label>
        <span className="lab">Name of the party</span>
        <input
          className="field-in"
          {...field}
          value={typed}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={() => call(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') call(typed)
          }}
        />
      </label>
      <ThrowName names={CAMPAIGN_NAMES} now={typed} onName={call} />
      {why}
      <Refused error={refusedName(rename.error) === null ? rename.error : null} />
    </>
  )
}

/** Other people, drawn with another seed and made by the app or by the person. */
function Others({ session, purpose }: RollAgainProps) {
  const client = useClient()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (isReady: boolean) => {
      const begun = await startOver(client, session, { purpose })
      return isReady ? await answerAsHinted(client, begun, isMaking) : begun
    },
    onSuccess: (made) => {
      go({ kind: 'table', session: made.session })
      return cache.invalidateQueries()
    },
  })
  return (
    <>
      <button type="button" className="btn" disabled={isPending} onClick={() => mutate(true)}>
        <Die face={5} size="small" /> Roll again
      </button>
      <button type="button" className="btn" disabled={isPending} onClick={() => mutate(false)}>
        Make my own
      </button>
      <Refused error={error} />
    </>
  )
}
