import { DecisionCard } from '../../../decision/card.tsx'
import { useDraft } from '../../../decision/draft.ts'
import type { TableProps } from '../../../game-page.ts'
import { useSounds } from '../../../sound/use-sounds.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { Notes } from '../../../table/notes.tsx'
import { Said } from '../../../table/said.tsx'
import { TableSide } from '../../../table/side.tsx'
import { TableBar } from '../../../table/table-bar.tsx'
import { Field } from './field.tsx'
import { meantimesOf } from './meantimes.ts'
import { OutcomeCard } from './outcome.tsx'
import { tollView } from './view.ts'
import { roundOf, Where } from './where.tsx'
import '../style/table.css'

/** A game at the table: the bridge, and beside it the question, the die and the chronicle. */
export function TollTable({ table, session }: TableProps) {
  const view = tollView(session)
  const draft = useDraft(session.decision, undefined, table.hint?.pick)
  useSounds(session)
  if (!view) return null
  const { decision, outcome, rolled, events } = session
  const confirm = () => answerDraft(table, decision, draft)
  const laying =
    decision?.topic === 'card' ? { options: decision.options ?? [], picked: draft.picked, onPick: draft.toggle, onConfirm: confirm } : null
  return (
    <>
      <div className="app">
        <TableBar
          table={table}
          where={<Where session={session} />}
          noUndo="Can’t undo past a roll, or past what the other player may have seen."
        />
        <Field view={view} seats={session.seats} log={table.log} laying={laying} />
        <TableSide
          session={session}
          card={
            outcome ? (
              <OutcomeCard session={session} outcome={outcome} />
            ) : (
              decision && (
                <DecisionCard
                  decision={decision}
                  draft={draft}
                  seats={session.seats}
                  lastSeat={table.lastSeat}
                  busy={table.busy}
                  notes={<Notes table={table} decision={decision} />}
                  nameOf={(id) => id}
                  counts="lead"
                  onAnswer={table.answer}
                />
              )
            )
          }
          isCovered={false}
          rolled={rolled}
          meanwhile={{ lines: meantimesOf(session), onWatch: null }}
          guide={{ topic: decision?.topic ?? null, events }}
          log={table.log}
          aside={roundOf(view)}
        />
      </div>
      <Said session={session} />
    </>
  )
}
