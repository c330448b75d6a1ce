import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type Ref, useEffect, useMemo, useState } from 'react'
import { faceId } from '../../../../engine/gladiator/open/actions.ts'
import { COLUMNS, ROWS, type Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, LogEntry } from '../../../../engine/kernel/types.ts'
import type { Box, Hold } from '../../../board/camera.ts'
import { type Chart, type ChartHandle, canBeChosen, dataAt, Places, useChart } from '../../../board/chart.tsx'
import { useLatest } from '../../../board/hands.ts'
import { press } from '../../../board/press.ts'
import { SquaresRuler } from '../../../board/squares-ruler.tsx'
import { useStages } from '../../../board/stages.ts'
import { stopTowards } from '../../../board/stops.ts'
import { useCentre } from './camera.ts'
import { Links, Standing, Wedge } from './counters.tsx'
import { Facings, facingOfKey, facingsOf, useDraggedFacing } from './facing.tsx'
import { frontOf, headingOf, isSame, middleOf, SCALE, squareId } from './grid.ts'
import { Floor, Lying, Stands } from './ground.tsx'
import { chosenIn, type Lit, litOf, pathOf, trackOf } from './lit.ts'
import { isDown, type Present, presentIn, presentTags } from './people.ts'
import { Answers, Reach, ReachTags, Rings, Track, Way } from './reach.tsx'
import { type SquareStop, stopsOf } from './stops.ts'
import { Traces } from './traces.tsx'

