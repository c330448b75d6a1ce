import type { Moments } from '../../../../engine/kernel/proof/moment-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'
import { DecisionCard } from '../../../decision/card.tsx'
import { type Draft, useDraft } from '../../../decision/draft.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { placementPicture } from '../table/card.tsx'
import { citadelView, namer, woundsLeft } from '../table/view.ts'

/** Every question, each as its card; the table around it is a separate scene. */
export function QuestionsPage({ moments: { questions } }: { readonly moments: Moments }) {
  return (
    <div className="gallery-cards">
      {Object.entries(questions).map(([topic, session]) => (
        <Exhibit key={topic} name={topic}>
          {session.decision && <QuestionCard session={session} decision={session.decision} />}
          <a href={`?game=citadel&question=${topic}`}>At the table</a>
        </Exhibit>
      ))}
    </div>
  )
}

function QuestionCard({ session, decision }: { readonly session: SessionView; readonly decision: Decision }) {
  const draft = useDraft(decision)
  const view = citadelView(session)
  if (!view) return null
  return (
    <StillCard decision={decision} draft={draft} seats={session.seats} names={namer(view)} left={woundsLeft(view)} level={view.level} />
  )
}

interface StillCardProps {
  readonly decision: Decision
  readonly draft: Draft
  readonly seats: readonly string[]
  readonly names: (id: string) => string
  readonly left: (id: string) => number | undefined
  readonly level: 1 | 2 | 3
}

/** A card for display: among many, none may take the focus or the keys. */
function StillCard({ decision, draft, seats, names, left, level }: StillCardProps) {
  return (
    <div inert>
      <DecisionCard
        decision={decision}
        draft={draft}
        seats={seats}
        lastSeat={null}
        busy
        notes={null}
        nameOf={names}
        leftOf={left}
        pictureOf={placementPicture(level)}
        counts="wounds"
        onAnswer={() => {}}
      />
    </div>
  )
}
