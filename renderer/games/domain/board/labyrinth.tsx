import { type ReactNode, useRef, useState } from 'react'
import type { QuadrantId } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { Decision, LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { Legend } from '../../../board/legend.tsx'
import { PlacesList } from '../../../board/places-list.tsx'
import { AsList, Follow, Tabs, Zoom } from '../../../board/tools.tsx'
import { QUADRANT_NAMES, squareName } from '../names.ts'
import { Fields } from '../table/fields.ts'
import { useDomainTables } from '../tables.ts'
import { Board, type BoardProps, useLayout, type Way } from './board.tsx'
import { contentsOf } from './contents.ts'
import { MARKS } from './legend.tsx'
import { moverOf } from './light.ts'
import { stopsOf } from './stops.ts'
import { capital } from './words.ts'
import '../style/board.css'

interface LabyrinthProps {
  readonly view: DomainView
  /** Null where nothing can be pressed. */
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  readonly onPick: BoardProps['onPick']
  readonly onConfirm: () => void
  /** The menus of counters: left out in the replay. */
  readonly menus?: {
    /** Opens the menu of those on one square; null where there is none now. */
    readonly onOpen: BoardProps['onMenu']
    /** The squares among which a menu asks. */
    readonly where: readonly Option[]
  }
  /** The telling, over the board. */
  readonly told?: ReactNode
  /** The seat at the screen; null when nobody plays any more. */
  readonly own: Seat | null
  /** The whole ways of the characters, where they are known. */
  readonly ways?: readonly Way[]
  /** Commands at its foot. */
  readonly foot?: ReactNode
}

const WHOLE: Hold = { kind: 'whole' }
/** The zoom, in pixels per board unit, at which everything on a square can be read. */
const CLOSE: Hold = { kind: 'party', scale: 0.36 }
/** In a window narrower than this, in pixels, the squares of the whole board are too small to be pressed. */
const NARROW = 1200

const QUARTERS: Readonly<Record<QuadrantId, Hold>> = {
  nw: quarter(0, 0),
  ne: quarter(18, 0),
  se: quarter(18, 12),
  sw: quarter(0, 12),
}

function quarter(left: number, top: number): Hold {
  return { kind: 'part', bounds: { left: left - 0.4, top: top - 0.3, columns: 18.8, rows: 12.6 } }
}

/** The domain as a map or as a list of its places: the whole board, one quadrant, or close to whoever moves. */
export function Labyrinth(props: LabyrinthProps) {
  const tables = useDomainTables()
  return tables ? <Shown {...props} tables={tables} /> : <section className="mapwrap d-mapwrap" aria-label="The domain" />
}

type ShownProps = LabyrinthProps & Pick<BoardProps, 'tables'>

function Shown({ view, tables, decision, picked, events, onPick, onConfirm, menus, told: telling, own, ways, foot }: ShownProps) {
  const [wished, setHold] = useState<Hold | null>(null)
  const hold = wished ?? usualHold(view, own)
  const [asList, setAsList] = useState(false)
  const [legend, setLegend] = useState(false)
  const [wanted, setTrails] = useState<boolean | null>(null)
  // At the end the ways are the story.
  const trails = wanted ?? view.end !== null
  const [told, setTold] = useState<string | null>(null)
  const board = useRef<ChartHandle>(null)
  const where = menus?.where ?? NOWHERE
  const asked = decision && where.length > 0 ? { ...decision, options: where } : decision
  const shared = { view, tables, decision: asked, picked, onPick }
  const onHold = (to: Hold) => setHold(to.kind === 'party' && to.scale === null ? CLOSE : to)
  return (
    <section className="mapwrap d-mapwrap" aria-label="The domain">
      <div className="levels">
        <Parts view={view} own={own} hold={hold} onHold={onHold} />
        <div className="map-tools">
          {!asList && (
            <>
              <Zoom
                chart={() => board.current}
                isWhole={hold.kind === 'whole'}
                wholeTitle="The whole board (0)"
                onWhole={() => setHold(WHOLE)}
              />
              <Follow isOn={hold.kind === 'party'} title="Close up on whoever moves (Home)" onFollow={() => setHold(CLOSE)} />
              <Toggle isOn={trails} onChange={setTrails}>
                Ways
              </Toggle>
              <Toggle isOn={legend} onChange={setLegend}>
                Legend
              </Toggle>
            </>
          )}
          <AsList isList={asList} onChange={setAsList} />
        </div>
      </div>
      {asList ? (
        <Places {...shared} />
      ) : (
        <>
          <div className="d-boardwrap">
            <Board
              {...shared}
              ref={board}
              fresh={freshIn(events)}
              trails={trails ? (ways ?? trailsOf(view)) : null}
              hold={hold}
              onHold={onHold}
              onTell={setTold}
              onConfirm={onConfirm}
              onMenu={telling || where.length > 0 ? null : (menus?.onOpen ?? null)}
            />
            {telling}
            {legend && <Legend marks={MARKS} onClose={() => setLegend(false)} />}
          </div>
          {/* This is the name of the focused square, which a screen reader has read already. */}
          <div className="map-foot noprint">
            <p className="map-told" aria-hidden="true">
              {told ?? 'Tiles and most cards are drawn for this app: the printed ones are lost.'}
            </p>
            {foot}
          </div>
        </>
      )}
    </section>
  )
}

const NOWHERE: readonly Option[] = []

/** Close up on whoever moves as soon as the challenger at the screen has come in; the whole board before that and at the end. */
function usualHold({ characters, end }: DomainView, own: Seat | null): Hold {
  if (end !== null) return WHOLE
  const isIn = characters.some(({ seat, at }) => seat === own && at !== null)
  return isIn || window.innerWidth < NARROW ? CLOSE : WHOLE
}

interface PartsProps {
  readonly view: DomainView
  readonly own: Seat | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
}

/** What is seen of the board: all of it, the quadrant of the seat at the screen, or the mover's surroundings. */
function Parts({ view, own, hold, onHold }: PartsProps) {
  const mover = moverOf(view)
  const quadrant = view.characters.find(({ seat }) => seat === (own ?? view.active))?.quadrant ?? null
  const isQuadrant = hold.kind === 'part'
  return (
    <Tabs
      legend="Part of the board"
      open={hold.kind === 'free' ? 'none' : hold.kind}
      onOpen={(to) => {
        if (to === 'part') onHold(quadrant === null ? WHOLE : QUARTERS[quadrant])
        else onHold(to === 'party' ? CLOSE : WHOLE)
      }}
      tabs={[
        {
          of: 'whole',
          name: 'Whole',
          note: hold.kind === 'whole' ? laidWords(view.tiles.length) : '',
        },
        ...(quadrant === null ? [] : [{ of: 'part', name: capital(QUADRANT_NAMES[quadrant] ?? ''), note: isQuadrant ? 'a quadrant' : '' }]),
        ...(mover?.at == null ? [] : [{ of: 'party', name: squareName(mover.at), note: hold.kind === 'party' ? mover.name : '' }]),
      ]}
    />
  )
}

function laidWords(count: number): string {
  if (count === 0) return 'no tile yet'
  return count === 1 ? '1 tile laid' : `${count} tiles laid`
}

interface ToggleProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: string
}

