import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Answer, Decision, Option, SessionView } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import type { Table } from '../../../host/session.ts'

/** Questions at which a walk or a march can be asked for. */
const TOPICS: ReadonlySet<string> = new Set(['hero-action', 'monster-action'])

/** The question with the errands among its options: they are pressed on the board and confirmed in the card as any other. */
export function useErrands(table: Table, session: SessionView): { readonly decision: Decision | null; readonly table: Table } {
  const client = useClient()
  const { decision, revision } = session
  const asked = decision !== null && TOPICS.has(decision.topic)
  const { data: errands = NONE } = useQuery({
    ...queries.errands(client, session.session, revision),
    enabled: asked && !table.busy && session.outcome === null,
  })
  const extended = useMemo(() => (asked ? withErrands(decision, errands) : decision), [asked, decision, errands])
  const answer = (given: Answer) => {
    const errand = errands.find(({ id }) => given.pick?.includes(id))
    if (errand) table.send({ errand: errand.id })
    else table.answer(given)
  }
  return { decision: extended, table: { ...table, answer } }
}

const NONE: readonly Errand[] = []

/** Whole marches first, then what the game asks, then what is pressed on the board. */
export function withErrands(decision: Decision, errands: readonly Errand[]): Decision {
  const all = errands.filter(({ kind, answers }) => kind !== 'walk' || answers !== 1)
  const asOption = ({ id, label, detail, at, data }: Errand): Option => ({
    ...{ id, label },
    ...(detail !== undefined && { detail }),
    ...(at && { at }),
    ...(data !== undefined && { data }),
  })
  const marches = all.filter(({ kind }) => kind === 'march').map(asOption)
  const others = all.filter(({ kind }) => kind !== 'march').map(asOption)
  return { ...decision, options: [...marches, ...(decision.options ?? []), ...others] }
}

/** Chosen on the board, not in the list. */
export function isOnBoard({ id }: Option): boolean {
  return id.startsWith('walk:') || id.startsWith('hunt:')
}