export interface BoardProps {
  readonly view: ArenaView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** Ids of options in the order of their keys in the card. */
  readonly keys: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** The facing at the end of the move; null where that is chosen afterwards. */
  readonly facing: Facing | null
  /** Makes the chosen move, and looks that way at the end. */
  readonly onTurn: (facing: Facing) => void
  /** Opens the menu of those on a square; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** What is in sight, in board units; null once nothing is. */
  readonly onSeen: (seen: Box | null) => void
  /** The text of the square under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<ChartHandle>
}

/** Sand and stands: with the frame of every board as deep as the rim. */
const BOUNDS = { left: -0.85, top: -0.85, columns: COLUMNS + 1.7, rows: ROWS + 1.7 }

/** Below this zoom, in pixels per board unit, nothing written on a square can be read. */
const FAR = 0.27

/** Sand; stands; what lies and stands there; the squares. */
const STAGES = 4

/** The arena, north at the top. */
export function Board(props: BoardProps) {
  const { view, decision, picked, facing, onPick, onConfirm, onTurn, onMenu, hold, onHold, onTell, ref } = props
  const { lit, stops } = useStops(props)
  const asked = useMemo(() => presentIn(view).find(({ id }) => id === decision?.about) ?? null, [view, decision])
  const centre = useCentre(view, asked?.at ?? null)
  const [looked, setLooked] = useState<string | null>(null)
  const facings = facingsOf(decision)
  const chart = useChart({
    stops,
    first: stops.find(({ at }) => isSame(at, asked?.at ?? centre)),
    bounds: BOUNDS,
    party: { x: centre[1], y: centre[0] },
    hold,
    onHold,
    picked,
    towards: stopTowards,
    words,
    onTell,
    onConfirm,
    onChoose: (stop) => {
      const { figure, options } = stop
      // Of all that can be done to someone his menu makes a list.
      if (decision?.topic === 'action' && figure !== null && options.length > 1 && onMenu !== null) onMenu([figure.id])
      else press(stop, { decision, picked, onPick, onConfirm, onMenu })
    },
    /** While the question is which way he looks, the arrows answer it. */
    onKey: ({ key }: KeyboardEvent) => {
      const facing = facingOfKey(key)
      if (facing !== null && facings.includes(facing)) onPick(faceId(facing), true)
      else if (key === 'Enter' && facings.some((each) => picked.includes(faceId(each)))) onConfirm()
      else return facing !== null && facings.length > 0
      return true
    },
    onPress: (event: MouseEvent) => {
      const facing = facings.find((each) => each === dataAt(event, 'facing')?.facing)
      if (facing === undefined) return false
      if (picked.includes(faceId(facing))) onConfirm()
      else onPick(faceId(facing), true)
      return true
    },
    ref,
  })
  useSeen(chart, props.onSeen)
  const goal = decision?.topic === 'move' ? chosenIn(lit, picked) : null
  const { dragged, handlers } = useDraggedFacing(chart, goal, onTurn)
  const drawn = useStages(STAGES)
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    handlers.onPointerMove(event)
    const under = stopUnder(event, stops, chart)
    onTell(under?.label ?? null)
    setLooked(under?.figure?.id ?? null)
  }
  const path = pathOf(decision, picked)
  const { stop } = chart
  const elements = useMemo(() => elementsOf(stops, stop), [stops, stop])
  return (
    <>
      <SquaresRuler
        along={chart.rulers.across}
        axis="across"
        count={COLUMNS}
        now={asked?.at[1] ?? null}
        nameOf={String}
        viewport={chart.viewport}
      />
      <SquaresRuler
        along={chart.rulers.down}
        axis="down"
        count={ROWS}
        now={asked?.at[0] ?? null}
        nameOf={String}
        viewport={chart.viewport}
      />
      <div className="map g-map" {...chart.field}>
        {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
        <svg
          {...chart.board}
          {...handlers}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setLooked(null)}
          className={chart.viewport.scale < FAR ? 'board is-far' : 'board'}
          role="group"
          aria-busy={drawn < STAGES}
          aria-label="The arena. Arrow keys go from square to square, with Shift they move the view. Press + and − to zoom, 0 for the whole arena, Home for the fight. Drag the square of a move to choose the facing at its end; the card has keys for it too."
        >
          <g transform={`scale(${SCALE})`}>
            <Floor />
            {drawn >= 2 && <Stands />}
            {asked && <Reach lit={lit} from={asked.at} />}
            {drawn >= 3 && <Lying arena={view.arena} />}
            {decision?.topic === 'move' && <Rings kind="enemy" squares={enemyFronts(view, lit)} />}
            <Looked view={view} looked={looked} />
            {drawn >= 3 && <Traces view={view} events={props.events} />}
            {asked && <Way from={asked.at} path={path} />}
            {asked && <Aim view={view} by={asked} to={chosenIn(lit, picked)} squares={trackOf(decision, picked)} />}
            {facings.length === 0 && <Answers lit={lit} picked={picked} keys={props.keys} />}
            {goal && asked && (
              <Goal at={goal} side={asked.side} facing={dragged ?? facing ?? headingOf([asked.at, ...path]) ?? asked.facing} />
            )}
            {drawn >= 3 && <People view={view} />}
            {asked && facings.length > 0 && <Turning asked={asked} facings={facings} picked={picked} />}
            {asked && <ReachTags lit={lit} from={asked.at} />}
          </g>
          {drawn === STAGES && <Places stops={elements} chart={chart} picked={picked} words={words} />}
        </svg>
      </div>
    </>
  )
}

/** Reports what is in sight whenever the board has come to rest elsewhere. */
function useSeen({ viewport }: Chart<SquareStop>, onSeen: BoardProps['onSeen']): void {
  const report = useLatest(onSeen)
  const { left, top, right, bottom } = viewport.seen
  useEffect(() => report.current({ left, top, right, bottom }), [report, left, top, right, bottom])
  useEffect(() => () => report.current(null), [report])
}

/** Every square with what a press there chooses, and what is drawn of it. */
export function useStops({ view, decision, onMenu }: Pick<BoardProps, 'view' | 'decision' | 'onMenu'>) {
  const lit = useMemo(() => litOf(view, decision), [view, decision])
  const hasMenus = onMenu !== null
  const stops = useMemo(() => stopsOf({ view, lit, hasMenus }), [view, lit, hasMenus])
  return { lit, stops }
}

