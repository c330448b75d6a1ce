import { lazy, Suspense, useMemo } from 'react'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { Chronicle } from '../../../chronicle/chronicle.tsx'
import { useDraft } from '../../../decision/draft.ts'
import { LuckButton } from '../../../dice/luck.tsx'
import { DiceTray } from '../../../dice/tray.tsx'
import type { TableProps } from '../../../game-page.ts'
import { Guided } from '../../../guide/guided.tsx'
import { useMoments } from '../../../moment/queue.ts'
import { NextSlot } from '../../../moment/slot.tsx'
import { useSounds } from '../../../sound/use-sounds.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { EndCard } from '../../../table/end-card.tsx'
import { useEnding } from '../../../table/ending.ts'
import { Meanwhile } from '../../../table/meanwhile.tsx'
import { heardOf } from '../../../table/paced.ts'
import { Said } from '../../../table/said.tsx'
import { Field } from '../board/field.tsx'
import { faceOf } from '../face.ts'
import { weigh } from '../moments/degrees.ts'
import { ProfileCard, ProfileSheet } from '../sheet/profile.tsx'
import { useProfileDraft } from '../sheet/profile-draft.ts'
import { useHeroTables } from '../tables.ts'
import { HeroBar } from './bar.tsx'
import { thrownUpTo } from './beats.ts'
import { begunWith, HeroCard } from './card.tsx'
import { concerning } from './concerning.ts'
import { useErrands } from './errands.ts'
import { useHeroMenus } from './hero-menus.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'
import { OutcomeCard } from './outcome.tsx'
import { Told, useTelling } from './telling.tsx'
import { heroView } from './view.ts'
import '../style/table.css'

/** Plates and what is said about them come with the first moment. */
const shown = () => import('../moments/shown.tsx')
const GreatMoment = lazy(() => shown().then(({ GreatMoment: it }) => ({ default: it })))
const SmallMoment = lazy(() => shown().then(({ SmallMoment: it }) => ({ default: it })))

/** A game of HERO at the table. */
export function HeroTable({ table: plain, session }: TableProps) {
  const view = heroView(session)
  const asked = useErrands(plain, session)
  const { table, decision } = asked
  const draft = useDraft(decision, begunWith, table.hint?.pick)
  const menus = useHeroMenus({ table, view, decision, draft })
  const { telling, again } = useTelling(session)
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
  const meanwhile = outcome === null && telling === null ? meantimesOf(session.events, view) : []
  const small = telling === null && outcome === null ? moments.small : null
  const dice = outcome === null && meanwhile.length === 0 && (rolled.length > 0 || small !== null)
  const strip = small && (
    <Suspense fallback={null}>
      <SmallMoment moment={small} />
    </Suspense>
  )
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
            told={telling && <Told telling={telling} />}
            onPick={(id, isOnly) => (isOnly && isHarmless(decision) ? table.answer({ pick: [id] }) : draft.toggle(id))}
            onConfirm={() => answerDraft(table, decision, draft)}
            menus={menus}
          />
        )}
        {great && (
          <Suspense fallback={null}>
            <GreatMoment moment={great} onGo={moments.goOn} />
          </Suspense>
        )}
        {over && <EndCard session={session} outcome={over} rule="215" picture={(slug) => faceIn(view, slug)} onTable={ending.putAway} />}
        <aside className={dice || meanwhile.length > 0 ? 'side' : 'side side--2'}>
          {great || over ? (
            <NextSlot session={session} />
          ) : outcome ? (
            <OutcomeCard session={session} outcome={outcome} view={view} />
          ) : filling && decision ? (
            <ProfileCard table={table} decision={decision} {...filling} />
          ) : (
            <HeroCard table={table} decision={decision} view={view} draft={draft} errands={asked} inPlace={menus.chosen} />
          )}
          {meanwhile.length > 0 && (
            <Meanwhile lines={meanwhile} onWatch={again}>
              {strip}
            </Meanwhile>
          )}
          {dice && (
            <DiceTray rolled={rolled} luck={<LuckButton session={session} />}>
              {strip}
            </DiceTray>
          )}
          <Guided
            choice={session.inputs}
            topic={telling ? null : (decision?.topic ?? null)}
            events={concerning(session.events, view)}
            states={view.turn === 0 ? BEGINNING : NO_STATES}
          >
            <Chronicle
              session={session.session}
              entries={heardOf(log, telling)}
              newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY}
              aside={view.turn === 0 ? 'before the first turn' : `turn ${view.turn}`}
            />
          </Guided>
        </aside>
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
