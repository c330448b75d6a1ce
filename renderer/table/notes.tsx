import { type ReactNode, useEffect } from 'react'
import type { Hint } from '../../electron/contract/index.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { capital } from '../../engine/kernel/words.ts'
import { say } from '../aloud.ts'
import { answersInWords } from '../chronicle/chronicle.tsx'
import { SteadyButton } from '../decision/steady-button.tsx'
import { Refused } from '../dialog/refused.tsx'
import { Standing } from '../errand/standing.tsx'
import type { Ending, SessionTable } from '../host/session.ts'
import { Icon } from '../icons/icon.tsx'
import { Waiting } from './waiting.tsx'

/** On a card: why its buttons are shut, why the last answer was refused, and what a sensible player would do. */
export function Notes({ table, decision }: { readonly table: SessionTable; readonly decision: Decision }): ReactNode {
  const { error, hint, ended } = table
  return (
    <>
      <Waiting table={table} />
      <Refused error={error} />
      {table.view && <Standing view={table.view} />}
      {ended && <Ended ending={ended} />}
      {hint && <Advice hint={hint} decision={decision} busy={table.busy} onAnswer={table.answer} />}
    </>
  )
}

/** How the errand has ended. */
function Ended({ ending: { label, text, answers } }: { readonly ending: Ending }) {
  useEffect(() => say(`${label}. ${text} ${capital(answersInWords(answers))}.`), [label, text, answers])
  return (
    <p className="ended">
      <b>{label}.</b> {text} <span className="muted">{answersInWords(answers)}</span>
    </p>
  )
}

interface AdviceProps extends Pick<SessionTable, 'busy'> {
  readonly hint: Hint
  readonly decision: Decision
  readonly onAnswer: SessionTable['answer']
}

/** What a good player would do, and a press that does it; what may kill is chosen by hand. */
function Advice({ hint: { pick, value, why }, decision, busy, onAnswer }: AdviceProps) {
  const isDeadly = decision.options?.some(({ id, warns }) => warns !== undefined && pick?.includes(id)) === true
  const labels = pick?.map((id) => decision.options?.find((option) => option.id === id)?.label ?? id) ?? []
  const what = labels.length > 0 ? `${labels.join(', ')}. ` : ''
  const reason = `${why.replace(/\.$/, '')}.`
  useEffect(() => say(`Hint: ${what}${reason}`), [what, reason])
  return (
    <p className="advice">
      <Icon name="x-talk" />
      <span>
        {what && <b>{what}</b>}
        {reason}
      </span>
      {pick && !isDeadly && (
        <SteadyButton className="btn" shut={busy} onClick={() => onAnswer({ pick, ...(value !== undefined && { value }) })}>
          Do that
        </SteadyButton>
      )}
    </p>
  )
}