/** Everyone, those in front last. */
const People = memo(function People({ view }: Pick<BoardProps, 'view'>) {
  const figures = presentIn(view)
  const tags = presentTags(figures)
  return (
    <>
      {figures.map((figure) => (
        <Standing key={figure.id} figure={figure} tag={tags.get(figure.id)} isNow={figure.id === view.active} />
      ))}
      <Links figures={figures} />
    </>
  )
})

/** The front squares of the fighter under the pointer. */
function Looked({ view, looked }: Pick<BoardProps, 'view'> & { readonly looked: string | null }) {
  const figure = looked === null ? undefined : presentIn(view).find(({ id }) => id === looked)
  return figure && !isDown(figure) ? <Rings kind="looked" squares={frontOf(figure.at, figure.facing)} /> : null
}

/** Where the move ends, and how he will look. */
function Goal({ at, side, facing }: { readonly at: Spot; readonly side: Present['side']; readonly facing: Facing }) {
  return (
    <g className="r-goal" transform={`translate(${middleOf(at).x} ${middleOf(at).y})`}>
      <Wedge facing={facing} side={side} reach={14} />
    </g>
  )
}

/** The way that is chosen to look, what he will have in front, and the ways there are. */
function Turning({
  asked,
  facings,
  picked,
}: {
  readonly asked: Present
  readonly facings: readonly Facing[]
  readonly picked: readonly string[]
}) {
  const chosen = facings.find((facing) => picked.includes(faceId(facing)))
  return (
    <>
      {chosen && <Rings kind="own" squares={frontOf(asked.at, chosen)} />}
      <Facings at={asked.at} facings={facings} picked={picked} />
    </>
  )
}

interface AimProps extends Pick<BoardProps, 'view'> {
  readonly by: Present
  readonly to: Spot | null
  readonly squares: readonly Spot[]
}

/** What the chosen shot, throw or spell flies over. */
function Aim({ view, by, to, squares }: AimProps) {
  if (to === null || squares.length === 0) return null
  const people = new Set(presentIn(view).map(({ at }) => squareId(at)))
  const clouds = new Set(view.arena.terrain.filter(({ kind }) => kind === 'fire' || kind === 'shadow').map(({ at }) => squareId(at)))
  return <Track from={by.at} to={to} squares={squares} isInTheWay={(at) => people.has(squareId(at)) || clouds.has(squareId(at))} />
}

/** The front squares of every enemy on his feet who could be met by this move, each square once. */
function enemyFronts(view: ArenaView, lit: ReadonlyMap<string, Lit>): readonly Spot[] {
  const fronts = presentIn(view)
    .filter((each) => each.side !== view.side && !isDown(each))
    .map(({ at, facing }) => frontOf(at, facing))
    .filter((squares) => squares.some((at) => lit.has(squareId(at))))
  return [...new Map(fronts.flat().map((at) => [squareId(at), at])).values()]
}

function words({ label }: SquareStop): string {
  return label
}

/** Only what can be pressed, is more than sand, or is reached by one arrow from where the focus is, is an element. */
function elementsOf(stops: readonly SquareStop[], stop: SquareStop | undefined): readonly SquareStop[] {
  const near = new Set(stop ? [stop, ...ARROWS.map((key) => stopTowards(stops, stop, key))] : [])
  return stops.filter((each) => each.isNoted || canBeChosen(each) || near.has(each))
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

/** The square under the pointer: bare sand isn't an element that could tell it. */
function stopUnder(event: PointerEvent<SVGSVGElement>, stops: readonly SquareStop[], chart: Chart<SquareStop>): SquareStop | undefined {
  const { sheet } = chart.viewport
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const x = Math.floor((((event.clientX - left) / width) * (sheet.right - sheet.left) + sheet.left) / 100)
  const y = Math.floor((((event.clientY - top) / height) * (sheet.bottom - sheet.top) + sheet.top) / 100)
  return x < 0 || x >= COLUMNS ? undefined : stops[y * COLUMNS + x]
}
