import { Activity, lazy, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import { isFocusFree } from '../../../arrival.ts'
import { type Draft, useDraft } from '../../../decision/draft.ts'
import { OffersAtOnce } from '../../../errand/offers.tsx'
import { type Errands, useErrands } from '../../../errand/use-errands.ts'
import type { TableProps } from '../../../game-page.ts'
import type { Table } from '../../../host/session.ts'
import { focusQuestion } from '../../../keys/focus.ts'
import { type Moments, useMoments } from '../../../moment/queue.ts'
import { useSounds } from '../../../sound/use-sounds.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { EndCard } from '../../../table/end-card.tsx'
import { useEnding } from '../../../table/ending.ts'
import { Said } from '../../../table/said.tsx'
import { TableSide } from '../../../table/side.tsx'
import type { ShownPlace } from '../map/levels.tsx'
import { weigh } from '../moments/degrees.ts'
import { PortraitsContext, usePortraits } from '../ranks/portraits.ts'
import { Card } from './card.tsx'
import { concerning } from './concerning.ts'
import { Explore } from './explore.tsx'
import { Fight } from './fight.tsx'
import { monstersHere } from './here.ts'
import { onward } from './onward.ts'
import { OutcomeCard } from './outcome.tsx'
import type { TableParts } from './parts.ts'
import { RaidBar } from './raid-bar.tsx'
import { useRaidMenus } from './raid-menus.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type FightTelling, useFightTelling } from './telling.ts'
import { citadelView } from './view.ts'

/** Plates and what is said about them come with the first moment. */
const shown = () => import('../moments/shown.tsx')
const GreatMoment = lazy(() => shown().then(({ GreatMoment: it }) => ({ default: it })))
const SmallMoment = lazy(() => shown().then(({ SmallMoment: it }) => ({ default: it })))

/** The party is made once in a raid, and often by one press elsewhere. */
const MakingScreen = lazy(() => import('../making/making.tsx').then(({ MakingScreen: it }) => ({ default: it })))

/** A raid at the table: making the party, exploring, fighting, and the end. */
export function TableScreen({ table, session }: TableProps) {
  const view = citadelView(session)
  const draft = useDraft(session.decision, (decision) => onward(decision, view), table.hint?.pick)
  const errands = useErrands(table, session)
  const [record, setRecord] = useState<string | null>(null)
  const portraits = usePortraits(session, view?.party ?? NO_PARTY)
  const moments = useMoments(session, table.log, weigh)
  const [place, setPlace] = useState<ShownPlace | null>(null)
  const ending = useEnding(session)
  const telling = useFightTelling(session, moments.great?.event ?? null)
  useSounds(session, telling?.events)
  if (!view) return null
  const parts = { table, view, draft, errands, onOpen: setRecord }
  const over = moments.great ? (
    <Suspense fallback={null}>
      <GreatMoment
        moment={moments.great}
        log={table.log}
        onGo={moments.goOn}
        onward={moments.isLast && <OffersAtOnce {...errands} busy={table.busy} onGo={moments.goOn} />}
        onShow={(place) => {
          moments.goOn()
          setPlace(place)
        }}
      />
    </Suspense>
  ) : (
    ending.laid &&
    session.outcome && (
      <EndCard
        session={session}
        outcome={session.outcome}
        rule="17.0"
        picture={(slug) => portraits.get(slug) ?? null}
        onTable={ending.putAway}
      />
    )
  )
  return (
    <PortraitsContext value={portraits}>
      <div className="app">
        <RaidBar table={table} view={telling?.view ?? view} />
        {view.phase === 'start' ? (
          <Suspense fallback={null}>
            <MakingScreen {...parts} over={over} />
          </Suspense>
        ) : (
          <Raid {...parts} over={over} place={place} small={moments.small} telling={telling} />
        )}
      </div>
      <Said session={session} laid={moments.great} isTelling={telling !== null} />
      {record && <RecordDialog view={view} id={record} onClose={() => setRecord(null)} />}
    </PortraitsContext>
  )
}

interface RaidProps extends TableParts {
  /** The moment that lies on the table. */
  readonly over: ReactNode
  /** The place that was asked for. */
  readonly place: ShownPlace | null
  readonly small: Moments['small']
  readonly telling: FightTelling | null
}

function Raid({ table, view, draft, errands, onOpen, over, place, small, telling }: RaidProps) {
  const { view: session } = table
  const [mapWanted, setMapWanted] = useState(false)
  const seen = telling?.view ?? view
  // A fight is told to its end before the card is laid; but whoever is met is seen first.
  const great = (telling === null || telling.waits) && over ? over : null
  const isOver = telling === null && Boolean(session?.outcome)
  const fighting = !isOver && (seen.fight !== null || monstersHere(seen).length > 0)
  // A place that is asked for is shown on the map, also during a fight.
  const [shown, setShown] = useState(place)
  if (place !== shown) {
    setShown(place)
    setMapWanted(fighting)
  }
  // The question and the chronicle first, the ranks a moment later: in one go, the first fight of a raid would cause a noticeable delay.
  const joined = useDeferredValue(fighting)
  const inRanks = fighting && joined && !mapWanted
  // The focused element may have gone with its field.
  useEffect(() => {
    if (isFocusFree() || (inRanks && document.activeElement?.closest('.explore'))) focusQuestion()
  }, [inRanks])
  const menu = useRaidMenus({ table, view, draft, onOpen })
  if (!session) return null
  const decision = session.decision
  const confirm = () => (errands.open ? errands.onGo() : answerDraft(table, decision, draft))
  return (
    <>
      {/* Hidden, not unmounted: a large maze is slow to draw, and is needed again after the fight. */}
      <Activity mode={inRanks ? 'hidden' : 'visible'}>
        <Explore
          kept={`raid ${session.session}`}
          view={seen}
          decision={telling ? null : decision}
          draft={draft}
          {...(!telling && { errands })}
          onOpen={onOpen}
          menu={inRanks || telling ? undefined : menu}
          onConfirm={confirm}
          show={place}
          onRanks={fighting && mapWanted ? () => setMapWanted(false) : null}
        />
      </Activity>
      {inRanks && (
        <Fight
          view={seen}
          session={session}
          decision={decision}
          draft={draft}
          log={table.log}
          telling={telling}
          onOpen={onOpen}
          menu={menu}
          onMap={() => setMapWanted(true)}
        />
      )}
      {great}
      <Side
        table={table}
        view={seen}
        draft={draft}
        errands={errands}
        tray={!inRanks || seen.fight === null}
        telling={telling}
        great={great !== null}
        chosen={menu.chosen}
        small={small}
      />
    </>
  )
}

interface SideProps {
  readonly table: Table
  readonly view: CitadelView
  readonly draft: Draft
  readonly errands: Errands
  readonly tray: boolean
  readonly telling: FightTelling | null
  /** Whether a moment lies on the table. */
  readonly great: boolean
  /** What the menu of a counter has chosen. */
  readonly chosen: ReactNode
  readonly small: Moments['small']
}

/** The side: the card on top and never elsewhere, then the dice, then the chronicle. */
function Side({ table, view, draft, errands, tray, telling, great, chosen, small }: SideProps) {
  const session = table.view
  if (!session) return null
  const rolled = tray ? session.rolled : []
  // For as long as it is new: later throws need the room, and so does the card.
  const strip = small?.session === session && (
    <Suspense fallback={null}>
      <SmallMoment moment={small} />
    </Suspense>
  )
  return (
    <TableSide
      session={session}
      card={
        session.outcome ? (
          <OutcomeCard session={session} outcome={session.outcome} view={view} />
        ) : (
          <Card table={table} decision={session.decision} view={view} draft={draft} errands={errands} chosen={chosen} />
        )
      }
      isCovered={great}
      rolled={rolled}
      strip={strip}
      meanwhile={NOBODY}
      guide={{ topic: session.decision?.topic ?? null, events: concerning(session.events, view), states: [`level.${view.level}`] }}
      log={table.log}
      telling={telling}
      aside={view.fight ? `round ${view.fight.round}` : `turn ${view.turn}`}
    />
  )
}

/** What others do is seen in the ranks and on the map. */
const NOBODY = { lines: [], onWatch: null } as const
const NO_PARTY: readonly CharacterView[] = []
