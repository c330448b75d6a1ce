import { Activity, useDeferredValue, useEffect, useState } from 'react'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import { isFocusFree } from '../../../arrival.ts'
import { Chronicle } from '../../../chronicle/chronicle.tsx'
import { type Draft, useDraft } from '../../../decision/draft.ts'
import { focusQuestion } from '../../../decision/focus.ts'
import { LuckButton } from '../../../dice/luck.tsx'
import { DiceTray } from '../../../dice/tray.tsx'
import type { TableProps } from '../../../game-page.ts'
import { Guided } from '../../../guide/guided.tsx'
import type { Table } from '../../../host/session.ts'
import { useSounds } from '../../../sound/use-sounds.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { heardOf } from '../../../table/paced.ts'
import { Said } from '../../../table/said.tsx'
import { MakingScreen } from '../making/making.tsx'
import { PortraitsContext, usePortraits } from '../ranks/portraits.ts'
import { Card } from './card.tsx'
import { Explore } from './explore.tsx'
import { Fight } from './fight.tsx'
import { monstersHere } from './here.ts'
import { OutcomeCard } from './outcome.tsx'
import type { TableParts } from './parts.ts'
import { RaidBar } from './raid-bar.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { type Telling, useTelling } from './telling.ts'
import { citadelView } from './view.ts'

/** A raid at the table: making the party, exploring, fighting, and the end. */
export function TableScreen({ table, session }: TableProps) {
  const view = citadelView(session)
  const draft = useDraft(session.decision)
  const [record, setRecord] = useState<string | null>(null)
  const portraits = usePortraits(session, view?.party ?? NO_PARTY)
  const telling = useTelling(session)
  useSounds(session, telling?.events)
  if (!view) return null
  const parts = { table, view, draft, onOpen: setRecord }
  return (
    <PortraitsContext value={portraits}>
      <div className="app">
        <RaidBar table={table} view={view} />
        {view.phase === 'start' ? <MakingScreen {...parts} /> : <Raid {...parts} telling={telling} />}
      </div>
      <Said events={session.events} decision={session.decision} />
      {record && <RecordDialog view={view} id={record} onClose={() => setRecord(null)} />}
    </PortraitsContext>
  )
}

function Raid({ table, view, draft, onOpen, telling }: TableParts & { readonly telling: Telling | null }) {
  const { view: session } = table
  const [mapWanted, setMapWanted] = useState(false)
  const fighting = telling !== null || (!session?.outcome && (view.fight !== null || monstersHere(view).length > 0))
  // The question and the chronicle first, the ranks a moment later: in one go, the first fight of a raid would cause a noticeable delay.
  const joined = useDeferredValue(fighting)
  const inRanks = fighting && joined && !mapWanted
  // The focused element may have gone with its field.
  useEffect(() => {
    if (isFocusFree() || (inRanks && document.activeElement?.closest('.explore'))) focusQuestion()
  }, [inRanks])
  if (!session) return null
  const decision = session.decision
  const seen = telling?.view ?? view
  const confirm = () => answerDraft(table, decision, draft)
  return (
    <>
      {/* Hidden, not unmounted: a large maze is slow to draw, and is needed again after the fight. */}
      <Activity mode={inRanks ? 'hidden' : 'visible'}>
        <Explore
          kept={`raid ${session.session}`}
          view={view}
          decision={decision}
          draft={draft}
          onOpen={onOpen}
          onConfirm={confirm}
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
          onMap={() => setMapWanted(true)}
        />
      )}
      <Side table={table} view={view} draft={draft} tray={!inRanks} telling={telling} />
    </>
  )
}

interface SideProps {
  readonly table: Table
  readonly view: CitadelView
  readonly draft: Draft
  readonly tray: boolean
  readonly telling: Telling | null
}

/** The side: the card on top and never elsewhere, then the dice, then the chronicle. */
function Side({ table, view, draft, tray, telling }: SideProps) {
  const session = table.view
  if (!session) return null
  const aside = view.fight ? `round ${view.fight.round}` : `turn ${view.turn}`
  const entries = heardOf(table.log, telling)
  const newFrom = session.events[0]?.n ?? Number.POSITIVE_INFINITY
  // After the raid the card is long, and the last throws are in the chronicle.
  const dice = tray && !session.outcome && session.rolled.length > 0
  return (
    <aside className={dice ? 'side' : 'side side--2'}>
      {session.outcome ? (
        <OutcomeCard session={session} outcome={session.outcome} view={view} />
      ) : (
        <Card table={table} decision={session.decision} view={view} draft={draft} />
      )}
      {dice && <DiceTray rolled={session.rolled} luck={<LuckButton session={session} />} />}
      <Guided choice={session.inputs} topic={session.decision?.topic ?? null} events={session.events} states={[`level.${view.level}`]}>
        <Chronicle session={session.session} entries={entries} newFrom={newFrom} aside={aside} />
      </Guided>
    </aside>
  )
}

const NO_PARTY: readonly CharacterView[] = []
