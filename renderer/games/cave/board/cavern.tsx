import { type ReactNode, useRef, useState } from 'react'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { Legend } from '../../../board/legend.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { AsList, Follow, Tabs, Zoom } from '../../../board/tools.tsx'
import { spaceName } from '../names.ts'
import { useCaveTables } from '../tables.ts'
import { Board, type BoardProps, useStops } from './board.tsx'
import { moverOf } from './contents.ts'
import { MARKS } from './legend.tsx'
import '../style/board.css'

interface CavernProps {
  readonly view: CaveView
  /** Null where nothing can be pressed. */
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  readonly onPick: BoardProps['onPick']
  readonly onConfirm: () => void
  /** The menus of counters: left out in the replay. */
  readonly menus?: {
    /** Opens the menu of those on one space; null where there is none now. */
    readonly onOpen: BoardProps['onMenu']
    /** The spaces among which a menu asks. */
    readonly where: readonly Option[]
  }
  /** The telling, over the board. */
  readonly told?: ReactNode
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  /** Beside the map: the sheets of the others. */
  readonly beside?: ReactNode
  /** Commands at its foot. */
  readonly foot?: ReactNode
}

const WHOLE: Hold = { kind: 'whole' }
/** The zoom, in pixels per board unit, at which everything on a space can be read. */
const CLOSE: Hold = { kind: 'party', scale: 0.95 }

/** The cave as a map or as a list of its places: all of it, or close to whoever moves. */
export function Cavern(props: CavernProps) {
  const tables = useCaveTables()
  return tables ? <Shown {...props} tables={tables} /> : <section className="mapwrap v-mapwrap" aria-label="The cave" />
}

type ShownProps = CavernProps & Pick<BoardProps, 'tables'>

function Shown({ view, tables, decision, picked, events, onPick, onConfirm, menus, told: telling, own, beside, foot }: ShownProps) {
  const [hold, setHold] = useState<Hold>(WHOLE)
  const [asList, setAsList] = useState(false)
  const [legend, setLegend] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const board = useRef<ChartHandle>(null)
  const where = menus?.where ?? NOWHERE
  const asked = decision && where.length > 0 ? { ...decision, options: where } : decision
  const shared = { view, tables, decision: asked, picked, events, onPick }
  const onHold = (to: Hold) => setHold(to.kind === 'party' && to.scale === null ? CLOSE : to)
  return (
    <section className="mapwrap v-mapwrap" aria-label="The cave">
      <div className="levels">
        <Parts view={view} own={own} hold={hold} onHold={onHold} />
        <div className="map-tools">
          {!asList && (
            <>
              <Zoom
                chart={() => board.current}
                isWhole={hold.kind === 'whole'}
                wholeTitle="The whole cave (0)"
                onWhole={() => setHold(WHOLE)}
              />
              <Follow isOn={hold.kind === 'party'} title="Close up on whoever moves (Home)" onFollow={() => setHold(CLOSE)} />
              <button type="button" className="btn btn--quiet" aria-pressed={legend} onClick={() => setLegend(!legend)}>
                Legend
              </button>
            </>
          )}
          <AsList isList={asList} onChange={setAsList} />
        </div>
      </div>
      {asList ? (
        <Spaces {...shared} />
      ) : (
        <>
          <div className="v-boardwrap">
            <Board
              {...shared}
              ref={board}
              hold={hold}
              onHold={onHold}
              onTell={setTold}
              onConfirm={onConfirm}
              onMenu={telling || where.length > 0 ? null : (menus?.onOpen ?? null)}
            />
            {telling}
            {legend ? <Legend marks={MARKS} onClose={() => setLegend(false)} /> : beside}
          </div>
          {/* This is the name of the focused space, which a screen reader has read already. */}
          <div className="map-foot noprint">
            <p className="map-told" aria-hidden="true">
              {told ?? 'Where everything lies, and most cards, are made for this app: the printed ones are lost.'}
            </p>
            {foot}
          </div>
        </>
      )}
    </section>
  )
}

const NOWHERE: readonly Option[] = []

interface PartsProps {
  readonly view: CaveView
  readonly own: Seat | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
}

/** What is seen of the cave: all of it, or the surroundings of whoever moves. */
function Parts({ view, own, hold, onHold }: PartsProps) {
  const mover = moverOf(view)
  const who = mover === null ? '' : mover.seat === own ? 'you' : mover.name
  return (
    <Tabs
      legend="Part of the cave"
      open={hold.kind === 'free' ? 'none' : hold.kind}
      onOpen={(to) => onHold(to === 'party' ? CLOSE : WHOLE)}
      tabs={[
        { of: 'whole', name: 'The Cave', note: hold.kind === 'whole' ? crystalWords(view) : '' },
        ...(mover === null ? [] : [{ of: 'party', name: spaceName(mover.at), note: hold.kind === 'party' ? who : '' }]),
      ]}
    />
  )
}

function crystalWords({ crystal }: CaveView): string {
  return crystal === null ? '41 spaces' : `the Crystal in ${spaceName(crystal)}`
}

/** In words: spaces with anything on them, and those that answer the question. */
function Spaces({
  view,
  tables,
  decision,
  picked,
  events,
  onPick,
}: Omit<Parameters<typeof useStops>[0], 'hasMenus'> & Pick<BoardProps, 'onPick'>) {
  const { stops } = useStops({ view, tables, decision, picked, events, hasMenus: false })
  return (
    <PlacesList
      label="Spaces of the cave"
      places={stops.filter(({ isNoted }) => isNoted)}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}
