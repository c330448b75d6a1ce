import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CitadelView, Level, SegmentView } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import { Place } from '../../../board/place.tsx'
import { useViewport } from '../../../board/viewport.ts'
import { placementsOf, type Stop, stopsOn, stopTowards, tellPlacement, tellStop } from './board.ts'
import { placeSeed } from './engraving.ts'
import { Ghosts, layGhosts } from './ghosts.tsx'
import { Beads, LeftBehind, OpenExits, PartyMarker, StairTags } from './markers.tsx'
import { boundsOf, light, partySpot, segmentsOn, spotKey, walkedOn, walkFrom, wayBackOn } from './maze.ts'
import { Minimap } from './minimap.tsx'
import { Neatline } from './neatline.tsx'
import { Ruler } from './ruler.tsx'
import { type Cell, cellKey } from './sides.ts'
import { Tile } from './tile.tsx'

/** What the tools around a map may ask of it. */
export interface MapHandle {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Puts the focus on the place of a cell and brings it into sight; false where the map has none. */
  readonly goTo: (cell: Cell) => boolean
}

export interface MazeMapProps {
  readonly view: CitadelView
  readonly level: Level
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** Which way the beads go: back to the Gateway, or as the party has walked. */
  readonly way: 'back' | 'walked'
  /** Of a raid that is looked back on: an even light. */
  readonly asRoute: boolean
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** Where the party stood when it was last seen on a chart, also on one before this. */
  readonly stood?: RefObject<string | null>
  /** The stairs were taken to look at another level, at that cell. */
  readonly onStairs: (to: Level, at: Cell) => void
  /** What the place under the pointer or the focus has to say; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  /** Stands beside the chart of the level that was asked for. */
  readonly beside?: boolean
  readonly ref?: Ref<MapHandle>
}

/** One level of the maze: a chart of focusable places, one tab stop, arrows between neighbours. */
export function MazeMap(props: MazeMapProps) {
  const { view, level, decision, picked, onPick, onConfirm, way, asRoute, hold, onHold, stood, onStairs, onTell, beside, ref } = props
  const field = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const rulers = { across: useRef<HTMLDivElement>(null), down: useRef<HTMLDivElement>(null) }
  const segments = segmentsOn(view, level)
  const spot = useMemo(() => partySpot(view), [view])
  const party = spot && spot.level === level ? spot.segment : null
  const placements = party ? placementsOf(decision) : []
  const ghosts = layGhosts(placements, picked, segments)
  const stops = useMemo(() => stopsOn(view, level, decision), [view, level, decision])
  const bounds = useMemo(() => boundsOf([...segments, ...stops], beside ? BESIDE : LEAST), [segments, stops, beside])
  const viewport = useViewport({ field, board, rulers, bounds, party: asRoute ? null : party, hold, onHold, ...(stood && { stood }) })
  const [cursor, setCursor] = useState<string | null>(null)
  const stop = stops.find((other) => other.id === cursor) ?? stops.find((other) => other.id === party?.id) ?? stops[0]
  const ways = useMemo(() => (way === 'walked' ? walkedOn(view, level) : wayBackOn(view, level)), [view, level, way])

  const focusOn = (to: Stop) => {
    setCursor(to.id)
    viewport.show(to)
    board.current?.querySelector<SVGGElement>(`[data-stop="${CSS.escape(to.id)}"]`)?.focus({ preventScroll: true })
  }
  const goTo = (cell: Cell) => {
    const there = stops.find((other) => cellKey(other) === cellKey(cell))
    if (there) focusOn(there)
    return there !== undefined
  }
  useImperativeHandle(ref, () => ({ zoomIn: viewport.zoomIn, zoomOut: viewport.zoomOut, goTo }))

  const choose = (at: Stop) => {
    setCursor(at.id)
    const ids = at.options.map((option) => option.id)
    // Pressed again, a place offers its next option: the other way to lay the chit.
    const here = ids.findIndex((id) => picked.includes(id))
    const next = ids[(here + 1) % ids.length]
    if (next) onPick(next)
  }
  const takeStairs = (key: string) => {
    const to = key === 'PageDown' ? level + 1 : key === 'PageUp' ? level - 1 : null
    const segment = segments.find((other) => other.id === stop?.id)
    if (to !== null && segment?.feature === 'staircase' && isLevel(to)) onStairs(to, segment)
    return to !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (viewport.onKey(event) || takeStairs(event.key)) {
      event.preventDefault()
      return
    }
    if (!stop) return
    const next = stopTowards(stops, stop, event.key)
    if (next) {
      event.preventDefault()
      focusOn(next)
    } else if ((event.key === 'Enter' || event.key === ' ') && stop.options.length > 0) {
      event.preventDefault()
      if (event.key === 'Enter' && stop.options.some((option) => picked.includes(option.id))) onConfirm()
      else choose(stop)
    }
  }
  /** The place an event of the board belongs to. */
  const placeOf = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.closest<SVGElement>('[data-stop]')?.dataset.stop : undefined
    return stops.find((other) => other.id === id)
  }
  const tell = (event: SyntheticEvent) => {
    const option = optionOf(event)
    const placement = placements.find((other) => other.option.id === option)
    const place = placeOf(event)
    onTell(placement ? tellPlacement(placement, segments) : place ? tellStop(place, segments) : null)
  }
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event)
    const option = optionOf(event)
    const stairs = stairsOf(event)
    if (stairs) onStairs(stairs.level, stairs.cell)
    else if (option !== undefined) onPick(option)
    else if (place) choose(place)
  }

  return (
    <div className="ruled">
      <Ruler along={rulers.across} axis="across" bounds={bounds} viewport={viewport} />
      <Ruler along={rulers.down} axis="down" bounds={bounds} viewport={viewport} />
      <div
        className="map"
        ref={field}
        {...viewport.handlers}
        onPointerLeave={() => onTell(stop && isWithin(board.current) ? tellStop(stop, segments) : null)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
        <svg
          ref={board}
          className="board"
          {...viewport.drawn}
          role="group"
          aria-label={`${beside ? 'Beside it: level' : 'Level'} ${level}, ${segments.length} ${segments.length === 1 ? 'segment' : 'segments'}. Arrow keys go from place to place, with Shift they move the map; + and − zoom, 0 shows all, Home the party; Page Down and Page Up take stairs.`}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onDoubleClick={(event) => (placeOf(event)?.options.length ?? 0) > 0 && onConfirm()}
          onPointerOver={tell}
          onFocus={(event) => {
            setCursor(placeOf(event)?.id ?? null)
            tell(event)
          }}
          onBlur={() => onTell(null)}
        >
          <Ground view={view} level={level} bounds={bounds} evenly={asRoute} />
          <rect
            className="glass"
            x={viewport.sheet.left}
            y={viewport.sheet.top}
            width={viewport.sheet.right - viewport.sheet.left}
            height={viewport.sheet.bottom - viewport.sheet.top}
          />
          <Beads ways={ways} />
          {segments.map((segment) => (
            <LeftBehind key={segment.id} segment={segment} view={view} />
          ))}
          {party && <PartyMarker at={party} />}
          {stops.map((at) => (
            <Place
              key={at.id}
              id={at.id}
              x={at.x}
              y={at.y}
              label={tellStop(at, segments)}
              go={at.options.length === 0 ? 'no' : at.options.some((option) => picked.includes(option.id)) ? 'chosen' : 'yes'}
              isCursor={at === stop}
            />
          ))}
          <StairTags view={view} level={level} />
          <Ghosts ghosts={ghosts} placements={placements} picked={picked} level={level} />
        </svg>
        <Minimap
          viewport={viewport}
          segments={segments}
          party={party}
          keepFree={[...(party ? [party] : []), ...ghosts, ...stops.filter(({ options }) => options.length > 0)]}
        />
      </div>
    </div>
  )
}

