import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Simulation } from '../../electron/contract/index.ts'
import type { Errand, Limits, Plan } from '../../engine/kernel/errand-types.ts'
import type { SessionView } from '../../engine/kernel/types.ts'
import { wholePercent } from '../decision/odds.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import type { Table } from '../host/session.ts'
import { useSettings } from '../settings/settings.ts'
import { limitsAtOnce, limitsKept, sendAtOnce, useAtOnce } from './at-once.ts'

/** What can be asked for at the table that takes several answers. Card and board share it. */
export interface Errands {
  readonly offered: readonly Errand[]
  /** The one that is looked at before it is sent. */
  readonly open: Opened | null
  /** Opens one, or sends it where that is to be done at once. */
  readonly onOpen: (id: string) => void
  /** Opens one, whether or not it is sent at once. */
  readonly onLook: (id: string) => void
  /** Those that are sent at once. */
  readonly atOnce: (errand: Errand) => boolean
  readonly onClose: () => void
  /** Sends the open one; at most so many answers. */
  readonly onGo: (most?: number) => void
}

export interface Opened {
  readonly errand: Errand
  /** What it would do; null until that has arrived. */
  readonly plan: Plan | null
  readonly error: Error | null
  /** How it would probably end; null until that is known, and where it cannot be tried out. */
  readonly trial: Simulation | null
  /** The figures are of other limits, and are being worked out anew. */
  readonly isTrialOld: boolean
  /** It was sent, and may end badly: what is said before it is done, with what it then is asked. */
  readonly danger: { readonly warns: string; readonly onLive: () => void; readonly onDie: () => void } | null
  /** Why it did nothing when it was sent just now; null where it was not. */
  readonly stopped: string | null
  readonly limits: Limits
  readonly onLimit: (id: string, value: Limits[string]) => void
  /** Whether its kind is to be sent at once the next time. */
  readonly atOnce: boolean
  readonly onAtOnce: (on: boolean) => void
}

interface Wish {
  readonly revision: number
  readonly id: string
  readonly limits: Limits
  readonly atOnce?: boolean
  /** It is to be sent, with at most so many answers, once whoever asks has been warned. */
  readonly sent?: undefined | { readonly most: number | undefined }
}

/** From this share of trials in which nobody is left, an errand is asked about first. */
const RUIN = 0.2

/** Every question has its own; what was looked at is closed by the next. */
export function useErrands(table: Table, { session, game, revision, decision }: SessionView): Errands {
  const client = useClient()
  const { odds } = useSettings()
  const kinds = useAtOnce(game)
  const [kept, setWish] = useState<Wish | null>(null)
  const { data: offered = NONE } = useQuery({ ...queries.errands(client, session, revision), enabled: decision !== null && !table.busy })
  const vain = inVain(table, revision)
  // What was sent and could do nothing is laid open, with what stood against it.
  const again = vain && offered.find(({ at, label }) => at === undefined && label === vain.label)
  const wish = kept?.revision === revision ? kept : again ? { revision, id: again.id, limits: {} } : null
  const errand = offered.find(({ id }) => id === wish?.id)
  const before = errand && limitsKept(errand, kinds)
  const limits = { ...suggestedOf(errand), ...before, ...wish?.limits }
  const atOnce = wish?.atOnce ?? before != null
  const plan = useQuery({
    ...queries.plan(client, session, revision, errand?.id ?? '', JSON.stringify(limits)),
    enabled: errand !== undefined && !table.busy,
  })
  const trial = useQuery({
    ...queries.trial(client, session, revision, errand?.id ?? '', JSON.stringify(limits)),
    enabled: errand?.tried === true && odds && !table.busy,
  })
  const planned = plan.data?.errand.id === errand?.id ? plan.data : undefined
  const look = (id: string) => setWish({ revision, id, limits: {} })
  const warns = errand && warningOf(errand, (errand.tried && trial.data) || null)
  const send = (most: number | undefined) => {
    if (!errand) return
    if (atOnce || before) sendAtOnce(game, errand.kind, atOnce ? { label: errand.at ? errand.kind : errand.label, limits } : null)
    table.send({ errand: errand.id, limits }, most)
  }
  return {
    offered,
    open:
      wish === null || errand === undefined
        ? null
        : {
            errand,
            plan: planned ?? null,
            error: plan.error,
            trial: (errand.tried && trial.data) || null,
            isTrialOld: trial.isPlaceholderData,
            danger:
              wish.sent && warns !== null && warns !== undefined
                ? { warns, onLive: () => setWish({ ...wish, sent: undefined }), onDie: () => send(wish.sent?.most) }
                : null,
            limits,
            onLimit: (id, value) => setWish({ ...wish, limits: { ...limits, [id]: value } }),
            stopped: vain?.label === errand.label ? vain.text : null,
            atOnce,
            onAtOnce: (on) => setWish({ ...wish, atOnce: on }),
          },
    onOpen: (id) => {
      const asked = offered.find((each) => each.id === id)
      const known = asked && limitsAtOnce(asked, kinds)
      if (known) table.send({ errand: id, limits: known })
      else look(id)
    },
    onLook: look,
    atOnce: (each) => limitsAtOnce(each, kinds) !== null,
    onClose: () => setWish({ revision, id: '', limits: {} }),
    onGo: (most) => {
      if (wish === null || planned?.stops !== undefined) return
      if (warns == null) send(most)
      else if (wish.sent === undefined) setWish({ ...wish, sent: { most } })
    },
  }
}

/** What is said before an errand is sent: its own warning, and how often nobody would be left. */
function warningOf({ warns }: Errand, trial: Simulation | null): string | null {
  const ruin =
    trial !== null && trial.lost.value >= RUIN ? `In ${wholePercent(trial.lost.value)} of ${trial.runs} tries no one was left.` : null
  return [warns, ruin].filter((each) => each != null).join(' ') || null
}

/** What was sent at this question and ended before it gave an answer. */
function inVain({ ended, busy }: Table, revision: number): Table['ended'] {
  return !busy && ended?.revision === revision && ended.answers === 0 ? ended : null
}

function suggestedOf(errand: Errand | undefined): Limits {
  return Object.fromEntries((errand?.limits ?? []).map(({ id, suggested }) => [id, suggested]))
}

const NONE: readonly Errand[] = []
