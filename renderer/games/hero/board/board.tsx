import { type Ref, useMemo } from 'react'
import { COLUMNS, isSame, type Plan, planOf, ROWS, spotId, within } from '../../../../engine/hero/open/catacomb.ts'
import type { HeroView, SectionView } from '../../../../engine/hero/view-types.ts'
import type { Decision, Deed } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { Cell } from '../../../board/cell.ts'
import { type ChartHandle, Places, useChart } from '../../../board/chart.tsx'
import { stopAhead } from '../../../board/stops.ts'
import { heroName } from '../table/view.ts'
import { Counters, HeroMarker } from './counters.tsx'
import { Doors, Ground } from './ground.tsx'
import { Planned } from './planned.tsx'
import { centreOf, type SquareStop, stopsOf } from './stops.ts'

export interface BoardProps {
  readonly view: HeroView
  readonly section: SectionView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** Opens the menu of those in a square; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The text of the square under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<ChartHandle>
}

const BOUNDS = { left: 0, top: 0, columns: COLUMNS, rows: ROWS }
/** One section of the board, north at the top. */
export function Board({ view, section, decision, picked, onPick, onConfirm, onMenu, hold, onHold, onTell, ref }: BoardProps) {
  const plan = planOf(view.catacomb)
  const { hero } = section
  const activity = view.at === section.id ? view.activity : null
  const hasMenus = onMenu !== null && view.at === section.id
  const stops = useMemo(() => stopsOf(plan, view, section, decision, hasMenus), [plan, view, section, decision, hasMenus])
  const taken = useMemo(() => takenIn(section), [section])
  const centre = centreOf(section, decision)
  const chart = useChart({
    stops,
    first: stops.find(({ square }) => isSame(square, hero?.at ?? null)) ?? nearest(stops, centre),
    bounds: BOUNDS,
    party: centre,
    hold,
    onHold,
    picked,
    towards: stopAhead,
    words,
    onTell,
    onConfirm,
    /** Pressed again, a square offers its next option, or answers with its only one. */
    onChoose: ({ options, people = [] }) => {
      const here = options.findIndex(({ id }) => picked.includes(id))
      if (here >= 0 && options.length === 1 && isOne(decision)) return onConfirm()
      const next = options[(here + 1) % options.length]
      if (next) onPick(next.id, options.length === 1)
      // A press on a square that he can walk into is a walk, no matter who lies there.
      if (people.length > 0 && options.every(({ deed }) => isOf(people, deed))) onMenu?.(people)
    },
    ref,
  })
  return (
    <div className="map h-map" {...chart.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
      <svg
        {...chart.board}
        className={stops.filter(({ options }) => options.length > 0).length > MANY ? 'board has-many' : 'board'}
        role="group"
        aria-label={`The catacomb of ${heroName(section)}. Arrow keys go from square to square, with Shift they move the map; + and − zoom, 0 shows all, Home the hero.`}
      >
        <Ground plan={plan} />
        {activity && <Sight plan={plan} view={view} section={section} />}
        <Counters
          counters={section.counters}
          picked={new Set(decision?.options?.flatMap(({ id, at }) => (picked.includes(id) && at ? [at.id] : [])))}
        />
        {view.at === section.id && (
          <Planned
            options={decision?.options?.filter(({ id }) => picked.includes(id)) ?? []}
            at={hero?.at ?? null}
            points={activity?.points ?? 0}
            allowance={activity?.allowance ?? 0}
          />
        )}
        {hero?.status === 'in-catacomb' && <HeroMarker hero={hero} />}
        <Places stops={stops} chart={chart} picked={picked} words={words} />
        <Doors plan={plan} taken={taken} opened={activity?.opened ?? NONE} />
      </svg>
    </div>
  )
}

function isOf(people: readonly string[], deed: Deed | undefined): boolean {
  return people.some((id) => id === deed?.who || id === deed?.whom)
}

/** The squares of a section in which something stands. */
function takenIn({ hero, counters }: SectionView): ReadonlySet<string> {
  return new Set([hero?.at, ...counters.map(({ at }) => at)].flatMap((at) => (at ? [spotId(at)] : [])))
}

function words({ label }: SquareStop): string {
  return label
}

const NONE: readonly string[] = []

/** With this many squares to choose from, each of them is marked more lightly. */
const MANY = 30

function isOne(decision: Decision | null): boolean {
  return (decision?.min ?? 1) === 1 && (decision?.max ?? 1) === 1
}

/** The square nearest to the centre of the view that answers the question; any square if none does. */
function nearest(stops: readonly SquareStop[], { x, y }: Cell): SquareStop | undefined {
  const away = (stop: Cell) => Math.abs(stop.x - x) + Math.abs(stop.y - y)
  const answers = stops.filter(({ options }) => options.length > 0)
  return (answers.length > 0 ? answers : stops).reduce<SquareStop | undefined>(
    (best, stop) => (best === undefined || away(stop) < away(best) ? stop : best),
    undefined,
  )
}

/** What the hero sees, what is too dark for him, and how far his points would take him as far as anyone knows. */
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
