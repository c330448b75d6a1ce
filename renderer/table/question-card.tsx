import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Errand, PlanStep } from '../../engine/kernel/errand-types.ts'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import { DecisionCard, type DecisionCardProps } from '../decision/card.tsx'
import { isHarmless } from '../decision/draft.ts'
import type { Asked } from '../errand/among-options.ts'
import { ErrandChances } from '../errand/chances.tsx'
import { ChosenErrand } from '../errand/chosen.tsx'
import { LookFirst, useErrandKeys } from '../errand/offers.tsx'
import { useChosen, warned } from '../errand/use-chosen.ts'
import { Notes } from './notes.tsx'

interface QuestionCardProps
  extends Partial<Pick<DecisionCardProps, 'nameOf'>>,
    Pick<DecisionCardProps, 'draft' | 'leftOf' | 'names' | 'pictureOf' | 'counts' | 'inPlace' | 'aboveFoot'> {
  readonly asked: Asked
  /** The whole question. */
  readonly decision: Decision
  /** The question as the card has it: what is pressed on the board may be left out. Left out, all of it. */
  readonly shown?: Decision
  /** Above what the table says of the last answer. */
  readonly before?: ReactNode
  /** What else could come of it, while no errand is chosen. */
  readonly outlook?: ReactNode
  /** Errands whose steps are drawn on the board, and told instead of what lies on the way. */
  readonly isDrawn?: (errand: Errand) => boolean
  /** Lists the steps of the chosen errand, with what stands beside each. */
  readonly besideStep?: (step: PlanStep) => ReactNode
  /** Below the foot, while an errand is chosen. */
  readonly belowErrand?: (errand: Errand) => ReactNode
}

/** The decision card of a game whose errands stand among its options. */
export function QuestionCard({
  asked,
  decision,
  shown = decision,
  draft,
  before,
  outlook,
  aboveFoot,
  isDrawn = never,
  besideStep,
  belowErrand,
  nameOf = String,
  ...card
}: QuestionCardProps) {
  const { table, offered, atOnce } = asked
  const chosen = useChosen(asked, draft.picked)
  const id = chosen?.errand.id
  const [suggested, setSuggested] = useState({ at: decision.id, errand: id })
  if (suggested.at !== decision.id) setSuggested({ at: decision.id, errand: id })
  useErrandKeys(asked, draft)
  const answersAtPress = (option: Option) => {
    const errand = offered.find((each) => each.id === option.id)
    return errand === undefined ? isHarmless(decision) : atOnce(errand)
  }
  return (
    <DecisionCard
      {...card}
      nameOf={nameOf}
      decision={warned(shown, chosen)}
      draft={draft}
      seats={table.view?.seats ?? []}
      lastSeat={table.lastSeat}
      busy={table.busy}
      answersAtPress={answersAtPress}
      shut={chosen?.plan?.stops !== undefined}
      notes={
        <>
          {before}
          <Notes table={table} decision={decision} />
        </>
      }
      outlook={
        chosen ? (
          <ChosenErrand
            key={id}
            chosen={chosen}
            asked={asked}
            isPicked={id !== suggested.errand}
            besideStep={besideStep}
            {...(isDrawn(chosen.errand) && { told: AS_DRAWN })}
          />
        ) : (
          <>
            {outlook}
            <LookFirst {...asked} draft={draft} />
          </>
        )
      }
      aboveFoot={
        <>
          {aboveFoot}
          {chosen && <ErrandChances chosen={chosen} />}
        </>
      }
      below={chosen && belowErrand?.(chosen.errand)}
      onAnswer={table.answer}
    />
  )
}

const AS_DRAWN: NonNullable<ComponentProps<typeof ChosenErrand>['told']> = { title: 'As drawn', lines: ({ steps }) => steps }

function never(): boolean {
  return false
}
