import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { Chronicle } from '../../chronicle/chronicle.tsx'
import { useDraft } from '../../decision/draft.ts'
import { DiceTray } from '../../dice/tray.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useKeys } from '../../frame/keys.ts'
import { partySpot } from '../../games/citadel/map/maze.ts'
import { placeName } from '../../games/citadel/map/place-name.ts'
import { Party } from '../../games/citadel/ranks/party.tsx'
import { Explore } from '../../games/citadel/table/explore.tsx'
import { Fight } from '../../games/citadel/table/fight.tsx'
import { monstersHere } from '../../games/citadel/table/here.ts'
import { RecordDialog } from '../../games/citadel/table/record-dialog.tsx'
import { citadelView } from '../../games/citadel/table/view.ts'
import { Curtain, isDrawn } from '../../games/hero/curtain.tsx'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, cameFrom, go, type Place, replace } from '../../navigation.ts'
import { type Offer, useOffers } from '../../palette/commands.ts'
import { pastOf } from '../../pasts.tsx'
import { Said } from '../../table/said.tsx'
import { PositionCard } from './card.tsx'
import { type MomentKind, momentsOf, nextMoment } from './moments.ts'
import { type Position, usePosition, useRaid } from './position.ts'
import { PACES, type Pace, Timeline } from './timeline.tsx'

interface ReplayScreenProps {
  readonly session: string
  /** After so many choices; null for the newest position. */
  readonly input: number | null
}

/** A raid looked back on, open or over: the table as it stood after each choice. Nothing can be done there. */
export function ReplayScreen({ session, input }: ReplayScreenProps) {
  const raid = useRaid(session)
  const inputs = raid.now?.inputs ?? null
  const [wanted, setWanted] = useAddress(session, input)
  const at = inputs === null ? null : Math.min(wanted ?? inputs, inputs)
  const { position, error } = usePosition({ session, revision: raid.now?.revision ?? null, wanted: at })
  const [lifted, lift] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>('steadily')
  const moments = useMemo(() => momentsOf(raid.log, raid.chapters, peopleOf(raid.now)), [raid])
  const stand = (to: number) => {
    setPlaying(false)
    setWanted(to)
  }

  const shown = position?.at ?? null
  useEffect(() => {
    if (!isPlaying || inputs === null || at === null || shown !== at) return
    if (at >= inputs) return setPlaying(false)
    const timer = setTimeout(() => setWanted(at + 1), PACES[pace])
    return () => clearTimeout(timer)
  }, [isPlaying, inputs, at, shown, pace, setWanted])

  const leap = (kind: MomentKind, way: 'before' | 'after'): Offer => {
    const there = at === null ? null : nextMoment(moments, kind, at, way)
    return there === null ? `There is no ${kind} ${way === 'after' ? 'after' : 'before'} this one.` : () => stand(there.from)
  }
  useOffers({
    'look-back': 'This is looked back on already.',
    'previous-turn': leap('turn', 'before'),
    'next-turn': leap('turn', 'after'),
    'previous-fight': leap('fight', 'before'),
    'next-fight': leap('fight', 'after'),
  })

  useKeys((event) => {
    if (inputs === null || at === null || event.ctrlKey || event.metaKey || event.altKey) return
    const to = keyLeads(event, at, inputs, (way) => nextMoment(moments, 'turn', at, way)?.from)
    if (to !== null) stand(to)
    else if (event.key === ' ' && !isForAnother(event.target)) setPlaying(!isPlaying && at < inputs)
    else return
    event.preventDefault()
  })

  const trouble = raid.error ?? error
  const view = position && citadelView(position.view)
  const Past = position && pastOf(position.view.game)
  if (trouble) return <TroubleScreen error={trouble} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (!raid.now || inputs === null || at === null || !position || (!view && !Past)) return <Waiting>Turning back the pages.</Waiting>
  const bar = (
    <Bar where={view ? <Where view={view} /> : <b>Looking back</b>}>
      <BackLink fallback={raid.now.outcome && view ? { kind: 'story', session } : { kind: 'table', session }} />
    </Bar>
  )
  if (Past && isDrawn(raid.now, lifted)) {
    const { now } = raid
    return (
      <div className="app app--whole">
        {bar}
        <Curtain session={now} onLift={() => lift(now.seat)} />
      </div>
    )
  }
  return (
    <>
      <div className="app replay">
        {bar}
        <Timeline
          at={at}
          inputs={inputs}
          moments={moments}
          isPlaying={isPlaying}
          pace={pace}
          onGo={stand}
          onPlay={setPlaying}
          onPace={setPace}
        />
        {view && <Board position={position} view={view} log={raid.log} />}
        {Past && (
          <Suspense fallback={<Waiting>Turning back the pages.</Waiting>}>
            <Past at={position.at} session={position.view} log={raid.log} />
          </Suspense>
        )}
      </div>
      <Said events={position.view.events} decision={position.view.decision} />
    </>
  )
}

