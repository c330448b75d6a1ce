import { type KeyboardEvent, useRef, useState } from 'react'
import type { CitadelView, Level, SegmentView } from '../../engine/citadel/view-types.ts'
import type { Decision } from '../../engine/kernel/types.ts'
import { symbol } from '../icons/icon.tsx'
import { monsterIcon } from '../icons/names.ts'
import { type Placement, placementsOf, type Stop, stopsOn, stopTowards } from './board.ts'
import { placeSeed } from './engraving.ts'
import { beads, boundsOf, light, openExits, partySpot, segmentsOn, spotKey, walkedOn, walkFrom, wayBackOn } from './maze.ts'
import { Neatline } from './neatline.tsx'
import { placeName } from './place-name.ts'
import { type Cell, cellKey, neighbour, SIDES } from './sides.ts'
import { Tile } from './tile.tsx'
import { Unspoken } from './unspoken.tsx'
import { useViewport, type Viewport } from './viewport.ts'

interface MazeMapProps {
  readonly view: CitadelView
  readonly level: Level
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string) => void
  readonly onConfirm: () => void
  /** Of a raid that is looked back on: the way it went, the whole level, under an even light. */
  readonly asRoute: boolean
  /** Hands the viewport to the buttons above the map. */
  readonly tools: (viewport: Viewport) => React.ReactNode
}

/** One level of the maze: a chart of focusable places, one tab stop, arrows between neighbours. */
export function MazeMap({ view, level, decision, picked, onPick, onConfirm, asRoute, tools }: MazeMapProps) {
  const svg = useRef<SVGSVGElement>(null)
  const segments = segmentsOn(view, level)
  const spot = partySpot(view)
  const party = spot && spot.level === level ? spot.segment : null
  const placements = party ? placementsOf(decision) : []
  const stops = stopsOn(view, level, decision)
  const bounds = boundsOf([...segments, ...stops])
  const viewport = useViewport(svg, bounds, asRoute ? null : party)
  const [cursor, setCursor] = useState<string | null>(null)
  const stop = stops.find((other) => other.id === cursor) ?? stops.find((other) => other.id === party?.id) ?? stops[0]
  const distance = spot ? walkFrom(view, spot).distance : new Map<string, number>()

  const choose = (at: Stop) => {
    setCursor(at.id)
    const ids = at.options.map((option) => option.id)
    // Pressed again, a place offers its next option: the other way to lay the chit.
    const here = ids.findIndex((id) => picked.includes(id))
    const next = ids[(here + 1) % ids.length]
    if (next) onPick(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (viewport.onKey(event)) {
      event.preventDefault()
      return
    }
    if (!stop) return
    const next = stopTowards(stops, stop, event.key)
    if (next) {
      event.preventDefault()
      setCursor(next.id)
      viewport.show(next)
      svg.current?.querySelector<SVGGElement>(`[data-stop="${CSS.escape(next.id)}"]`)?.focus()
    } else if ((event.key === 'Enter' || event.key === ' ') && stop.options.length > 0) {
      event.preventDefault()
      if (event.key === 'Enter' && stop.options.some((option) => picked.includes(option.id))) onConfirm()
      else choose(stop)
    }
  }

  return (
    <>
      {tools(viewport)}
      <div className="map">
        {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
        <svg
          ref={svg}
          viewBox={viewport.viewBox}
          role="group"
          aria-label={`Level ${level}, ${segments.length} ${segments.length === 1 ? 'segment' : 'segments'}. Arrow keys go from place to place, with Shift they move the map; + and − zoom, 0 shows all.`}
          onKeyDown={onKeyDown}
          {...viewport.handlers}
        >
          <Neatline bounds={bounds} />
          {segments.map((segment) => (
            <g
              key={segment.id}
              className={`tile lit-${asRoute ? (segment.entered ? 1 : 3) : light(distance.get(spotKey({ level, segment })))}`}
              transform={`translate(${segment.x * 100} ${segment.y * 100})`}
            >
              <Tile
                kind={segment.kind}
                sides={segment.sides}
                feature={segment.feature}
                seed={placeSeed(segment, level)}
                spent={segment.spent ?? false}
                blocked={segment.blocked}
              />
            </g>
          ))}
          <OpenExits segments={segments} />
          <Beads ways={asRoute ? walkedOn(view, level) : wayBackOn(view, level)} />
          <Ghosts placements={placements} picked={picked} taken={segments} level={level} />
          {segments.map((segment) => (
            <LeftBehind key={segment.id} segment={segment} view={view} />
          ))}
          {party && <PartyMarker at={party} />}
          {stops.map((at) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressed only where the role is button
            // biome-ignore lint/a11y/noStaticElementInteractions: a place without options only takes the focus
            <g
              key={at.id}
              data-stop={at.id}
              className={stopClass(at, picked)}
              transform={`translate(${at.x * 100} ${at.y * 100})`}
              role={at.options.length > 0 ? 'button' : 'img'}
              aria-label={[at.label, ...at.options.map((option) => option.label)].join('. ')}
              aria-pressed={at.options.length > 0 ? at.options.some((option) => picked.includes(option.id)) : undefined}
              tabIndex={at === stop ? 0 : -1}
              onFocus={() => setCursor(at.id)}
              onClick={() => choose(at)}
              onDoubleClick={() => at.options.length > 0 && onConfirm()}
            >
              <rect x="0" y="0" width="100" height="100" rx="3" />
            </g>
          ))}
        </svg>
      </div>
    </>
  )
}

function stopClass(stop: Stop, picked: readonly string[]): string {
  if (stop.options.length === 0) return 'stop'
  return stop.options.some((option) => picked.includes(option.id)) ? 'stop can-go is-chosen' : 'stop can-go'
}

/** Verdigris triangles outside the edge: here the maze goes on. */
function OpenExits({ segments }: { readonly segments: readonly SegmentView[] }) {
  return openExits(segments).map(({ segment, side }) => {
    const turns = SIDES.indexOf(side)
    return (
      <g key={`${segment.id}-${side}`} transform={`translate(${segment.x * 100} ${segment.y * 100}) rotate(${turns * 90} 50 50)`}>
        <path className="open-exit" transform="translate(50 -8)" d="M-9 5L0-6 9 5z" />
      </g>
    )
  })
}

/** Ember beads along ways. */
function Beads({ ways }: { readonly ways: readonly (readonly Cell[])[] }) {
  return ways.map(beads).map((path, i) =>
    path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a way walked twice is drawn twice
      <g key={i}>
        <path className="lit-trail" d={path} />
        <path className="trail" d={path} />
      </g>
    ) : null,
  )
}

