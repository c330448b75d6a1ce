import { Chronicle } from '../chronicle/chronicle.tsx'
import { DiceTray } from '../chronicle/tray.tsx'
import type { PastProps } from '../game-page.ts'
import { PositionCard } from './position-card.tsx'

interface PastSideProps extends PastProps {
  /** `turn 34`, `round 3` */
  readonly aside: string
}

/** The side of a position in the replay: the question, the dice, and the chronicle so far. */
export function PastSide({ at, session, log, aside }: PastSideProps) {
  return (
    <aside className={session.rolled.length > 0 ? 'side' : 'side side--2'}>
      <PositionCard key={at} at={at} view={session} />
      <DiceTray rolled={session.rolled} told={session.events} />
      <Chronicle session={session.session} entries={log} newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY} aside={aside} />
    </aside>
  )
}
