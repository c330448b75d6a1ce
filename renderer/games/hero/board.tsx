import { type KeyboardEvent, type Ref, type SyntheticEvent, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { HeroView, SectionView } from '../../../engine/hero/view-types.ts'
import type { Decision } from '../../../engine/kernel/types.ts'
import type { Hold } from '../../board/camera.ts'
import { Place } from '../../board/place.tsx'
import { useViewport } from '../../board/viewport.ts'
import type { Cell } from '../citadel/map/sides.ts'
import { COLUMNS, isSame, type Plan, planOf, ROWS, spotId, within } from './catacomb.ts'
import { Counters, HeroMarker } from './counters.tsx'
import { Doors, Ground } from './ground.tsx'
import { type Stop, stopsOf } from './stops.ts'
import { heroName } from './view.ts'

export interface BoardHandle {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}

export interface BoardProps {
  readonly view: HeroView
  readonly section: SectionView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** @param isOnly nothing else could have been meant by the press */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** What the square under the pointer or the focus has to say; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<BoardHandle>
}

const BOUNDS = { left: 0, top: 0, columns: COLUMNS, rows: ROWS }
/** What is looked at before a hero has entered. */
const MIDDLE: Cell = { x: Math.floor(COLUMNS / 2), y: Math.floor(ROWS / 2) }

/** One section of the board, north at the top: focusable squares, one tab stop, arrows between neighbours. */
export function Board({ view, section, decision, picked, onPick, onConfirm, hold, onHold, onTell, ref }: BoardProps) {
  const field = useRef<HTMLDivElement>(null)
  const board = useRef<SVGSVGElement>(null)
  const rulers = { across: useRef<HTMLDivElement>(null), down: useRef<HTMLDivElement>(null) }
  const plan = planOf(view.catacomb)
  const { hero } = section
  const isActing = view.at === section.id
  const activity = isActing ? view.activity : null
  const stops = useMemo(() => stopsOf(plan, view, section, decision), [plan, view, section, decision])
  const centre = hero?.at ? { x: hero.at.col, y: hero.at.row } : MIDDLE
  const viewport = useViewport({ field, board, rulers, bounds: BOUNDS, party: centre, hold, onHold })
  const [cursor, setCursor] = useState<string | null>(null)
  const stop =
    stops.find(({ square }) => square.id === cursor) ??
    stops.find(({ square }) => isSame(square, hero?.at ?? null)) ??
    nearest(stops, centre)
  useImperativeHandle(ref, () => ({ zoomIn: viewport.zoomIn, zoomOut: viewport.zoomOut }))

  const focusOn = ({ square }: Stop) => {
    setCursor(square.id)
    viewport.show({ x: square.col, y: square.row })
    board.current?.querySelector<SVGGElement>(`[data-stop="${square.id}"]`)?.focus({ preventScroll: true })
  }
  /** Pressed again, a square offers its next option, and its only one is taken. */
  const choose = ({ square, options }: Stop) => {
    setCursor(square.id)
    const here = options.findIndex(({ id }) => picked.includes(id))
    if (here >= 0 && options.length === 1 && isOne(decision)) return onConfirm()
    const next = options[(here + 1) % options.length]
    if (next) onPick(next.id, options.length === 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (viewport.onKey(event)) return event.preventDefault()
    if (!stop) return
    const next = stopBeside(stops, stop, event.key)
    if (next) {
      event.preventDefault()
      focusOn(next)
    } else if ((event.key === 'Enter' || event.key === ' ') && stop.options.length > 0) {
      event.preventDefault()
      if (event.key === 'Enter' && stop.options.some(({ id }) => picked.includes(id))) onConfirm()
      else choose(stop)
    }
  }
  const stopAt = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.closest<SVGElement>('[data-stop]')?.dataset.stop : undefined
    return stops.find(({ square }) => square.id === id)
  }
  const tell = (event: SyntheticEvent) => onTell(stopAt(event)?.label ?? null)

  return (
    <div className="map h-map" ref={field} {...viewport.handlers} onPointerLeave={() => onTell(null)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
      <svg
        ref={board}
        className={stops.filter(({ options }) => options.length > 0).length > MANY ? 'board has-many' : 'board'}
        {...viewport.drawn}
        role="group"
        aria-label={`The catacomb of ${heroName(section)}. Arrow keys go from square to square, with Shift they move the map; + and − zoom, 0 shows all, Home the hero.`}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const at = stopAt(event)
          if (at) choose(at)
        }}
        onPointerOver={tell}
        onFocus={(event) => {
          setCursor(stopAt(event)?.square.id ?? null)
          tell(event)
        }}
        onBlur={() => onTell(null)}
      >
        <Ground plan={plan} />
        {activity && <Sight plan={plan} view={view} section={section} />}
        <Counters
          counters={section.counters}
          picked={new Set(decision?.options?.flatMap(({ id, at }) => (picked.includes(id) && at ? [at.id] : [])))}
        />
        {hero?.status === 'in-catacomb' && <HeroMarker hero={hero} />}
        <Doors plan={plan} opened={activity?.opened ?? NONE} />
        {stops.map(({ square, label, options }) => (
          <Place
            key={square.id}
            id={square.id}
            x={square.col}
            y={square.row}
            label={label}
            go={options.length === 0 ? 'no' : options.some(({ id }) => picked.includes(id)) ? 'chosen' : 'yes'}
            isCursor={square === stop?.square}
          />
        ))}
      </svg>
    </div>
  )
}

