import { useQuery } from '@tanstack/react-query'
import type { Simulation } from '../../electron/contract/index.ts'
import type { Errand, Plan } from '../../engine/kernel/errand-types.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { wholePercent } from '../decision/odds.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { useSettings } from '../settings/settings.ts'
import type { Asked } from './among-options.ts'

/** The errand that is chosen among the options, with what is known of it before it is sent. */
export interface Chosen {
  readonly errand: Errand
  /** What it would do; null until that has arrived. */
  readonly plan: Plan | null
  readonly error: Error | null
  /** How it would probably end; null until that is known, and where it cannot be tried out. */
  readonly trial: Simulation | null
  /** The figures are of other limits, and are being worked out again. */
  readonly isTrialOld: boolean
  /** What is said before it is sent; null where nothing has to be. */
  readonly warns: string | null
}

/** From this share of trials in which nobody is left, an errand needs confirming first. */
const RUIN = 0.2

/** The chosen errand; null where none is. Board and card may both ask: the answers are shared. */
export function useChosen(
  { table, offered, limitsOf }: Pick<Asked, 'table' | 'offered' | 'limitsOf'>,
  picked: readonly string[],
): Chosen | null {
  const client = useClient()
  const { odds } = useSettings()
  const { session = '', revision = 0 } = table.view ?? {}
  const errand = offered.find(({ id }) => picked.includes(id))
  const limits = JSON.stringify(errand ? limitsOf(errand) : {})
  const id = errand?.id ?? ''
  const plan = useQuery({ ...queries.plan(client, session, revision, id, limits), enabled: errand !== undefined && !table.busy })
  const trial = useQuery({
    ...queries.trial(client, session, revision, id, limits),
    enabled: errand?.tried === true && odds && !table.busy,
  })
  if (errand === undefined) return null
  const tried = (errand.tried && trial.data) || null
  return {
    errand,
    plan: plan.data?.errand.id === id ? plan.data : null,
    error: plan.error,
    trial: tried,
    isTrialOld: trial.isPlaceholderData,
    warns: warningOf(errand, tried),
  }
}

/** The question with what the trials say against the chosen errand. */
export function warned(decision: Decision, chosen: Chosen | null): Decision {
  const { warns, errand } = chosen ?? {}
  if (warns == null || warns === errand?.warns) return decision
  return { ...decision, options: (decision.options ?? []).map((option) => (option.id === errand?.id ? { ...option, warns } : option)) }
}

/** What is said before an errand is sent: its own warning, and how often nobody would be left. */
function warningOf({ warns }: Errand, trial: Simulation | null): string | null {
  const ruin =
    trial !== null && trial.lost.value >= RUIN ? `In ${wholePercent(trial.lost.value)} of ${trial.runs} tries no one was left.` : null
  return [warns, ruin].filter((each) => each != null).join(' ') || null
}
