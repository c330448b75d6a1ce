import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Errand, Limits } from '../../../../engine/kernel/errand-types.ts'
import type { Answer, Decision, Deed, Option, SessionView } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import type { Table } from '../../../host/session.ts'

/** Questions at which several answers can be asked for in one. */
const TOPICS: ReadonlySet<string> = new Set(['hero-action', 'monster-action', 'breather', 'excess'])

/** The question with the errands among its options: they are pressed on the board or in the card, and confirmed as any other. */
export interface Asked {
  readonly decision: Decision | null
  readonly table: Table
  readonly errands: readonly Errand[]
  /** What the errand that is chosen was set to, where that is not as suggested. */
  readonly limits: Limits
  readonly onLimit: (id: string, value: Limits[string]) => void
}

export function useErrands(table: Table, session: SessionView): Asked {
  const client = useClient()
  const { decision, revision } = session
  const [set, setLimits] = useState<{ readonly at: number; readonly limits: Limits }>({ at: -1, limits: {} })
  const limits = set.at === revision ? set.limits : UNSET
  const asked = decision !== null && TOPICS.has(decision.topic)
  const { data: errands = NONE } = useQuery({
    ...queries.errands(client, session.session, revision),
    enabled: asked && !table.busy && session.outcome === null,
  })
  const extended = useMemo(() => (asked ? withErrands(decision, errands) : decision), [asked, decision, errands])
  const answer = (given: Answer) => {
    const errand = errands.find(({ id }) => given.pick?.includes(id))
    if (errand) table.send({ errand: errand.id, limits: limitsOf(errand, limits) })
    else table.answer(given)
  }
  const onLimit = (id: string, value: Limits[string]) => setLimits({ at: revision, limits: { ...limits, [id]: value } })
  return { decision: extended, table: { ...table, answer }, errands, limits, onLimit }
}

const NONE: readonly Errand[] = []
const UNSET: Limits = {}

/** Every limit of an errand: as set, or as suggested. */
export function limitsOf({ limits = [] }: Errand, set: Limits): Limits {
  return Object.fromEntries(limits.map(({ id, suggested }) => [id, set[id] ?? suggested]))
}

/** Those that answer the whole question come first; what goes on from what the game asks comes after its deeds. */
const FIRST: ReadonlySet<string> = new Set(['march', 'mend'])

/** Whole marches first, then what the game asks with what goes on from it, then what is pressed on the board. */
export function withErrands(decision: Decision, errands: readonly Errand[]): Decision {
  const options = decision.options ?? []
  const all = errands.filter(({ kind, answers }) => kind !== 'walk' || answers !== 1)
  const first = all.filter(({ kind }) => FIRST.has(kind)).map(asOption)
  const here = all.filter(({ id, kind }) => !FIRST.has(kind) && !isOnBoard({ id })).map(asOption)
  const there = all.filter(isOnBoard).map(asOption)
  const deeds = options.findIndex(({ id }) => id.startsWith('face:') || id === 'end')
  // Where only turning is left, Enter sends nobody off.
  const at = deeds <= 0 ? options.length : deeds
  return { ...decision, options: [...first, ...options.slice(0, at), ...here, ...options.slice(at), ...there] }
}

function asOption(errand: Errand): Option {
  const { id, label, detail, at, data } = errand
  return {
    ...deedOf(errand),
    ...{ id, label },
    ...(detail !== undefined && { detail }),
    ...(at && { at }),
    ...(data !== undefined && { data }),
  }
}

/** For the menu of a counter: a walk is the hero's, a hunt its counter's. */
function deedOf({ kind, label, about, at }: Errand): { readonly deed?: Deed } {
  if (at?.kind === 'square' && kind === 'walk') return about === undefined ? {} : { deed: { kind, label: 'Walk', who: about, to: at } }
  const who = at?.kind === 'counter' ? at.id : about
  return who === undefined ? {} : { deed: { kind, label, who } }
}

/** Chosen on the board, not in the list. */
export function isOnBoard({ id }: { readonly id: string }): boolean {
  return id.startsWith('walk:') || id.startsWith('hunt:')
}
