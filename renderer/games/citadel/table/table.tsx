import { Activity, lazy, Suspense, useContext, useDeferredValue, useEffect, useState } from 'react'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import { isFocusFree } from '../../../arrival.ts'
import { useDraft } from '../../../decision/draft.ts'
import { useErrandsAmongOptions } from '../../../errand/among-options.ts'
import { withErrandsLast } from '../../../errand/as-option.ts'
import { useChosen, warned } from '../../../errand/use-chosen.ts'
import type { TableProps } from '../../../game-page.ts'
import { focusQuestion } from '../../../keys/focus.ts'
import { useMoments } from '../../../moment/queue.ts'
import { answerDraft } from '../../../table/answer-draft.ts'
import { LaidTable, momentsOf } from '../../../table/game-table.tsx'
import { concerning, EVENTS } from '../events.ts'
import { isReady } from '../making/finish.ts'
import type { ShownPlace } from '../map/levels.tsx'
import { ShowPlace } from '../map/levels.tsx'
import { PortraitsContext, usePortraits } from '../ranks/portraits.ts'
import { Card } from './card.tsx'
import { Explore } from './explore.tsx'
import { Fight } from './fight.tsx'
import { onward } from './onward.ts'
import { OutcomeCard } from './outcome.tsx'
import { useRaidMenus } from './raid-menus.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { useFightTelling } from './telling.ts'
import { citadelView, monstersHere } from './view.ts'
import { Where } from './where.tsx'

const MOMENTS = momentsOf(EVENTS.weigh, () => import('../moments/shown.tsx'))

/** The party is made once in a raid, and often by one press elsewhere. */
const making = () => import('../making/making.tsx')
const MakingField = lazy(() => making().then(({ MakingField: it }) => ({ default: it })))
const MakingCard = lazy(() => making().then(({ MakingCard: it }) => ({ default: it })))

/** A raid at the table: making the party, exploring, fighting, and the end. */
export function TableScreen({ table, session }: TableProps) {
  const view = citadelView(session)
  const portraits = usePortraits(session, view?.party ?? NO_PARTY)
  return (
    view && (
      <PortraitsContext value={portraits}>
        <Raid table={table} session={session} view={view} />
      </PortraitsContext>
    )
  )
}

interface RaidProps extends TableProps {
  readonly view: CitadelView
}

function Raid({ table: plain, session, view }: RaidProps) {
  const among = useErrandsAmongOptions(plain, session, withErrandsLast)
  const draft = useDraft(among.decision, (decision) => onward(session.decision ?? decision, view), plain.hint?.pick)
  const chosen = useChosen(among, draft.picked)
  const asked = { ...among, decision: among.decision && warned(among.decision, chosen) }
  const { table, decision } = asked
  const [record, setRecord] = useState<string | null>(null)
  const portraits = useContext(PortraitsContext)
  const queue = useMoments(session, plain.log, EVENTS.weigh)
  const [place, setPlace] = useState<ShownPlace | null>(null)
  const telling = useFightTelling(session, queue.great?.event ?? null)
  const seen = telling?.view ?? view
  const { fighting, inRanks, showMap } = useRanks(seen, telling === null && session.outcome !== null, place)
  const parts = { asked, view, draft, onOpen: setRecord }
  const menu = useRaidMenus(parts)
  const isStart = view.phase === 'start'
  const ways = {
    offered: asked.offered,
    chosen,
    onOpen: (id: string) => {
      const errand = asked.offered.find((each) => each.id === id)
      if (errand && asked.atOnce(errand)) asked.onOpen(id)
      else draft.toggle(id)
    },
  }
  const question = telling ? null : session.decision
  return (
    <ShowPlace value={setPlace}>
      <LaidTable
        session={session}
        asked={asked}
        where={<Where view={seen} />}
        noUndo="Can’t undo: it stops at dice, draws and secrets, and at what the campaign allows."
        field={
          isStart ? (
            <Suspense fallback={null}>
              <MakingField {...parts} session={session} />
            </Suspense>
          ) : (
            <>
              {/* Hidden, not unmounted: a large maze is slow to draw, and is needed again after the fight. */}
              <Activity mode={inRanks ? 'hidden' : 'visible'}>
                <Explore
                  kept={`raid ${session.session}`}
                  view={seen}
                  decision={question}
                  draft={draft}
                  {...(!telling && { errands: ways })}
                  onOpen={setRecord}
                  menu={inRanks || telling ? undefined : menu}
                  onConfirm={() => chosen?.plan?.stops === undefined && answerDraft(table, decision, draft)}
                  show={place}
                  onRanks={fighting && !inRanks ? () => showMap(false) : null}
                />
              </Activity>
              {inRanks && (
                <Fight
                  view={seen}
                  session={session}
                  decision={session.decision}
                  draft={draft}
                  log={plain.log}
                  telling={telling}
                  onOpen={setRecord}
                  menu={menu}
                  onMap={() => showMap(true)}
                />
              )}
            </>
          )
        }
        card={
          isStart ? (
            <Suspense fallback={null}>
              <MakingCard {...parts} session={session} />
            </Suspense>
          ) : (
            <Card {...parts} inPlace={menu.chosen} />
          )
        }
        end={{
          rule: '17.0',
          picture: (slug) => portraits.get(slug) ?? null,
          card: (outcome) => <OutcomeCard session={session} outcome={outcome} view={view} />,
        }}
        moments={MOMENTS}
        queue={queue}
        // What others do is seen in the ranks and on the map.
        told={{ telling, again: null }}
        guide={{ events: concerning(session.events, seen), states: [`level.${seen.level}`] }}
        aside={isStart ? 'before the gate' : seen.fight ? `round ${seen.fight.round}` : `turn ${seen.turn}`}
        // In a fight the dice lie under the ranks; what was thrown for a party that is ready stands on its cards.
        rolled={(inRanks && seen.fight !== null) || isReady(session.decision, view) ? NOTHING : session.rolled}
      />
      {record && <RecordDialog view={view} id={record} onClose={() => setRecord(null)} />}
    </ShowPlace>
  )
}

interface Ranks {
  readonly fighting: boolean
  /** The ranks are shown, not the map. */
  readonly inRanks: boolean
  readonly showMap: (wanted: boolean) => void
}

/** Whether the ranks stand in the field. A place that is called for is shown on the map, also during a fight. */
function useRanks(view: CitadelView, isOver: boolean, place: ShownPlace | null): Ranks {
  const [mapWanted, setMapWanted] = useState(false)
  const fighting = !isOver && view.phase !== 'start' && (view.fight !== null || monstersHere(view).length > 0)
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
  return { fighting, inRanks, showMap: setMapWanted }
}

const NOTHING: readonly never[] = []
const NO_PARTY: readonly CharacterView[] = []