interface GhostsProps {
  readonly placements: readonly Placement[]
  readonly picked: readonly string[]
  readonly taken: readonly Cell[]
  readonly level: Level
}

/** The chosen placement in its cell; the others beside it, smaller, with their keys. */
function Ghosts({ placements, picked, taken, level }: GhostsProps) {
  const chosen = placements.find((placement) => picked.includes(placement.option.id))
  if (!chosen) return null
  const beside = freeCells(chosen, taken)
  let used = 0
  return placements.map((placement, i) => {
    const isChosen = placement === chosen
    const cell = isChosen || cellKey(placement) !== cellKey(chosen) ? placement : beside[used++]
    if (!cell) return null
    const scale = isChosen ? 1 : 0.72
    const inset = isChosen ? 0 : 14
    return (
      <Unspoken key={placement.option.id} transform={`translate(${cell.x * 100 + inset} ${cell.y * 100 + inset}) scale(${scale})`}>
        <g className={isChosen ? 'ghost is-chosen' : 'ghost ghost--alt'}>
          <Tile kind={placement.face} sides={placement.sides} feature={placement.feature} seed={placeSeed(placement, level)} />
        </g>
        <rect className={isChosen ? 'keytag' : 'keytag--alt'} x="66" y="5" width="29" height="29" rx="3" />
        <text className={isChosen ? 'keytag-t' : 'keytag-t--alt keytag-t'} x="80.5" y="26">
          {i + 1}
        </text>
      </Unspoken>
    )
  })
}

/** Empty cells around a cell, the near ones first. */
function freeCells(cell: Cell, taken: readonly Cell[]): Cell[] {
  const used = new Set([...taken, cell].map(cellKey))
  const ring = [
    ...SIDES.map((side) => neighbour(cell, side)),
    ...diagonals(cell),
    ...SIDES.map((side) => neighbour(neighbour(cell, side), side)),
  ]
  return ring.filter((other) => !used.has(cellKey(other)))
}

function diagonals({ x, y }: Cell): Cell[] {
  return [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + dx, y: y + dy })))
}

/** Monsters that stayed here under an agreement, or were fled from (6.9). */
function LeftBehind({ segment, view }: { readonly segment: SegmentView; readonly view: CitadelView }) {
  const first = segment.monsters[0]
  if (!first) return null
  const monster = view.monsters.find((other) => other.id === first)
  const type = monster?.type ?? first.replace(/-\d+$/, '')
  return (
    <Unspoken transform={`translate(${segment.x * 100 + 54} ${segment.y * 100 + 54})`}>
      <rect className="m-edge" x="0" y="3" width="42" height="42" rx="3" />
      <rect className="m-foe" width="42" height="42" rx="3" />
      <use className="m-foe-icon" href={symbol(monsterIcon(type))} x="5" y="5" width="32" height="32" />
      {segment.monsters.length > 1 && (
        <text className="m-count" x="38" y="39">
          {segment.monsters.length}
        </text>
      )}
    </Unspoken>
  )
}

function PartyMarker({ at }: { readonly at: Cell }) {
  return (
    <Unspoken className="party-marker" transform={`translate(${at.x * 100 + 25} ${at.y * 100 + 23})`}>
      <title>The party, at {placeName(at)}</title>
      <rect className="m-edge" x="0" y="4" width="50" height="50" rx="3" />
      <rect className="m-chit" width="50" height="50" rx="3" />
      <rect className="m-ring" x="2" y="2" width="46" height="46" rx="2" />
      <use className="m-icon" href={symbol('x-party')} x="8" y="7" width="34" height="36" />
    </Unspoken>
  )
}
