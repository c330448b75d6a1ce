import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Errand, Limits } from '../../engine/kernel/errand-types.ts'
import type { Answer, Decision, SessionView } from '../../engine/kernel/types.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import type { Table } from '../host/session.ts'

/** The question with the errands among its options: they are pressed on the board or in the card, and confirmed as any other. */
export interface Asked {
  readonly decision: Decision | null
  readonly table: Table
  readonly errands: readonly Errand[]
  /** What the errand that is chosen was set to, where that is not as suggested. */
  readonly limits: Limits
  readonly onLimit: (id: string, value: Limits[string]) => void
}

const NONE: readonly Errand[] = []
const UNSET: Limits = {}

/**
 * The table whose question offers the errands too, for games that look at no errand in a card of its own (`useErrands`).
 *
 * @param withErrands the question with the errands where the game wants them; the same from call to call
 * @param isAsked whether errands are offered at that question at all
 */
export function useErrandsAmongOptions(
  table: Table,
  session: SessionView,
  withErrands: (decision: Decision, errands: readonly Errand[]) => Decision,
  isAsked: (decision: Decision) => boolean = () => true,
): Asked {
  const client = useClient()
  const { decision, revision } = session
  const [set, setLimits] = useState<{ readonly at: number; readonly limits: Limits }>({ at: -1, limits: {} })
  const limits = set.at === revision ? set.limits : UNSET
  const asked = decision !== null && isAsked(decision)
  const { data: errands = NONE } = useQuery({
    ...queries.errands(client, session.session, revision),
    enabled: asked && !table.busy && session.outcome === null,
  })
  const extended = useMemo(() => (asked ? withErrands(decision, errands) : decision), [asked, decision, errands, withErrands])
  const answer = (given: Answer) => {
    const errand = errands.find(({ id }) => given.pick?.includes(id))
    if (errand) table.send({ errand: errand.id, limits: limitsOf(errand, limits) })
    else table.answer(given)
  }
  const onLimit = (id: string, value: Limits[string]) => setLimits({ at: revision, limits: { ...limits, [id]: value } })
  return { decision: extended, table: { ...table, answer }, errands, limits, onLimit }
}

/** Every limit of an errand: as set, or as suggested. */
export function limitsOf({ limits = [] }: Errand, set: Limits): Limits {
  return Object.fromEntries(limits.map(({ id, suggested }) => [id, set[id] ?? suggested]))
}
