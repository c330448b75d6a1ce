import { lazy, Suspense, useMemo } from 'react'
import type { Decision, LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import { OffersAtOnce } from '../../../errand/offers.tsx'
import type { TableProps } from '../../../game-page.ts'
import { useMoments } from '../../../moment/queue.ts'
import { useSounds } from '../../../sound/use-sounds.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { EndCard } from '../../../table/end-card.tsx'
import { useEnding } from '../../../table/ending.ts'
import { Said } from '../../../table/said.tsx'
import { TableSide } from '../../../table/side.tsx'
import { useTelling } from '../../../table/telling.ts'
import { Labyrinth } from '../board/labyrinth.tsx'
import { tokenIcon } from '../icons.ts'
import { weigh } from '../moments/degrees.ts'
import { DomainBar } from './bar.tsx'
import { thrownUpTo, toldUpTo } from './beats.ts'
import { DomainCard, somethingNew } from './card.tsx'
import { withErrands } from './errands.ts'
import { seatOf } from './fields.ts'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { useDomainMenus } from './menus.tsx'
import { OutcomeCard } from './outcome.tsx'
import { Party } from './party.tsx'
import { DomainTold, taleOf } from './telling.tsx'
import { domainView, roundOf } from './view.ts'
import { waysOf } from './ways.ts'
import '../style/table.css'

/** Plates and what is said about them come with the first moment. */
const shown = () => import('../moments/shown.tsx')
const GreatMoment = lazy(() => shown().then(({ GreatMoment: it }) => ({ default: it })))
const SmallMoment = lazy(() => shown().then(({ SmallMoment: it }) => ({ default: it })))

/** A game of DOMAIN at the table. */
export function DomainTable({ table: plain, session }: TableProps) {
  const view = domainView(session)
  const asked = useErrandsAmongOptions(plain, session, withErrands)
  const { table, decision } = asked
  const draft = useDraft(decision, somethingNew, table.hint?.pick)
  const menus = useDomainMenus({ table, view, decision, draft })
  const { telling, again } = useTelling(session, taleOf, toldUpTo)
  const ending = useEnding(session)
  useSounds(session, telling?.events)
  const moments = useMoments(session, plain.log, weigh)
  const log = useMemo(() => linesOf(table.log, view), [table.log, view])
  const isOver = session.outcome !== null
  const ways = useMemo(() => (isOver ? waysOf(plain.log) : undefined), [isOver, plain.log])
  if (!view) return null
  const { outcome } = session
  const rolled = telling ? thrownUpTo(session.rolled, telling.events) : session.rolled
  // What happened is told to its end before the card is laid.
  const great = telling === null ? moments.great : null
  const over = ending.laid && telling === null && great === null ? outcome : null
  return (
    <>
      <div className="app">
        <DomainBar table={table} view={telling?.view ?? view} />
        <main className={menus.where.length > 0 ? 'field domain-field is-asking-where' : 'field domain-field'}>
          <Labyrinth
            {...(ways && { ways })}
            menus={menus}
            view={telling?.view ?? view}
            own={view.seat}
            decision={telling ? null : decision}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <DomainTold telling={telling} />}
            onPick={draft.toggle}
            onConfirm={() => answerDraft(table, decision, draft)}
          />
          <Party
            view={telling?.view ?? view}
            own={view.seat}
            options={(telling ? null : decision)?.options ?? []}
            picked={draft.picked}
            onPick={draft.toggle}
          />
          {!telling && menus.slot}
        </main>
        {great && (
          <Suspense fallback={null}>
            <GreatMoment
              moment={great}
              onGo={moments.goOn}
              onward={moments.isLast && <OffersAtOnce {...asked} busy={plain.busy} onGo={moments.goOn} />}
            />
          </Suspense>
        )}
        {over && <EndCard session={session} outcome={over} rule="2.0" picture={pictureOf} onTable={ending.putAway} />}
        <TableSide
          session={session}
          card={
            outcome ? (
              <OutcomeCard session={session} outcome={outcome} view={view} log={plain.log} />
            ) : (
              <DomainCard table={table} decision={decision} view={view} draft={draft} errands={asked} inPlace={menus.chosen} />
            )
          }
          isCovered={great !== null || over !== null}
          rolled={rolled}
          strip={
            moments.small && (
              <Suspense fallback={null}>
                <SmallMoment moment={moments.small} />
              </Suspense>
            )
          }
          meanwhile={{ lines: meantimesOf(session.events, view), onWatch: again }}
          guide={{
            topic: telling ? null : topicOf(decision),
            events: concerning(session.events, view.seat),
            states: view.phase === 'turns' ? NO_STATES : BEGINNING,
          }}
          log={log}
          telling={telling}
          aside={roundOf(view)}
        />
      </div>
      <Said events={session.events} decision={decision} />
    </>
  )
}

const BEGINNING: readonly string[] = ['begins']
const NO_STATES: readonly string[] = []

function topicOf(decision: Decision | null): string | null {
  return decision?.topic ?? null
}

/** What happened to this seat: the guide explains that, and not what befell another. */
export function concerning(events: readonly LogEntry[], own: Seat): readonly LogEntry[] {
  return events.filter((event) => (seatOf(event) ?? own) === own)
}

/** The token of somebody in a tale: `seat-1`. */
function pictureOf(slug: string): string | null {
  const [, seat] = slug.split('-')
  return seat === undefined ? null : tokenIcon(Number(seat))
}
