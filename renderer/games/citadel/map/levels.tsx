import { createContext, useEffect, useRef, useState } from 'react'
import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import { LEVELS } from '../../../../engine/citadel/tables/index.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import { type Cell, cellKey } from '../../../board/cell.ts'
import type { ChartHandle } from '../../../board/chart.tsx'
import { Legend } from '../../../board/legend.tsx'
import { AsList, Follow, Tabs, Zoom } from '../../../board/tools.tsx'
import type { Chosen } from '../../../errand/use-chosen.ts'
import { errandTo } from './board.ts'
import { GoTo } from './go-to.tsx'
import { MARKS } from './legend.tsx'
import { type Look, useLook } from './look.tsx'
import { MazeMap, type MazeMapProps } from './maze-map.tsx'
import { PlacesOfLevel } from './places-of-level.tsx'

interface LevelsProps {
  readonly view: CitadelView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** What leads to a place in several steps; left out in the replay. */
  readonly errands?: Ways
  /** In the replay: the way walked, under an even light. */
  readonly asRoute?: boolean
  /** A place to be shown: the map goes there whenever a new one comes. */
  readonly show?: ShownPlace | null
  /** The key under which the look at the maze is remembered; without one every map starts over. */
  readonly kept?: string
}

/** A place of the maze that someone wants to see. */
export interface ShownPlace {
  readonly level: Level
  readonly cell: Cell
}

const WITH_THE_PARTY: Hold = { kind: 'party', scale: null }
const UNTOUCHED: Omit<Look, 'stood' | 'shown'> = { looked: null, held: null, asList: false, walked: false, legend: false, abreast: false }

/** The maze with its levels as tabs or side by side, as a chart or as a list. The tab follows the party until a level is chosen. */
export function Levels({ view, decision, picked, onPick, onConfirm, errands, asRoute = false, show = null, kept }: LevelsProps) {
  const [look, change] = useLook(kept ?? null, { ...UNTOUCHED, stood: { current: null }, shown: new Map(), walked: asRoute })
  const charts = useRef(new Map<Level, ChartHandle>())
  const [told, setTold] = useState<string | null>(null)
  // A look at another level ends when the party changes level.
  const level = look.looked && look.looked.from === view.level ? look.looked.level : view.level
  const lookAt = (at: Level) => change({ looked: { level: at, from: view.level } })
  const { goTo, goToNamed } = useGoing(charts.current, view, level, lookAt)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is called for
  useEffect(() => {
    if (show) goTo(show.level, show.cell)
  }, [show])
  /** Shows the place, with the way there where it can be walked to. */
  const goAndAsk = (cell: Cell) => {
    const on = goToNamed(cell)
    const segments = on === null ? [] : segmentsOn(view, on)
    const there = segments.find((segment) => cellKey(segment) === cellKey(cell))
    const errand = there && errandTo(there, segments, errands?.offered ?? [])
    if (errand) errands?.onOpen(errand.id)
    return on !== null
  }
  const hold = look.held?.level === level ? look.held.hold : WITH_THE_PARTY
  const explored = LEVELS.filter((each) => segmentsOn(view, each).length > 0)
  const asked = { view, decision, picked, onPick, errands }
  const maps = { ...asked, onConfirm, way: look.walked ? 'walked' : 'back', asRoute, onStairs: goTo, onTell: setTold } as const
  return (
    <section className="mapwrap" aria-label="The maze">
      <div className="levels">
        <Tabs
          legend="Level"
          open={level}
          onOpen={lookAt}
          tabs={LEVELS.map((each) => ({
            of: each,
            name: [each === level ? 'Level ' : <LevelUnseen key="level" />, each],
            note: extent(segmentsOn(view, each).length),
          }))}
        />
        <div className="map-tools">
          {!look.asList && (
            <>
              <Zoom
                chart={() => charts.current.get(level)}
                isWhole={hold.kind === 'whole'}
                wholeTitle="The whole level (0)"
                onWhole={() => change({ held: { level, hold: { kind: 'whole' } } })}
              />
              {!asRoute && (
                <Follow
                  isOn={hold.kind === 'party' && level === view.level}
                  title="Back to the party, and with it (Home)"
                  onFollow={() => change({ looked: null, held: null })}
                />
              )}
            </>
          )}
          <AsList isList={look.asList} onChange={(asList) => change({ asList })} />
        </div>
      </div>
      {look.asList ? (
        <PlacesOfLevel {...asked} level={level} />
      ) : (
        <>
          <div className="charts">
            <div className="chart-of" key={level}>
              <MazeMap
                {...maps}
                ref={keeperOf(charts.current, level)}
                level={level}
                hold={hold}
                onHold={(next) => change({ held: { level, hold: next } })}
                stood={look.stood}
                shown={look.shown}
              />
            </div>
            {look.abreast &&
              explored
                .filter((each) => each !== level)
                .map((each) => <Beside key={each} {...maps} ref={keeperOf(charts.current, each)} level={each} onOpen={lookAt} />)}
            {look.legend && <Legend marks={MARKS} onClose={() => change({ legend: false })} />}
          </div>
          <MapFoot told={told} level={level} onGo={goAndAsk} look={look} change={change} hasOthers={explored.length > 1} />
        </>
      )}
    </section>
  )
}

