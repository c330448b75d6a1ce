import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import type { PastProps, TableProps } from '../../../game-page.ts'
import { momentPieces } from '../../../moment/pieces.tsx'
import { answerDraft } from '../../../table/answer-draft.ts'
import { GameTable, momentsOf } from '../../../table/game-table.tsx'
import { PastSide } from '../../../table/past-side.tsx'
import { QuestionCard } from '../../../table/question-card.tsx'
import { EVENTS } from '../events.ts'
import { Field } from './field.tsx'
import { roundOf, standingOf, tollView } from './view.ts'
import '../style/table.css'

const MOMENTS = momentsOf(EVENTS.weigh, async () => momentPieces(EVENTS, ({ session }) => ({ when: standingOf(session).when })))

/** A game at the table: the bridge, and beside it the question, the die and the chronicle. */
export function TollTable({ table: plain, session }: TableProps) {
  const view = tollView(session)
  const asked = useErrandsAmongOptions(plain, session)
  const { table, decision } = asked
  const draft = useDraft(decision, undefined, table.hint?.pick)
  if (!view) return null
  const pressed = { picked: draft.picked, onPick: draft.toggle, onConfirm: () => answerDraft(table, decision, draft) }
  return (
    <GameTable
      session={session}
      asked={asked}
      where={<b>{view.end === null ? roundOf(view) : 'The gate is open'}</b>}
      noUndo="Can’t undo past a roll, or past what the other player may have seen."
      field={<Field view={view} log={table.log} laying={decision?.options && { ...pressed, options: decision.options }} />}
      card={decision && <QuestionCard asked={asked} decision={decision} draft={draft} counts="lead" />}
      end={{ rule: '3.1' }}
      moments={MOMENTS}
      aside={roundOf(view)}
    />
  )
}

/** The bridge after a given choice, for viewing only. */
export function TollPast({ at, session, log }: PastProps) {
  const view = tollView(session)
  if (!view) return null
  return (
    <>
      <Field view={view} log={log} />
      <PastSide at={at} session={session} log={log} aside={roundOf(view)} />
    </>
  )
}
