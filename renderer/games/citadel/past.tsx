import { memo, useState } from 'react'
import type { CharacterView } from '../../../engine/citadel/view-types.ts'
import type { Replay } from '../../../engine/kernel/types.ts'
import { useDraft } from '../../decision/draft.ts'
import type { PastProps } from '../../game-page.ts'
import { PastSide } from '../../table/past-side.tsx'
import { Levels } from './map/levels.tsx'
import { Party } from './ranks/party.tsx'
import { PortraitsContext, usePortraits } from './ranks/portraits.ts'
import { Explore } from './table/explore.tsx'
import { Fight } from './table/fight.tsx'
import { RecordDialog } from './table/record-dialog.tsx'
import { citadelView, monstersHere } from './table/view.ts'

/** A raid after a given choice: map or ranks, the question, the dice, the chronicle so far. */
export const CitadelPast = memo(function CitadelPast({ at, session, log }: PastProps) {
  const view = citadelView(session)
  const draft = useDraft(null)
  const [mapWanted, setMapWanted] = useState(false)
  const [record, setRecord] = useState<string | null>(null)
  const portraits = usePortraits(session, view?.party ?? NO_PARTY)
  if (!view) return null
  const fighting = !session.outcome && (view.fight !== null || monstersHere(view).length > 0)
  const aside = view.phase === 'start' ? 'before the gate' : view.fight ? `round ${view.fight.round}` : `turn ${view.turn}`
  return (
    <PortraitsContext value={portraits}>
      {view.phase === 'start' ? (
        <main className="field">
          <Party party={view.party} about={undefined} onOpen={setRecord} />
        </main>
      ) : fighting && !mapWanted ? (
        <Fight view={view} session={session} decision={null} draft={draft} log={log} onOpen={setRecord} onMap={() => setMapWanted(true)} />
      ) : (
        <Explore
          kept={`replay ${session.session}`}
          view={view}
          decision={null}
          draft={draft}
          onOpen={setRecord}
          onConfirm={nothing}
          onRanks={fighting ? () => setMapWanted(false) : null}
        />
      )}
      <PastSide at={at} session={session} log={log} aside={aside} />
      {record && <RecordDialog view={view} id={record} onClose={() => setRecord(null)} />}
    </PortraitsContext>
  )
})

function nothing(): void {}

const NO_PARTY: readonly CharacterView[] = []

/** The maze as known at that moment, with the way walked. Nothing can be chosen there. */
export function Route({ replay }: { readonly replay: Replay }) {
  const view = citadelView(replay)
  return view && <Levels view={view} decision={null} picked={[]} onPick={nothing} onConfirm={nothing} asRoute />
}
