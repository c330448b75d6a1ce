import { memo, type PointerEvent, type Ref, useMemo } from 'react'
import { type Layout, layoutKey, layoutOf } from '../../../../engine/domain/open/layout.ts'
import { spotOf } from '../../../../engine/domain/open/squares.ts'
import { BOARD } from '../../../../engine/domain/tables/index.ts'
import type { DomainView, Square } from '../../../../engine/domain/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { Cell } from '../../../board/cell.ts'
import { type Chart, type ChartHandle, canBeChosen, dataAt, Places, useChart } from '../../../board/chart.tsx'
import { press } from '../../../board/press.ts'
import { SquaresRuler } from '../../../board/squares-ruler.tsx'
import { useStages } from '../../../board/stages.ts'
import { stopTowards } from '../../../board/stops.ts'
import { type Contents, contentsOf, isFoe, kindOf } from './contents.ts'
import { Ghosts, liesOf } from './ghosts.tsx'
import { Ground } from './ground.tsx'
import { dimSquares, litSquares, moverOf } from './light.ts'
import { Met, Pieces } from './pieces.tsx'
import { type SquareStop, stopsOf } from './stops.ts'
import { Trail, Ways } from './ways.tsx'

export interface BoardProps {
  readonly view: DomainView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** Opens the menu of those on a square; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
  /** Slots into which a tile came just now, by id. */
  readonly fresh: readonly string[]
  /** The whole ways of the characters, by seat, where they are shown. */
  readonly trails: readonly Way[] | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The text of the square under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<ChartHandle>
}

/** The way of one character over the board. */
export interface Way {
  readonly seat: number
  readonly squares: readonly Square[]
}

/** Board units of the chart in one unit of the drawing. */
export const SCALE = 100 / 30
/** The frame with its doors and the neatline. */
export const BOUNDS = { left: -0.4, top: -0.3, columns: 36.8, rows: 24.6 }
const MIDDLE: Cell = { x: 17, y: 11 }
/** Squares of the way behind him that stay marked. */
const BEHIND = 9