/** Those whose deaths are falls, by id. */
function peopleOf(now: SessionView | null): ReadonlySet<string> {
  const party = (now && citadelView(now))?.party ?? []
  return new Set(party.flatMap(({ id, kind }) => (kind === 'charmed-monster' ? [] : [id])))
}

/** So long the address waits until scrubbing has come to rest: browsers refuse to write it as often as a slider moves. */
const REST = 300

/** The position asked for, which the address follows. Whoever changes the address goes there. */
function useAddress(session: string, input: number | null) {
  const [wanted, setWanted] = useState(input)
  const written = useRef(input)
  useEffect(() => {
    if (input === written.current) return
    written.current = input
    setWanted(input)
  }, [input])
  useEffect(() => {
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      replace({ kind: 'replay', session, input: wanted })
    }, REST)
    return () => clearTimeout(timer)
  }, [session, wanted])
  return [wanted, setWanted] as const
}

/** Arrows step by choices, with Shift by turns; Home and End lead to the ends. Null for any other key. */
function keyLeads(
  { key, shiftKey }: KeyboardEvent,
  at: number,
  inputs: number,
  turn: (way: 'before' | 'after') => number | undefined,
): number | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? (turn('before') ?? 0) : Math.max(0, at - 1)
    case 'ArrowRight':
      return shiftKey ? (turn('after') ?? inputs) : Math.min(inputs, at + 1)
    case 'Home':
      return 0
    case 'End':
      return inputs
    default:
      return null
  }
}

function isForAnother(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [tabindex="0"]') !== null
}

function Where({ view }: { readonly view: CitadelView }) {
  const spot = partySpot(view)
  if (view.phase === 'start') return <b>Looking back: before the gate</b>
  return (
    <>
      <span>
        Looking back: turn <b>{view.turn}</b>
      </span>
      {spot && (
        <span>
          Level <b>{spot.level}</b>, {placeName(spot.segment)}
        </span>
      )}
    </>
  )
}

const BACK: { readonly [K in Place['kind']]?: string } = {
  table: 'Back to the table',
  story: 'Back to the story',
  chronicle: 'Back to the chronicle',
  hall: 'Back to the hall',
}

/** To where one came from; after a reload to the table, or the story of a raid that is over. */
function BackLink({ fallback }: { readonly fallback: Place }) {
  const [place] = useState(() => cameFrom() ?? fallback)
  return (
    <a className="btn btn--quiet" href={addressOf(place)}>
      <Icon name="x-undo" />
      {BACK[place.kind] ?? 'Back'}
    </a>
  )
}

interface BoardProps {
  readonly position: Position
  readonly view: CitadelView
  readonly log: readonly LogEntry[]
}

/** The table as it stood: map or ranks, what was asked, the dice, the chronicle up to there. */
const Board = memo(function Board({ position: { at, view: session }, view, log }: BoardProps) {
  const draft = useDraft(null)
  const [mapWanted, setMapWanted] = useState(false)
  const [record, setRecord] = useState<string | null>(null)
  const fighting = !session.outcome && (view.fight !== null || monstersHere(view).length > 0)
  const told = log.filter(({ input = 0 }) => input <= at)
  const aside = view.phase === 'start' ? 'before the gate' : view.fight ? `round ${view.fight.round}` : `turn ${view.turn}`
  return (
    <>
      {view.phase === 'start' ? (
        <main className="field">
          <Party party={view.party} about={undefined} onOpen={setRecord} />
        </main>
      ) : fighting && !mapWanted ? (
        <Fight view={view} session={session} decision={null} draft={draft} log={told} onOpen={setRecord} onMap={() => setMapWanted(true)} />
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
      <aside className={session.rolled.length > 0 ? 'side' : 'side side--2'}>
        <PositionCard key={at} at={at} view={session} />
        <DiceTray rolled={session.rolled} />
        <Chronicle session={session.session} entries={told} newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY} aside={aside} />
      </aside>
      {record && <RecordDialog view={view} id={record} onClose={() => setRecord(null)} />}
    </>
  )
})

function nothing(): void {}