function Toggle({ isOn, onChange, children }: ToggleProps) {
  return (
    <button type="button" className="btn btn--quiet" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </button>
  )
}

/** The slots that were filled, by id. */
function freshIn(events: readonly LogEntry[]): readonly string[] {
  return events.flatMap(({ type, data }) => {
    const fields = new Fields(data)
    if (type === 'tile-laid') return fields.numbers('slot').join('-')
    return type === 'chamber-laid' ? (fields.text('place') ?? []) : []
  })
}

/** As much of everybody's way as the view has. */
function trailsOf({ characters }: DomainView): readonly Way[] {
  return characters.map(({ seat, trail }) => ({ seat, squares: trail }))
}

type PlacesProps = Pick<BoardProps, 'view' | 'tables' | 'decision' | 'picked' | 'onPick'>

/** In words, row by row: squares with anything on them, those that answer the question, and where tiles may still be laid. */
function Places({ view, tables, decision, picked, onPick }: PlacesProps) {
  const layout = useLayout(tables, view)
  const stops = stopsOf({ tables, view, layout, contents: contentsOf(view), decision, hasMenus: false })
  return (
    <PlacesList
      label="Places of the domain"
      places={stops.filter(({ isNoted }) => isNoted)}
      picked={picked}
      onPick={(option) => onPick(option, true)}
    />
  )
}