/** The layout of a view, worked out once for all views that show the same tiles. */
export function useLayout(view: DomainView): Layout {
  const key = layoutKey(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all of the view that the layout shows
  return useMemo(() => layoutOf(view), [key])
}

/** The domain, north at the top. */
export function Board({ view, decision, picked, onPick, onConfirm, onMenu, fresh, trails, hold, onHold, onTell, ref }: BoardProps) {
  const layout = useLayout(view)
  const contents = useMemo(() => contentsOf(view), [view])
  const hasMenus = onMenu !== null
  const stops = useMemo(() => stopsOf({ view, layout, contents, decision, hasMenus }), [view, layout, contents, decision, hasMenus])
  const lies = useMemo(() => liesOf(decision), [decision])
  const mover = moverOf(view)
  const centre = cellOf(mover?.at ?? lies[0]?.square ?? firstPlace(decision)) ?? MIDDLE
  const chart = useChart({
    stops,
    first: stops.find(({ x, y }) => x === centre.x && y === centre.y) ?? nearest(stops, centre),
    bounds: BOUNDS,
    party: centre,
    hold,
    onHold,
    picked,
    towards: stopTowards,
    words,
    onTell,
    onConfirm,
    /** A ghost is pressed wherever it lies. */
    onPress: (event) => {
      const lie = dataAt(event, 'lie')?.lie
      if (lie !== undefined) onPick(lie, false)
      return lie !== undefined
    },
    onChoose: (stop) => press(stop, { decision, picked, onPick, onConfirm, onMenu }),
    ref,
  })
  const drawn = useStages(STAGES)
  const moving = mover?.at ? spotOf(mover.at) : null
  return (
    <>
      <SquaresRuler
        along={chart.rulers.across}
        axis="across"
        count={BOARD.squares.columns}
        now={moving?.column ?? null}
        nameOf={(column) => String(column + 1)}
        viewport={chart.viewport}
      />
      <SquaresRuler
        along={chart.rulers.down}
        axis="down"
        count={BOARD.squares.rows}
        now={moving?.row ?? null}
        nameOf={rowLetter}
        viewport={chart.viewport}
      />
      <div className="map d-map" {...chart.field}>
        {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
        <svg
          {...chart.board}
          onPointerMove={(event) => onTell(stopUnder(event, stops, chart)?.label ?? null)}
          className={chart.viewport.scale < FAR ? 'board is-far' : 'board'}
          role="group"
          aria-busy={drawn < STAGES}
          aria-label="The domain. Arrow keys go from square to square, and with Shift move the map. + and − zoom, 0 shows all, Home the mover."
        >
          <g transform={`scale(${SCALE})`}>
            <Still view={view} layout={layout} fresh={fresh.join(' ')} drawn={drawn} />
            {trails?.map(({ seat, squares }) => (
              <Trail key={seat} seat={seat} squares={squares} />
            ))}
            {trails === null && mover?.at && <Trail squares={mover.trail.slice(-BEHIND)} />}
            {drawn === STAGES && <Lying layout={layout} contents={contents} active={mover?.seat ?? null} />}
            <Ways decision={decision} picked={picked} from={mover?.at ?? null} />
            <Meeting view={view} decision={decision} contents={contents} />
          </g>
          <Places stops={elements(stops, chart)} chart={chart} picked={picked} words={words} />
          <g transform={`scale(${SCALE})`}>
            <Ghosts lies={lies} picked={picked} from={mover?.at ?? null} columns={BOARD.squares.columns} />
          </g>
        </svg>
      </div>
    </>
  )
}

export const STAGES = 4

/** Rows have letters: `M13`. */
function rowLetter(row: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + row)
}

/** Below this zoom, in pixels a board unit, pieces are drawn larger than their squares ask for. */
const FAR = 0.3

interface StillProps {
  readonly view: DomainView
  readonly layout: Layout
  /** Ids of slots, in one word. */
  readonly fresh: string
  /** As far as it is drawn: see `Ground`. */
  readonly drawn: number
}

/** Drawn again only when the game goes on, not when something is picked or looked at. */
export const Still = memo(function Still({ view, layout, fresh, drawn }: StillProps) {
  return (
    <Ground
      layout={layout}
      fresh={fresh}
      part={drawn / STAGES}
      blanks={view.blanks}
      lit={litSquares(layout, view)}
      dim={dimSquares(layout, view)}
      open={view.characters.flatMap(({ quadrant }) => quadrant ?? []).join(' ')}
    />
  )
})

interface LyingProps {
  readonly layout: Layout
  readonly contents: ReadonlyMap<Square, Contents>
  readonly active: number | null
}

/** From the north, so that what stands further south is in front; characters are in front of everything. */
export const Lying = memo(function Lying({ layout, contents, active }: LyingProps) {
  const order = ({ square, characters }: Contents) => spotOf(square).row + (characters.length > 0 ? 100 : 0)
  return [...contents.values()]
    .sort((a, b) => order(a) - order(b))
    .map((each) => <Pieces key={each.square} contents={each} deck={layout.at(each.square)?.cell.symbol ?? null} active={active} />)
})

const MEETINGS: ReadonlySet<string> = new Set(['meet', 'arm', 'round'])

/** The creature that is fought now. */
function Meeting({ view, decision, contents }: Pick<BoardProps, 'view' | 'decision'> & Pick<LyingProps, 'contents'>) {
  const at = moverOf(view)?.at ?? null
  if (at === null || (view.fight === null && !MEETINGS.has(decision?.topic ?? ''))) return null
  const foe = contents.get(at)?.cards.find(isFoe)
  const kind = view.fight?.foe.kind ?? (foe ? kindOf(foe) : null)
  return kind === null ? null : <Met kind={kind} at={at} to={spotOf(at).column > 33 ? 'west' : 'east'} />
}

/** Where the question leads first: the door of someone who stands outside. */
function firstPlace(decision: Decision | null): Square | null {
  return decision?.options?.find(({ at }) => at?.kind === 'square')?.at?.id ?? null
}

function cellOf(square: Square | null): Cell | null {
  if (square === null) return null
  const { row, column } = spotOf(square)
  return { x: column, y: row }
}

function words({ label }: SquareStop): string {
  return label
}

/** Only what can be pressed, or is reached by one arrow from where the focus is, is an element: most squares of the board are neither. */
function elements(stops: readonly SquareStop[], chart: Chart<SquareStop>): readonly SquareStop[] {
  const { stop } = chart
  const near = new Set(stop ? [stop, ...ARROWS.map((key) => stopTowards(stops, stop, key))] : [])
  return stops.filter((each) => canBeChosen(each) || near.has(each))
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

/** The square under the pointer: most aren't elements that could tell it. */
function stopUnder(event: PointerEvent<SVGSVGElement>, stops: readonly SquareStop[], chart: Chart<SquareStop>): SquareStop | undefined {
  const { sheet } = chart.viewport
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const x = Math.floor((((event.clientX - left) / width) * (sheet.right - sheet.left) + sheet.left) / 100)
  const y = Math.floor((((event.clientY - top) / height) * (sheet.bottom - sheet.top) + sheet.top) / 100)
  return stops.find((stop) => stop.x === x && stop.y === y)
}

/** The stop nearest to the centre of the view that answers the question; any if none does. */
function nearest(stops: readonly SquareStop[], { x, y }: Cell): SquareStop | undefined {
  const away = (stop: Cell) => Math.abs(stop.x - x) + Math.abs(stop.y - y)
  const answers = stops.filter(({ options }) => options.length > 0)
  return (answers.length > 0 ? answers : stops).reduce<SquareStop | undefined>(
    (best, stop) => (best === undefined || away(stop) < away(best) ? stop : best),
    undefined,
  )
}
