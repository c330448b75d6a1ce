import { type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'
import type { LogEntry, Outcome, Roll, SessionView } from '../../engine/kernel/types.ts'
import { thrownUpTo } from '../dice/worked-sum.ts'
import type { Asked } from '../errand/among-options.ts'
import { OffersAtOnce } from '../errand/offers.tsx'
import { type Moments, useMoments } from '../moment/queue.ts'
import type { MomentPieces, Weigh } from '../moment-page.ts'
import { useSounds } from '../sound/use-sounds.ts'
import { EndCard } from './end-card.tsx'
import { useEnding } from './ending.ts'
import type { Meantime } from './meanwhile.tsx'
import { Said } from './said.tsx'
import { TableSide } from './side.tsx'
import { StandingsCard } from './standings-card.tsx'
import { TableBar } from './table-bar.tsx'
import type { Telling } from './telling.ts'

/** The moments of a game as `GameTable` shows them. */
export interface GameMoments {
  readonly weigh: Weigh
  readonly Great: LazyExoticComponent<MomentPieces['GreatMoment']>
  readonly Small: LazyExoticComponent<MomentPieces['SmallMoment']>
}

/** Plates and what is said about them come with the first moment. */
export function momentsOf(weigh: Weigh, pieces: () => Promise<MomentPieces>): GameMoments {
  return {
    weigh,
    Great: lazy(() => pieces().then(({ GreatMoment }) => ({ default: GreatMoment }))),
    Small: lazy(() => pieces().then(({ SmallMoment }) => ({ default: SmallMoment }))),
  }
}

interface GameTableProps {
  readonly session: SessionView
  /** The table with its question, for those who hear it, and the errands offered with it. */
  readonly asked: Asked
  /** Where the game stands, for the bar. */
  readonly where: ReactNode
  /** Why nothing can be undone now, as a sentence. */
  readonly noUndo: string
  readonly field: ReactNode
  /** The question. */
  readonly card: ReactNode
  /**
   * How it ended: the case that ends a game, the picture of someone by slug, and what stands in place of the question, where that is more
   * than the points.
   */
  readonly end: {
    readonly rule: string
    readonly picture?: (slug: string) => string | null
    readonly card?: (outcome: Outcome) => ReactNode
  }
  readonly moments: GameMoments
  /** What is being told, and how to have it told again; left out, nothing ever is. */
  readonly told?: {
    readonly telling: (Pick<Telling<unknown, unknown>, 'events' | 'at' | 'of' | 'end'> & { readonly waits?: boolean }) | null
    readonly again: (() => void) | null
  }
  readonly meanwhile?: readonly Meantime[]
  /** What the guide explains apart from the question: what happened, where that is not everything, and what lasts. */
  readonly guide?: { readonly events?: readonly LogEntry[]; readonly states?: readonly string[] }
  /** The chronicle as it is read, where that is not as it is. */
  readonly lines?: readonly LogEntry[]
  /** Beside the heading of the chronicle: `turn 3`. */
  readonly aside: string
  /** The throws in the tray; left out, those of the last step as far as told. */
  readonly rolled?: readonly Roll[]
}

/** A game at the table whose telling does not depend on its moments. */
export function GameTable(props: GameTableProps) {
  return <LaidTable {...props} queue={useMoments(props.session, props.asked.table.log, props.moments.weigh)} />
}

interface LaidTableProps extends GameTableProps {
  readonly queue: Moments
}

/**
 * A game at the table: bar, field and side, what is told beat by beat, moments, sounds and the card of the end. What happened is told to its
 * end before a moment is laid, unless the next beat waits for it, and moments are put away before the end is.
 */
export function LaidTable({
  session,
  asked,
  where,
  noUndo,
  field,
  card,
  end: { rule, picture = noPicture, card: endCard = (outcome) => <StandingsCard session={session} outcome={outcome} /> },
  moments,
  queue,
  told = NOTHING_TOLD,
  meanwhile = NOTHING,
  guide: { events = session.events, states = NOTHING } = {},
  lines = asked.table.log,
  aside,
  rolled = thrownSoFar(session, told.telling),
}: LaidTableProps) {
  const { telling, again } = told
  const ending = useEnding(session)
  const { great, isLast, small, goOn } = queue
  useSounds(session, telling?.events)
  const { outcome } = session
  const laid = telling === null || telling.waits ? great : null
  const over = ending.laid && telling === null && laid === null ? outcome : null
  return (
    <>
      <div className="app">
        <TableBar table={asked.table} where={where} noUndo={noUndo} />
        {field}
        {laid && (
          <Suspense fallback={null}>
            <moments.Great
              moment={laid}
              log={asked.table.log}
              onGo={goOn}
              onward={isLast && <OffersAtOnce {...asked} busy={asked.table.busy} onGo={goOn} />}
            />
          </Suspense>
        )}
        {over && <EndCard session={session} outcome={over} rule={rule} picture={picture} onTable={ending.putAway} />}
        <TableSide
          session={session}
          card={outcome ? endCard(outcome) : card}
          isCovered={laid !== null || over !== null}
          rolled={rolled}
          strip={
            small && (
              <Suspense fallback={null}>
                <moments.Small moment={small} />
              </Suspense>
            )
          }
          meanwhile={{ lines: meanwhile, onWatch: again }}
          guide={{ topic: asked.decision?.topic ?? null, events, states }}
          log={lines}
          telling={telling}
          aside={aside}
        />
      </div>
      <Said session={session} laid={laid} isTelling={telling !== null} />
    </>
  )
}

const NOTHING: readonly never[] = []
const NOTHING_TOLD = { telling: null, again: null }

function noPicture(): null {
  return null
}

function thrownSoFar({ rolled }: SessionView, telling: NonNullable<GameTableProps['told']>['telling']): readonly Roll[] {
  return telling ? thrownUpTo(rolled, telling.events) : rolled
}
