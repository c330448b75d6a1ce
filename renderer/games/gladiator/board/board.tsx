import { memo, type PointerEvent, type Ref, useMemo } from 'react'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, LogEntry } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import { type Chart, type ChartHandle, canBeChosen, Places, useChart } from '../../../board/chart.tsx'
import { press } from '../../../board/press.ts'
import { useStages } from '../../../board/stages.ts'
import { stopTowards } from '../../../board/stops.ts'
import { Links, Standing } from './counters.tsx'
import { COLUMNS, frontOf, ROWS, SCALE, type Spot, squareId } from './grid.ts'
import { Floor, Lying, Stands } from './ground.tsx'
import { litOf } from './lit.ts'
import { isDown, presentIn } from './people.ts'
import { Answers, Reach, ReachTags, Rings } from './reach.tsx'
import { type SquareStop, stopsOf } from './stops.ts'

export interface BoardProps {
  readonly view: ArenaView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** Opens the menu of those on a square; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The text of the square under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<ChartHandle>
}

/** Sand and stands: with the frame of every board as deep as the rim. */
const BOUNDS = { left: -0.85, top: -0.85, columns: COLUMNS + 1.7, rows: ROWS + 1.7 }
const MIDDLE: Spot = [9, 19]

/** Sand; stands; what lies and stands there; the squares. */
const STAGES = 4

/** The arena, north at the top. */
export function Board({ view, decision, picked, onPick, onConfirm, onMenu, hold, onHold, onTell, ref }: BoardProps) {
  const lit = useMemo(() => litOf(view, decision, picked), [view, decision, picked])
  const hasMenus = onMenu !== null
  const stops = useMemo(() => stopsOf({ view, lit, hasMenus }), [view, lit, hasMenus])
  const asked = aboutIn(view, decision)
  const centre = asked ?? fightIn(view)
  const chart = useChart({
    stops,
    first: stops.find(({ id }) => id === squareId(centre)),
    bounds: BOUNDS,
    party: { x: centre[1], y: centre[0] },
    hold,
    onHold,
    picked,
    towards: stopTowards,
    words,
    onTell,
    onConfirm,
    onChoose: (stop) => press(stop, { decision, picked, onPick, onConfirm, onMenu }),
    ref,
  })
  const drawn = useStages(STAGES)
  return (
    <div className="map g-map" {...chart.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
      <svg
        {...chart.board}
        onPointerMove={(event) => onTell(stopUnder(event, stops, chart)?.label ?? null)}
        className="board"
        role="group"
        aria-busy={drawn < STAGES}
        aria-label="The arena. Arrow keys go from square to square, with Shift they move the view; + and − zoom, 0 shows all, Home whoever is asked."
      >
        <g transform={`scale(${SCALE})`}>
          <Floor />
          {drawn >= 2 && <Stands />}
          {asked && <Reach lit={lit} from={asked} />}
          {drawn >= 3 && <Lying arena={view.arena} />}
          {decision?.topic === 'move' && <Rings squares={enemyFronts(view)} />}
          <Answers lit={lit} />
          {drawn >= 3 && <People view={view} />}
          {asked && <ReachTags lit={lit} from={asked} />}
        </g>
        {drawn === STAGES && <Places stops={elements(stops, chart)} chart={chart} picked={picked} words={words} />}
      </svg>
    </div>
  )
}

/** Everybody, those in front last. */
const People = memo(function People({ view }: Pick<BoardProps, 'view'>) {
  const figures = presentIn(view)
  return (
    <>
      {figures.map((figure) => (
        <Standing key={figure.id} figure={figure} isNow={figure.id === view.active} />
      ))}
      <Links figures={figures} />
    </>
  )
})

/** Where he stands about whom the question is. */
function aboutIn(view: ArenaView, decision: Decision | null): Spot | null {
  return presentIn(view).find(({ id }) => id === decision?.about)?.at ?? null
}

/** Whoever moves or acts, else the middle of all on the sand. */
function fightIn(view: ArenaView): Spot {
  const figures = presentIn(view)
  const active = figures.find(({ id }) => id === view.active)
  if (active) return active.at
  if (figures.length === 0) return MIDDLE
  const mean = (of: (at: Spot) => number) => Math.round(figures.reduce((sum, { at }) => sum + of(at), 0) / figures.length)
  return [mean(([row]) => row), mean(([, column]) => column)]
}

/** Every square that an enemy on his feet has in front, each once. */
function enemyFronts(view: ArenaView): readonly Spot[] {
  const enemies = presentIn(view).filter((each) => each.side !== view.side && !isDown(each))
  const squares = enemies.flatMap(({ at, facing }) => frontOf(at, facing))
  return [...new Map(squares.map((at) => [squareId(at), at])).values()]
}

function words({ label }: SquareStop): string {
  return label
}

/** Only what can be pressed, is more than sand, or is reached by one arrow from where the focus is, is an element. */
function elements(stops: readonly SquareStop[], chart: Chart<SquareStop>): readonly SquareStop[] {
  const { stop } = chart
  const near = new Set(stop ? [stop, ...ARROWS.map((key) => stopTowards(stops, stop, key))] : [])
  return stops.filter((each) => each.isNoted || canBeChosen(each) || near.has(each))
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

/** The square under the pointer: bare sand is no element that could tell it. */
function stopUnder(event: PointerEvent<SVGSVGElement>, stops: readonly SquareStop[], chart: Chart<SquareStop>): SquareStop | undefined {
  const { sheet } = chart.viewport
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const x = Math.floor((((event.clientX - left) / width) * (sheet.right - sheet.left) + sheet.left) / 100)
  const y = Math.floor((((event.clientY - top) / height) * (sheet.bottom - sheet.top) + sheet.top) / 100)
  return stops.find((stop) => stop.x === x && stop.y === y)
}