/** Two ways to a place: by its cell on a level that may have to be shown first, or by a typed name. */
function useGoing(charts: ReadonlyMap<Level, ChartHandle>, view: CitadelView, level: Level, lookAt: (level: Level) => void) {
  const [going, setGoing] = useState<{ readonly level: Level; readonly cell: Cell } | null>(null)
  useEffect(() => {
    if (going) charts.get(going.level)?.goTo(going.cell)
  }, [charts, going])
  const goTo = (to: Level, cell: Cell) => {
    lookAt(to)
    setGoing({ level: to, cell })
  }
  /** Returns the level that the name of a cell refers to: this one, or the first other level that has it. */
  const goToNamed = (cell: Cell): Level | null => {
    if (charts.get(level)?.goTo(cell)) return level
    const other = LEVELS.find((each) => segmentsOn(view, each).some((segment) => cellKey(segment) === cellKey(cell)))
    if (other !== undefined) goTo(other, cell)
    return other ?? null
  }
  return { goTo, goToNamed }
}

interface MapFootProps {
  /** The text of the place under the pointer or the focus. */
  readonly told: string | null
  readonly level: Level
  readonly onGo: (cell: Cell) => boolean
  readonly look: Look
  readonly change: (change: Partial<Look>) => void
  /** Whether there are other levels to show beside this one. */
  readonly hasOthers: boolean
}

function MapFoot({ told, level, onGo, look: { walked, abreast, legend }, change, hasOthers }: MapFootProps) {
  return (
    <div className="map-foot noprint">
      {/* This is the name of the focused place, which a screen reader has read already. */}
      <p className="map-told" aria-hidden="true">
        {told ?? 'Drag or scroll to move; with Ctrl the wheel zooms.'}
      </p>
      <GoTo level={level} onGo={onGo} />
      <button
        type="button"
        className="btn btn--quiet"
        aria-pressed={walked}
        title="Show the way the party came instead of the way back"
        onClick={() => change({ walked: !walked })}
      >
        Route
      </button>
      {hasOthers && (
        <button type="button" className="btn btn--quiet only-wide" aria-pressed={abreast} onClick={() => change({ abreast: !abreast })}>
          Side by side
        </button>
      )}
      <button type="button" className="btn btn--quiet" aria-pressed={legend} onClick={() => change({ legend: !legend })}>
        Legend
      </button>
    </div>
  )
}

function LevelUnseen() {
  return <span className="vh">Level </span>
}

interface BesideProps extends Omit<MazeMapProps, 'hold' | 'onHold'> {
  readonly onOpen: (level: Level) => void
}

/** A level beside the chosen one: shown whole until it is panned or zoomed. */
function Beside({ onOpen, ...map }: BesideProps) {
  const [hold, setHold] = useState<Hold>({ kind: 'whole' })
  return (
    <div className="chart-of chart-of--beside">
      <h3>
        <button type="button" className="btn btn--quiet" onClick={() => onOpen(map.level)}>
          Level {map.level}
        </button>
      </h3>
      <MazeMap {...map} hold={hold} onHold={setHold} beside />
    </div>
  )
}

/** A ref that keeps the handle of a level's chart while it is there. */
function keeperOf(charts: Map<Level, ChartHandle>, level: Level) {
  return (handle: ChartHandle | null) => {
    if (handle) charts.set(level, handle)
    else charts.delete(level)
  }
}

function extent(count: number): string {
  if (count === 0) return 'unexplored'
  return count === 1 ? '1 segment' : `${count} segments`
}

/** Leads the map to a place; null where there is none to lead. */
export const ShowPlace = createContext<((to: ShownPlace) => void) | null>(null)

/** What leads to a place in several steps. */
export interface Ways {
  readonly offered: readonly Errand[]
  /** The one that is chosen, here or in the card: its steps are drawn. */
  readonly chosen: Chosen | null
  /** Chooses one, or sends it where one press does. */
  readonly onOpen: (id: string) => void
}
