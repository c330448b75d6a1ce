import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Errand } from '../../engine/kernel/errand-types.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { DecisionCard, type DecisionCardProps } from '../decision/card.tsx'
import type { Asked } from '../errand/among-options.ts'
import { ChosenErrand } from '../errand/chosen.tsx'
import { Notes } from './notes.tsx'

interface QuestionCardProps
  extends Pick<DecisionCardProps, 'draft' | 'nameOf' | 'names' | 'pictureOf' | 'counts' | 'inPlace' | 'aboveFoot'> {
  readonly asked: Asked
  /** The whole question. */
  readonly decision: Decision
  /** The question as the card has it: what is pressed on the board may be left out. */
  readonly shown: Decision
  /** Above what the table says of the last answer. */
  readonly before?: ReactNode
  /** Errands whose steps are drawn on the board, and told instead of what lies on the way. */
  readonly isDrawn?: (errand: Errand) => boolean
  /** Below the foot, while an errand is chosen. */
  readonly belowErrand?: (errand: Errand) => ReactNode
}

/** The decision card of a game whose errands stand among its options. */
export function QuestionCard({ asked, decision, shown, draft, before, isDrawn = never, belowErrand, ...card }: QuestionCardProps) {
  const { table, offered } = asked
  const chosen = offered.find(({ id }) => draft.picked.includes(id))
  const [suggested, setSuggested] = useState({ at: decision.id, errand: chosen?.id })
  if (suggested.at !== decision.id) setSuggested({ at: decision.id, errand: chosen?.id })
  return (
    <DecisionCard
      {...card}
      decision={shown}
      draft={draft}
      seats={table.view?.seats ?? []}
      lastSeat={table.lastSeat}
      busy={table.busy}
      notes={
        <>
          {before}
          <Notes table={table} decision={decision} />
        </>
      }
      outlook={
        chosen && (
          <ChosenErrand
            key={chosen.id}
            errand={chosen}
            asked={asked}
            isPicked={chosen.id !== suggested.errand}
            {...(isDrawn(chosen) && { told: AS_DRAWN })}
          />
        )
      }
      below={chosen && belowErrand?.(chosen)}
      onAnswer={table.answer}
    />
  )
}

const AS_DRAWN: NonNullable<ComponentProps<typeof ChosenErrand>['told']> = { title: 'As drawn', lines: ({ steps }) => steps }

function never(): boolean {
  return false
}
