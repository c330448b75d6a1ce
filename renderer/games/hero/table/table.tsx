import { lazy, Suspense, useMemo } from 'react'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
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
import { Field } from '../board/field.tsx'
import { faceOf } from '../face.ts'
import { weigh } from '../moments/degrees.ts'
import { ProfileCard, ProfileSheet } from '../sheet/profile.tsx'
import { useProfileDraft } from '../sheet/profile-draft.ts'
import { useHeroTables } from '../tables.ts'
import { HeroBar } from './bar.tsx'
import { thrownUpTo, toldUpTo } from './beats.ts'
import { begunWith, HeroCard } from './card.tsx'
import { concerning } from './concerning.ts'
import { hasErrands, withErrands } from './errands.ts'
import { useHeroMenus } from './hero-menus.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { OutcomeCard } from './outcome.tsx'
import { HeroTold, taleOf } from './telling.tsx'
import { heroView } from './view.ts'
import '../style/table.css'

/** Plates and what is said about them come with the first moment. */
const shown = () => import('../moments/shown.tsx')
const GreatMoment = lazy(() => shown().then(({ GreatMoment: it }) => ({ default: it })))
const SmallMoment = lazy(() => shown().then(({ SmallMoment: it }) => ({ default: it })))

/** A game of HERO at the table. */
export function HeroTable({ table: plain, session }: TableProps) {
  const view = heroView(session)
  const asked = useErrandsAmongOptions(plain, session, withErrands, hasErrands)
  const { table, decision } = asked
  const draft = useDraft(decision, begunWith, table.hint?.pick)
  const menus = useHeroMenus({ table, view, decision, draft })
  const { telling, again } = useTelling(session, taleOf, toldUpTo)
  const ending = useEnding(session)
  useSounds(session, telling?.events)
  const moments = useMoments(session, plain.log, weigh)
  const profile = useProfileDraft(session.decision)
  const tables = useHeroTables()
  const log = useMemo(() => linesOf(table.log, view), [table.log, view])
  if (!view) return null
  const { outcome } = session
  const rolled = telling ? thrownUpTo(session.rolled, telling.events) : session.rolled
  // What happened is told to its end before the card is laid.
  const great = telling === null ? moments.great : null
  // What happened last is told to its end, and its moments are put away, before the card is laid.
  const over = ending.laid && telling === null && great === null ? outcome : null
  const filling = decision?.topic === 'profile' && tables ? { draft: profile, tables } : null
  return (
    <>
      <div className="app">
        <HeroBar table={table} view={telling?.view ?? view} />
        {filling ? (
          <ProfileSheet {...filling} />
        ) : (
          <Field
            view={telling?.view ?? view}
            session={session}
            own={view.seat}
            decision={telling ? null : decision}
            picked={draft.picked}
            events={telling?.events ?? session.events}
            told={telling && <HeroTold telling={telling} />}
            onPick={(id, isOnly) => (isOnly && isHarmless(decision) ? table.answer({ pick: [id] }) : draft.toggle(id))}
            onConfirm={() => answerDraft(table, decision, draft)}
            menus={menus}
          />
        )}
        {great && (
          <Suspense fallback={null}>
            <GreatMoment
              moment={great}
              onGo={moments.goOn}
              onward={moments.isLast && <OffersAtOnce {...asked} busy={plain.busy} onGo={moments.goOn} />}
            />
          </Suspense>
        )}
        {over && <EndCard session={session} outcome={over} rule="215" picture={(slug) => faceIn(view, slug)} onTable={ending.putAway} />}
        <TableSide
          session={session}
          card={
            outcome ? (
              <OutcomeCard session={session} outcome={outcome} view={view} />
            ) : filling && decision ? (
              <ProfileCard table={table} decision={decision} {...filling} />
            ) : (
              <HeroCard table={table} decision={decision} view={view} draft={draft} errands={asked} inPlace={menus.chosen} />
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
            topic: telling ? null : (decision?.topic ?? null),
            events: concerning(session.events, view),
            states: view.turn === 0 ? BEGINNING : NO_STATES,
          }}
          log={log}
          telling={telling}
          aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`}
        />
      </div>
      <Said events={session.events} decision={decision} />
    </>
  )
}

const BEGINNING: readonly string[] = ['begins']
const NO_STATES: readonly string[] = []

/** The face of a section's hero. */
function faceIn({ sections }: HeroView, section: string): string | null {
  const hero = sections.find(({ id }) => id === section)?.hero
  return hero ? faceOf(hero.name) : null
}

/** Counters already placed can be picked up again: here a press on the board is the answer. */
function isHarmless(decision: Decision | null): boolean {
  return decision?.topic === 'placement'
}
