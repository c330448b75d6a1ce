import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Errand, Limits } from '../../engine/kernel/errand-types.ts'
import type { Answer, Decision, SessionView } from '../../engine/kernel/types.ts'
import { capital } from '../../engine/kernel/words.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import type { SessionTable } from '../host/session.ts'
import { withErrands as errandsAround } from './as-option.ts'
import { limitsAtOnce, sendAtOnce, useAtOnce } from './at-once.ts'

/** The question with the errands among its options: they are pressed on the board or in the card, and confirmed as any other. */
export interface Asked {
  readonly offered: readonly Errand[]
  /** Sends one; at most so many answers. */
  readonly onOpen: (id: string, most?: number) => void
  /** Whether one press sends it, with the limits it was last given. */
  readonly atOnce: (errand: Errand) => boolean
  readonly decision: Decision | null
  readonly table: SessionTable
  /** Every limit of an errand: as set here, as it is sent at once, or as suggested. */
  readonly limitsOf: (errand: Errand) => Limits
  readonly onLimit: (id: string, value: Limits[string]) => void
  /** Whether an errand of its kind is to be sent at once, with these limits. */
  readonly onAtOnce: (errand: Errand, on: boolean) => void
}

const NONE: readonly Errand[] = []
const UNSET: Limits = {}

/**
 * The table whose question offers the errands too.
 *
 * @param withErrands the question with the errands where the game wants them; the same from call to call. Left out, around its options
 * @param isAsked whether errands are offered at that question at all
 */
export function useErrandsAmongOptions(
  table: SessionTable,
  session: SessionView,
  withErrands: (decision: Decision, errands: readonly Errand[]) => Decision = errandsAround,
  isAsked: (decision: Decision) => boolean = () => true,
): Asked {
  const client = useClient()
  const { decision, revision, game } = session
  const kinds = useAtOnce(game)
  const [set, setLimits] = useState<{ readonly at: number; readonly limits: Limits }>({ at: -1, limits: {} })
  const limits = set.at === revision ? set.limits : UNSET
  const asked = decision !== null && isAsked(decision)
  const { data: offered = NONE } = useQuery({
    ...queries.errands(client, session.session, revision),
    enabled: asked && !table.busy && session.outcome === null,
  })
  const extended = useMemo(() => (asked ? withErrands(decision, offered) : decision), [asked, decision, offered, withErrands])
  const limitsOf = (errand: Errand): Limits => {
    const before = limitsAtOnce(errand, kinds)
    return Object.fromEntries((errand.limits ?? []).map(({ id, suggested }) => [id, limits[id] ?? before?.[id] ?? suggested]))
  }
  // What leads to a place is named by its kind: the next is another place.
  const keep = (errand: Errand, kept: Limits) =>
    sendAtOnce(game, errand.kind, { label: errand.at ? capital(errand.kind) : errand.label, limits: kept })
  const atOnce = (errand: Errand) => limitsAtOnce(errand, kinds) !== null
  const send = (errand: Errand, most?: number) => {
    if (atOnce(errand)) keep(errand, limitsOf(errand))
    table.send({ errand: errand.id, limits: limitsOf(errand) }, most)
  }
  const find = (id: string) => offered.find((errand) => errand.id === id)
  const answer = (given: Answer) => {
    const errand = find(given.pick?.find((id) => find(id)) ?? '')
    if (errand) send(errand)
    else table.answer(given)
  }
  return {
    decision: extended,
    table: { ...table, answer },
    offered,
    limitsOf,
    onLimit: (id, value) => setLimits({ at: revision, limits: { ...limits, [id]: value } }),
    atOnce,
    onAtOnce: (errand, on) => (on ? keep(errand, limitsOf(errand)) : sendAtOnce(game, errand.kind, null)),
    onOpen: (id, most) => {
      const errand = find(id)
      if (errand) send(errand, most)
    },
  }
}