/** The fewest cells a chart shows, across and down. */
const LEAST = [9, 5] as const
const BESIDE = [5, 5] as const

function isLevel(n: number): n is Level {
  return n === 1 || n === 2 || n === 3
}

function isWithin(board: Element | null): boolean {
  return board?.contains(document.activeElement) ?? false
}

/** The option of the ghost that an event belongs to. */
function optionOf({ target }: SyntheticEvent): string | undefined {
  return target instanceof Element ? target.closest<SVGElement>('[data-ghost]')?.dataset.ghost : undefined
}

/** Where the stairs lead on whose tag somebody pressed. */
function stairsOf({ target }: SyntheticEvent): { level: Level; cell: Cell } | null {
  const data = target instanceof Element ? target.closest<SVGElement>('[data-stairs]')?.dataset : undefined
  const level = Number(data?.stairs)
  return isLevel(level) ? { level, cell: { x: Number(data?.x), y: Number(data?.y) } } : null
}

interface GroundProps {
  readonly view: CitadelView
  readonly level: Level
  readonly bounds: ReturnType<typeof boundsOf>
  /** Lit without regard to the party: what it entered and what it only saw. */
  readonly evenly: boolean
}

/** What lies there, whatever is decided: the frame, the tiles by the light of the party, the ways on. */
const Ground = memo(function Ground({ view, level, bounds, evenly }: GroundProps): ReactNode {
  const segments = segmentsOn(view, level)
  const spot = partySpot(view)
  const distance = spot ? walkFrom(view, spot).distance : null
  const lit = (segment: SegmentView) => (evenly ? (segment.entered ? 1 : 3) : light(distance?.get(spotKey({ level, segment }))))
  return (
    <>
      <Neatline bounds={bounds} />
      {segments.map((segment) => (
        <LitTile key={segment.id} segment={segment} level={level} lit={lit(segment)} />
      ))}
      <OpenExits segments={segments} />
    </>
  )
})

interface LitTileProps {
  readonly segment: SegmentView
  readonly level: Level
  readonly lit: 0 | 1 | 2 | 3
}

const LitTile = memo(function LitTile({ segment, level, lit }: LitTileProps) {
  return (
    <g className={`tile lit-${lit}`} transform={`translate(${segment.x * 100} ${segment.y * 100})`}>
      <Tile
        kind={segment.kind}
        sides={segment.sides}
        feature={segment.feature}
        seed={placeSeed(segment, level)}
        spent={segment.spent ?? false}
        blocked={segment.blocked}
      />
    </g>
  )
})
