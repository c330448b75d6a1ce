import type { ReactNode } from 'react'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../engine/kernel/types.ts'
import { DecisionCard } from '../../decision/card.tsx'
import type { Draft } from '../../decision/draft.ts'
import type { Table } from '../../host/session.ts'
import { namer, woundsLeft } from './names.ts'
import { placementPicture } from './placement-picture.tsx'

interface CardProps {
  readonly table: Table
  readonly decision: Decision | null
  readonly view: CitadelView
  readonly draft: Draft
}

/** The decision card of a raid: names, wounds and placements as Citadel has them. */
export function Card({ table, decision, view, draft }: CardProps) {
  if (!decision) return null
  return (
    <DecisionCard
      decision={decision}
      draft={draft}
      seats={table.view?.seats ?? []}
      lastSeat={table.lastSeat}
      busy={table.busy}
      refusal={table.error && <Refused error={table.error} />}
      nameOf={namer(view)}
      leftOf={woundsLeft(view)}
      pictureOf={placementPicture(view.level)}
      onAnswer={table.answer}
    />
  )
}

function Refused({ error }: { readonly error: Error }): ReactNode {
  return (
    <p className="warn" role="alert">
      {error.message}
    </p>
  )
}

/** Answers with what is picked, unless it can kill: then the card asks first. */
export function answerDraft(table: Table, decision: Decision | null, draft: Draft): void {
  if (decision?.kind !== 'pick') return
  const deadly = decision.options?.some((option) => option.warns !== undefined && draft.picked.includes(option.id))
  if (!deadly && draft.picked.length >= (decision.min ?? 1)) table.answer({ pick: draft.picked })
}