const NONE: readonly string[] = []

/** So many squares to choose from are a surface, and each of them is marked more lightly. */
const MANY = 30

function isOne(decision: Decision | null): boolean {
  return (decision?.min ?? 1) === 1 && (decision?.max ?? 1) === 1
}

/** What answers the question and lies nearest to what is looked at; any square where nothing answers it. */
function nearest(stops: readonly Stop[], { x, y }: Cell): Stop | undefined {
  const away = ({ square: { row, col } }: Stop) => Math.abs(col - x) + Math.abs(row - y)
  const answers = stops.filter(({ options }) => options.length > 0)
  return (answers.length > 0 ? answers : stops).reduce<Stop | undefined>(
    (best, stop) => (best === undefined || away(stop) < away(best) ? stop : best),
    undefined,
  )
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
}

/** The next square that way, over whatever rock lies between. */
function stopBeside(stops: readonly Stop[], { square }: Stop, key: string): Stop | undefined {
  const [rows, columns] = ARROWS[key] ?? [0, 0]
  if (rows === 0 && columns === 0) return undefined
  for (let n = 1; n <= COLUMNS; n++) {
    const id = spotId({ row: square.row + rows * n, col: square.col + columns * n })
    const next = stops.find((stop) => stop.square.id === id)
    if (next) return next
  }
  return undefined
}

/** What the hero sees, what is too dark for him, and how far his points would take him as things are known. */
function Sight({ plan, view, section }: { readonly plan: Plan; readonly view: HeroView; readonly section: SectionView }) {
  const { activity } = view
  const at = section.hero?.at
  if (!activity || !at) return null
  const foes = new Set(
    section.counters.flatMap(({ at, up, kind }) => (at && up && kind !== 'gold' && kind !== 'jewel' ? [spotId(at)] : [])),
  )
  const reach = activity.halted ? [] : within(plan, at, activity.points, (spot) => foes.has(spotId(spot)), activity.opened)
  return (
    <g className="h-sight">
      {activity.sees.map(({ row, col }) => (
        <rect key={`${row}-${col}`} className="h-seen" x={col * 100 + 5} y={row * 100 + 5} width="90" height="90" />
      ))}
      {activity.dim.map(({ row, col }) => (
        <path key={`${row}-${col}`} className="h-dim" d={`M${col * 100 + 20} ${row * 100 + 80}l60-60`} />
      ))}
      {reach.map(({ id, row, col }) => (
        <rect key={id} className="h-reach" x={col * 100 + 43} y={row * 100 + 43} width="14" height="14" />
      ))}
    </g>
  )
}
