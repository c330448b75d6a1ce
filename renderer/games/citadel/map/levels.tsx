import { useEffect, useRef, useState } from 'react'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import { Legend } from '../../../board/legend.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { GoTo } from './go-to.tsx'
import { type Look, useLook } from './look.tsx'
import { LEVELS, segmentsOn } from './maze.ts'
import { type MapHandle, MazeMap, type MazeMapProps } from './maze-map.tsx'
import { PlacesList } from './places-list.tsx'
import { type Cell, cellKey } from './sides.ts'

interface LevelsProps {
  readonly view: CitadelView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** Of a raid that is looked back on: the way it went, under an even light. */
  readonly asRoute?: boolean
  /** The name under which it is kept how the maze is looked at; without one every map begins anew. */
  readonly kept?: string
}

const WITH_THE_PARTY: Hold = { kind: 'party', scale: null }
const UNTOUCHED: Omit<Look, 'stood'> = { looked: null, held: null, asList: false, walked: false, legend: false, abreast: false }

/** The maze with its levels as tabs or side by side, as a chart or as a list. The tab follows the party until one is chosen. */
export function Levels({ view, decision, picked, onPick, onConfirm, asRoute = false, kept }: LevelsProps) {
  const [look, change] = useLook(kept ?? null, { ...UNTOUCHED, stood: { current: null }, walked: asRoute })
  const { looked, held, stood, asList, walked, legend, abreast } = look
  const [going, setGoing] = useState<{ readonly level: Level; readonly cell: Cell } | null>(null)
  const [told, setTold] = useState<string | null>(null)
  const charts = useRef(new Map<Level, MapHandle>())
  // A look at another level ends when the party itself goes up or down.
  const level = looked && looked.from === view.level ? looked.level : view.level
  const hold = held?.level === level ? held.hold : WITH_THE_PARTY
  const setHold = (next: Hold) => change({ held: { level, hold: next } })
  const lookAt = (at: Level) => change({ looked: { level: at, from: view.level } })
  const goTo = (to: Level, cell: Cell) => {
    lookAt(to)
    setGoing({ level: to, cell })
  }
  useEffect(() => {
    if (going) charts.current.get(going.level)?.goTo(going.cell)
  }, [going])
  /** The level a cell's name means: this one, or the first other one that has it. */
  const goToNamed = (cell: Cell) => {
    if (charts.current.get(level)?.goTo(cell)) return true
    const other = LEVELS.find((each) => segmentsOn(view, each).some((segment) => cellKey(segment) === cellKey(cell)))
    if (other !== undefined) goTo(other, cell)
    return other !== undefined
  }

  const tabs = (
    <fieldset className="lv">
      <legend className="vh">Level</legend>
      {LEVELS.map((each) => (
        <button key={each} type="button" aria-pressed={each === level} onClick={() => lookAt(each)}>
          <b>
            {each === level ? 'Level ' : <span className="vh">Level </span>}
            {each}
          </b>
          <span>{extent(segmentsOn(view, each).length)}</span>
        </button>
      ))}
    </fieldset>
  )
  const listButton = (
    <button type="button" className="btn btn--quiet" aria-pressed={asList} onClick={() => change({ asList: !asList })}>
      {asList ? 'As a map' : 'As a list'}
    </button>
  )
  if (asList) {
    return (
      <section className="mapwrap" aria-label="The maze">
        <div className="levels">
          {tabs}
          <div className="map-tools">{listButton}</div>
        </div>
        <PlacesList view={view} level={level} decision={decision} picked={picked} onPick={onPick} />
      </section>
    )
  }
  const shared = {
    view,
    decision,
    picked,
    onPick,
    onConfirm,
    way: walked ? 'walked' : 'back',
    asRoute,
    onStairs: goTo,
    onTell: setTold,
  } as const
  const explored = LEVELS.filter((each) => segmentsOn(view, each).length > 0)
  const others = abreast ? explored.filter((each) => each !== level) : []
  return (
    <section className="mapwrap" aria-label="The maze">
      <div className="levels">
        {tabs}
        <div className="map-tools">
          <button
            type="button"
            className="btn btn--quiet btn--icon"
            aria-label="Closer"
            title="Closer (+)"
            onClick={() => charts.current.get(level)?.zoomIn()}
          >
            +
          </button>
          <button
            type="button"
            className="btn btn--quiet btn--icon"
            aria-label="Farther"
            title="Farther (−)"
            onClick={() => charts.current.get(level)?.zoomOut()}
          >
            −
          </button>
          <button
            type="button"
            className="btn btn--quiet"
            aria-pressed={hold.kind === 'whole'}
            title="The whole level (0)"
            onClick={() => setHold({ kind: 'whole' })}
          >
            Whole
          </button>
          {!asRoute && (
            <button
              type="button"
              className="btn btn--quiet"
              aria-pressed={hold.kind === 'party' && level === view.level}
              title="Back to the party, and with it (Home)"
              onClick={() => change({ looked: null, held: null })}
            >
              <Icon name="x-compass" />
              Follow
            </button>
          )}
          {listButton}
        </div>
      </div>
      <div className="charts">
        <div className="chart-of" key={level}>
          <MazeMap {...shared} ref={keeperOf(charts.current, level)} level={level} hold={hold} onHold={setHold} stood={stood} />
        </div>
        {others.map((each) => (
          <div className="chart-of chart-of--beside" key={each}>
            <h3>
              <button type="button" className="btn btn--quiet" onClick={() => lookAt(each)}>
                Level {each}
              </button>
            </h3>
            <WholeMap {...shared} ref={keeperOf(charts.current, each)} level={each} beside />
          </div>
        ))}
        {legend && <Legend onClose={() => change({ legend: false })} />}
      </div>
      <div className="map-foot noprint">
        {/* What is told here is the name of the place that has the focus: a screen reader has read it already. */}
        <p className="map-told" aria-hidden="true">
          {told ?? 'Drag or scroll to move; with Ctrl the wheel zooms.'}
        </p>
        <GoTo level={level} onGo={goToNamed} />
        <button
          type="button"
          className="btn btn--quiet"
          aria-pressed={walked}
          title="The way the party has gone, in place of the way back"
          onClick={() => change({ walked: !walked })}
        >
          Route
        </button>
        {explored.length > 1 && (
          <button type="button" className="btn btn--quiet only-wide" aria-pressed={abreast} onClick={() => change({ abreast: !abreast })}>
            Side by side
          </button>
        )}
        <button type="button" className="btn btn--quiet" aria-pressed={legend} onClick={() => change({ legend: !legend })}>
          Legend
        </button>
      </div>
    </section>
  )
}

/** A level beside the one asked for: whole, until it is moved itself. */
function WholeMap(props: Omit<MazeMapProps, 'hold' | 'onHold'>) {
  const [hold, setHold] = useState<Hold>({ kind: 'whole' })
  return <MazeMap {...props} hold={hold} onHold={setHold} />
}

/** A ref that keeps the handle of a level's chart while it is there. */
function keeperOf(charts: Map<Level, MapHandle>, level: Level) {
  return (handle: MapHandle | null) => {
    if (handle) charts.set(level, handle)
    else charts.delete(level)
  }
}

function extent(count: number): string {
  if (count === 0) return 'unexplored'
  return count === 1 ? '1 segment' : `${count} segments`
}
