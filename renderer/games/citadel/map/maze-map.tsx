import { type KeyboardEvent, type MouseEvent, type Ref, type RefObject, useEffect, useMemo, useRef } from 'react'
import { segmentsOn, walkedOn } from '../../../../engine/citadel/open/walked.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { Bounds, Cell } from '../../../board/cell.ts'
import { type ChartHandle, canBeChosen, dataAt, Places, useChart } from '../../../board/chart.tsx'
import { type Stop, stopTowards } from '../../../board/stops.ts'
import { placementsOf, stopsOn, tellPlacement, tellStop } from './board.ts'
import { Ghosts, layGhosts } from './ghosts.tsx'
import { Glass, Ground } from './ground.tsx'
import type { Ways } from './levels.tsx'
import { Beads, LeftBehind, LeftTreasure, PartyMarker, StairTags } from './markers.tsx'
import { boundsOf, cellsShown, isLevel, partySpot, wayBackOn } from './maze.ts'
import { Minimap } from './minimap.tsx'
import { Ruler } from './ruler.tsx'
import { WayThere } from './way-there.tsx'

export interface MazeMapProps {
  readonly view: CitadelView
  readonly level: Level
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** What leads to a place in several steps. */
  readonly errands?: Ways | undefined
  /** What the beads show: the way back to the Gateway, or the way the party has walked. */
  readonly way: 'back' | 'walked'
  /** In the replay: an even light. */
  readonly asRoute: boolean
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** Where the party stood when last seen on a chart, also on an earlier one. */
  readonly stood?: RefObject<string | null>
  /** What the chart of each level showed last, also on an earlier one. */
  readonly shown?: Map<Level, Bounds>
  /** The stairs were used to look at another level, at that cell. */
  readonly onStairs: (to: Level, at: Cell) => void
  /** The text of the place under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  /** Shown beside the chart of the chosen level. */
  readonly beside?: boolean
  readonly ref?: Ref<ChartHandle>
}

/** The fewest cells a chart shows, across and down. */
const LEAST = [9, 5] as const
const BESIDE = [5, 5] as const

/** One level of the maze. */
export function MazeMap(props: MazeMapProps) {
  const { view, level, decision, picked, errands, onConfirm, way, asRoute, hold, onHold, stood, shown, onTell, beside = false, ref } = props
  const plan = errands?.chosen?.plan
  const segments = segmentsOn(view, level)
  const spot = useMemo(() => partySpot(view), [view])
  const party = spot && spot.level === level ? spot.segment : null
  const placements = party ? placementsOf(decision) : []
  const ghosts = layGhosts(placements, picked, segments)
  const offered = errands?.offered
  const stops = useMemo(() => stopsOn(view, level, decision, offered), [view, level, decision, offered])
  const bounds = useBounds([...cellsShown(segments), ...stops], beside ? BESIDE : LEAST, level, shown)
  const ways = useMemo(() => (way === 'walked' ? walkedOn(view, level) : wayBackOn(view, level)), [view, level, way])
  const words = (stop: Stop) => tellStop(stop, segments)
  const chart = useChart({
    stops,
    first: stops.find((stop) => stop.id === party?.id) ?? stops[0],
    bounds,
    party: asRoute ? null : party,
    hold,
    onHold,
    stood,
    picked,
    towards: stopTowards,
    words,
    // A ghost describes its own placement of the chit.
    wordsOver: (event) => {
      const placement = placements.find(({ option }) => option.id === dataAt(event, 'ghost')?.ghost)
      return placement ? tellPlacement(placement, segments) : null
    },
    onTell,
    onConfirm,
    ref,
    ...answersOf(props),
  })
  return (
    <div className="ruled">
      <Ruler along={chart.rulers.across} axis="across" bounds={bounds} viewport={chart.viewport} />
      <Ruler along={chart.rulers.down} axis="down" bounds={bounds} viewport={chart.viewport} />
      <div className="map" {...chart.field}>
        {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
        <svg
          {...chart.board}
          className="board"
          role="group"
          aria-label={`${beside ? 'Beside it: level' : 'Level'} ${level}, ${segments.length} ${segments.length === 1 ? 'segment' : 'segments'}. ${KEYS}`}
          onDoubleClick={(event) => isAnswerAt(chart.stopAt(event)) && onConfirm()}
        >
          <Ground view={view} level={level} bounds={bounds} evenly={asRoute} />
          <Glass sheet={chart.viewport.sheet} />
          <Beads ways={ways} />
          {plan && spot && <WayThere steps={plan.steps} others={plan.others ?? []} from={spot} view={view} level={level} />}
          {segments.map((segment) => (
            <LeftBehind key={segment.id} segment={segment} view={view} />
          ))}
          {segments.map((segment) => (
            <LeftTreasure key={segment.id} segment={segment} />
          ))}
          {party && <PartyMarker at={party} />}
          <Places stops={stops} chart={chart} picked={picked} words={words} />
          <StairTags view={view} level={level} />
          <Ghosts ghosts={ghosts} placements={placements} picked={picked} level={level} />
        </svg>
        <Minimap
          viewport={chart.viewport}
          segments={segments}
          party={party}
          keepFree={[...(party ? [party] : []), ...ghosts, ...stops.filter(({ options }) => options.length > 0)]}
        />
      </div>
    </div>
  )
}

function isAnswerAt(stop: Stop | undefined): boolean {
  return stop !== undefined && canBeChosen(stop)
}

/** What the chart shows: never less than it did before, whatever the question. */
function useBounds(cells: readonly Cell[], least: readonly [number, number], level: Level, kept: Map<Level, Bounds> | undefined): Bounds {
  const own = useRef(new Map<Level, Bounds>())
  const shown = kept ?? own.current
  const { left, top, columns, rows } = boundsOf(cells, least, shown.get(level))
  const bounds = useMemo(() => ({ left, top, columns, rows }), [left, top, columns, rows])
  useEffect(() => {
    shown.set(level, bounds)
  }, [shown, level, bounds])
  return bounds
}

const KEYS =
  'Arrow keys go from place to place; with Shift they move the map. + and − zoom, 0 shows everything, Home the party. Page Down and Page Up use stairs.'

/** The answers of the places of the maze, and the keys and presses specific to it. */
function answersOf({ view, level, picked, errands, onPick, onStairs }: MazeMapProps) {
  return {
    /** Pressed again, a place offers its next option: the next placement of the chit. */
    onChoose: ({ options, errand }: Stop) => {
      if (errand) return errands?.onOpen(errand.id)
      const here = options.findIndex(({ id }) => picked.includes(id))
      const next = options[(here + 1) % options.length]
      if (next) onPick(next.id)
    },
    onKey: ({ key }: KeyboardEvent, stop: Stop | undefined): boolean => {
      const to = key === 'PageDown' ? level + 1 : key === 'PageUp' ? level - 1 : null
      const segment = segmentsOn(view, level).find(({ id }) => id === stop?.id)
      if (to !== null && segment?.feature === 'staircase' && isLevel(to)) onStairs(to, segment)
      return to !== null
    },
    /** A tag leads up or down the stairs; a ghost chooses its placement. */
    onPress: (event: MouseEvent): boolean => {
      const stairs = dataAt(event, 'stairs')
      const to = Number(stairs?.stairs)
      const ghost = dataAt(event, 'ghost')?.ghost
      if (stairs && isLevel(to)) onStairs(to, { x: Number(stairs.x), y: Number(stairs.y) })
      else if (ghost !== undefined) onPick(ghost)
      else return false
      return true
    },
  }
}
