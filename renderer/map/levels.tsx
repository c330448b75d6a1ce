import { useState } from 'react'
import type { CitadelView, Level } from '../../engine/citadel/view-types.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { Icon } from '../icons/icon.tsx'
import { LEVELS, segmentsOn } from './maze.ts'
import { MazeMap } from './maze-map.tsx'
import { PlacesList } from './places-list.tsx'

interface LevelsProps {
  readonly view: CitadelView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** Of a raid that is looked back on: the way it went, under an even light. */
  readonly asRoute?: boolean
}

/** The maze with its levels as tabs, as a chart or as a list. The tab follows the party until one is chosen. */
export function Levels({ view, decision, picked, onPick, onConfirm, asRoute = false }: LevelsProps) {
  const [looked, setLooked] = useState<{ readonly level: Level; readonly from: Level } | null>(null)
  const [asList, setAsList] = useState(false)
  // A look at another level ends when the party itself goes up or down.
  const level = looked && looked.from === view.level ? looked.level : view.level
  const tabs = (
    <fieldset className="lv">
      <legend className="vh">Level</legend>
      {LEVELS.map((each) => (
        <button key={each} type="button" aria-pressed={each === level} onClick={() => setLooked({ level: each, from: view.level })}>
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
    <button type="button" className="btn btn--quiet" aria-pressed={asList} onClick={() => setAsList(!asList)}>
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
  return (
    <section className="mapwrap" aria-label="The maze">
      <MazeMap
        key={level}
        view={view}
        level={level}
        decision={decision}
        picked={picked}
        onPick={onPick}
        onConfirm={onConfirm}
        asRoute={asRoute}
        tools={(viewport) => (
          <div className="levels">
            {tabs}
            <div className="map-tools">
              <button type="button" className="btn btn--quiet btn--icon" aria-label="Closer" title="Closer (+)" onClick={viewport.zoomIn}>
                +
              </button>
              <button
                type="button"
                className="btn btn--quiet btn--icon"
                aria-label="Farther"
                title="Farther (−)"
                onClick={viewport.zoomOut}
              >
                −
              </button>
              <button type="button" className="btn btn--quiet" onClick={viewport.fit}>
                Whole
              </button>
              {!asRoute && (
                <button
                  type="button"
                  className="btn btn--quiet"
                  onClick={() => {
                    setLooked(null)
                    viewport.centre()
                  }}
                >
                  <Icon name="x-compass" />
                  Centre
                </button>
              )}
              {listButton}
            </div>
          </div>
        )}
      />
    </section>
  )
}

function extent(count: number): string {
  if (count === 0) return 'unexplored'
  return count === 1 ? '1 segment' : `${count} segments`
}
