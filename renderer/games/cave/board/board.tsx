import { memo, type Ref, useMemo } from 'react'
import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { type CavePlan, cellOf, planOf } from '../../../../engine/cave/open/plan.ts'
import { BOARD } from '../../../../engine/cave/tables/index.ts'
import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, LogEntry } from '../../../../engine/kernel/types.ts'
import type { Hold } from '../../../board/camera.ts'
import { type ChartHandle, Places, useChart } from '../../../board/chart.tsx'
import { press } from '../../../board/press.ts'
import { useStages } from '../../../board/stages.ts'
import { caveOptions } from '../table/view.ts'
import { type Contents, contentsOf, moverOf } from './contents.ts'
import { Ground, Names } from './ground.tsx'
import { litOf } from './lit.ts'
import { Met, Pieces } from './pieces.tsx'
import { useChambers, useRoute } from './route.ts'
import { type SpaceStop, spaceTowards, stopsOf } from './stops.ts'
import { Beads, Plates, Rings } from './ways.tsx'

export interface BoardProps {
  readonly view: CaveView
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** What happened since the last choice, as far as told. */
  readonly events: readonly LogEntry[]
  /** @param isOnly the press has no other possible meaning */
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
  /** Opens the menu of those on a space; null where there is none now. */
  readonly onMenu: ((people: readonly string[]) => void) | null
  readonly hold: Hold
  readonly onHold: (hold: Hold) => void
  /** The text of the space under the pointer or the focus; `null` when there is none. */
  readonly onTell: (text: string | null) => void
  readonly ref?: Ref<ChartHandle>
}

const MIDDLE = cellOf({ x: 625, y: 475 })

/** Floors; the rock round them and its hachures; what stands on them. */
const STAGES = 4

/** The cave, the way out at its foot. */
export function Board({ view, decision, picked, events, onPick, onConfirm, onMenu, hold, onHold, onTell, ref }: BoardProps) {
  const { stops, plan, contents, lit, chambers } = useStops({ view, decision, picked, events, hasMenus: onMenu !== null })
  const route = useRoute(plan, view, events)
  const mover = moverOf(view)
  const centre = plan.space(mover?.at ?? '')
  const { width, height } = BOARD
  const chart = useChart({
    stops,
    first: stops.find(({ id }) => id === mover?.at) ?? stops.find(({ options }) => options.length > 0) ?? stops[0],
    bounds: { left: 0, top: 0, columns: width / 100, rows: height / 100 },
    party: centre ? cellOf(centre) : MIDDLE,
    hold,
    onHold,
    picked,
    towards: spaceTowards,
    words,
    onTell,
    onConfirm,
    onChoose: (stop) => press(stop, { decision, picked, onPick, onConfirm, onMenu }),
    ref,
  })
  const drawn = useStages(STAGES)
  const met = metIn(decision)
  const chosen = [...lit.values()].find(({ isChosen, options }) => isChosen && options.length > 0)
  return (
    <div className="map v-map" {...chart.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a chart of focusable places has no element of its own */}
      <svg
        {...chart.board}
        className="board"
        role="group"
        aria-busy={drawn < STAGES}
        aria-label="The cave. Arrow keys go from space to space, with Shift they move the map; + and − zoom, 0 shows all, Home the one who moves."
      >
        <Ground
          plan={plan}
          light={mover?.at ?? null}
          crystal={view.crystal}
          chambers={[...chambers].map(([space, chamber]) => `${space}=${chamber}`).join(' ')}
          lying={lyingWords(contents)}
          stage={drawn}
        />
        <Beads kind="trail" points={plan.line(route)} />
        {mover && chosen && <Beads kind="way" points={plan.line(plan.way(mover.at, chosen.space))} />}
        <Rings plan={plan} lit={lit} />
        {drawn === STAGES && <Standing plan={plan} contents={contents} active={mover?.seat ?? null} met={met.join(' ')} />}
        {centre && met.length > 0 && <Met cards={met.flatMap((copy) => knownCard(copy) ?? [])} at={centre} width={width} />}
        <Plates plan={plan} lit={lit} />
        <Names plan={plan} />
        <Places stops={stops} chart={chart} picked={picked} words={words} />
      </svg>
    </div>
  )
}

/** Every space with what a press there chooses, and what is drawn of it. */
export function useStops({
  view,
  decision,
  picked,
  events,
  hasMenus,
}: Pick<BoardProps, 'view' | 'decision' | 'picked' | 'events'> & { readonly hasMenus: boolean }) {
  const plan = planOf(BOARD)
  const contents = useMemo(() => contentsOf(view), [view])
  const lit = useMemo(() => litOf(decision, picked), [decision, picked])
  const chambers = useChambers(view, events)
  const at = moverOf(view)?.at ?? null
  const far = useMemo(() => (at === null ? new Map<SpaceId, number>() : plan.steps(at)), [plan, at])
  const stops = stopsOf({ plan, contents, lit, far, hasMenus, crystal: view.crystal, chambers })
  return { stops, plan, contents, lit, chambers }
}

/** How many cards lie on each space, in one word. */
function lyingWords(contents: ReadonlyMap<SpaceId, Contents>): string {
  return [...contents.values()].flatMap(({ space, cards }) => (cards.length > 0 ? [`${space}=${cards.length}`] : [])).join(' ')
}

interface StandingProps {
  readonly plan: CavePlan
  readonly contents: ReadonlyMap<SpaceId, Contents>
  readonly active: number | null
  /** Copies that are drawn out to be met, in one word. */
  readonly met: string
}

/** From the north, so that what stands further south is in front; pawns are in front of everything. */
const Standing = memo(function Standing({ plan, contents, active, met }: StandingProps) {
  const out = met.split(' ')
  const order = ({ space, players }: Contents) => (plan.space(space)?.y ?? 0) + (players.length > 0 ? BOARD.height : 0)
  return [...contents.values()]
    .sort((a, b) => order(a) - order(b))
    .map((each) => {
      const space = plan.space(each.space)
      return (
        space && (
          <Pieces
            key={each.space}
            contents={each}
            at={space}
            isNamed={space.kind === 'named'}
            cardOf={(copy) => (out.includes(copy) ? undefined : knownCard(copy))}
            active={active}
          />
        )
      )
    })
})

/** The cards that are fought or visited now, as the question has them. */
function metIn(decision: Decision | null): readonly string[] {
  const [visit] = caveOptions(decision, 'visit')
  const [fight] = caveOptions(decision, 'fight')
  return visit?.data ? [visit.data.card] : (fight?.data?.against.cards ?? [])
}

function words({ label }: SpaceStop): string {
  return label
}
