import { COLUMNS, edge, isSame, neighbour, type Plan, ROWS, type Square, spotId } from '../../../../engine/hero/open/catacomb.ts'
import { FACING_NAMES, one, squareName } from '../../../../engine/hero/open/names.ts'
import type { ActivityView, CounterView, HeroView, SectionView, Spot } from '../../../../engine/hero/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Cell } from '../../../board/cell.ts'
import type { Stop } from '../../../board/stops.ts'

type HeroSeen = NonNullable<SectionView['hero']>

/** A focusable square, with the answers given by pressing it. */
export interface SquareStop extends Stop {
  readonly square: Square
}

/** What is close up: the counter in question, otherwise the hero; before he has entered, the middle of the section. */
export function centreOf(
  { hero, counters }: { readonly hero: Pick<HeroSeen, 'at'> | null; readonly counters: readonly Pick<CounterView, 'id' | 'at'>[] },
  decision: Pick<Decision, 'about'> | null,
): Cell {
  const at = counters.find(({ id }) => id === decision?.about)?.at ?? hero?.at
  return at ? { x: at.col, y: at.row } : { x: Math.floor(COLUMNS / 2), y: Math.floor(ROWS / 2) }
}

/**
 * Every square of a section in words, with the options on it, in it, or behind its door.
 *
 * @param hasMenus whether those who stand there can be pressed
 */
export function stopsOf(
  plan: Plan,
  view: HeroView,
  section: SectionView,
  decision: Decision | null,
  hasMenus = false,
): readonly SquareStop[] {
  const counters = new Map<string, CounterView[]>()
  for (const counter of section.counters) {
    if (!counter.at) continue
    const id = spotId(counter.at)
    counters.set(id, [...(counters.get(id) ?? []), counter])
  }
  const options = view.at === section.id ? optionsBySquare(plan, section, decision) : new Map<string, readonly Option[]>()
  return plan.squares
    .filter(({ ground }) => ground !== 'pit')
    .map((square) => {
      const here = options.get(square.id) ?? []
      const words = [
        squareName(square),
        groundName(square),
        ...doorsIn(plan, square, view.activity),
        ...who(section, square, counters.get(square.id) ?? []),
      ]
      return {
        square,
        id: square.id,
        x: square.col,
        y: square.row,
        options: here,
        // A hero by his section, everyone else by his counter.
        people: hasMenus
          ? [
              ...(isSame(section.hero?.at ?? null, square) ? [section.id] : []),
              ...(counters.get(square.id) ?? []).map((counter) => counter.id),
            ]
          : [],
        label: `${capital(words.join(', '))}. ${here.map(({ label }) => `${label}.`).join(' ')}`.trim(),
      }
    })
}

function optionsBySquare(plan: Plan, section: SectionView, decision: Decision | null): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) {
    const id = squareOf(plan, section, option)
    if (id !== null) found.set(id, [...(found.get(id) ?? []), option])
  }
  // Pressing a counter already placed means picking it up, not placing another one beside it.
  if (decision?.topic === 'placement')
    for (const options of found.values()) options.sort((a, b) => Number(b.at?.kind === 'counter') - Number(a.at?.kind === 'counter'))
  return found
}

/** The square that selects an option: where it leads, where its counter is, or what is behind its door. */
export function squareOf(plan: Plan, { counters, hero }: SectionView, { at }: Option): string | null {
  switch (at?.kind) {
    case 'square':
      return at.id
    case 'counter': {
      const spot = counters.find(({ id }) => id === at.id)?.at
      return spot ? spotId(spot) : null
    }
    case 'door': {
      const door = plan.doorOf(at.id)
      if (!door) return null
      return spotId(isSame(door.room, hero?.at ?? null) ? door.hall : door.room)
    }
    default:
      return null
  }
}

function groundName({ ground, lit, room }: Square): string {
  switch (ground) {
    case 'hall':
      return lit ? 'lit hall' : 'dark hall'
    case 'room':
      return `room ${(room ?? '').toUpperCase()}`
    case 'start':
      return 'start'
    case 'red':
      return 'red corridor'
    case 'alysa':
      return 'where she waits'
    case 'pit':
      return 'pit'
  }
}

function doorsIn(plan: Plan, square: Square, activity: ActivityView | null): readonly string[] {
  return (['n', 'e', 's', 'w'] as const).flatMap((facing) => {
    const between = edge(plan, square, neighbour(square, facing))
    if (between === 'open' || between === 'wall') return []
    return `${activity?.opened.includes(between.id) ? 'open door' : `door of ${between.value}`} ${FACING_NAMES[facing]}`
  })
}

function who({ hero }: SectionView, spot: Spot, counters: readonly CounterView[]): readonly string[] {
  const stands = hero && isSame(hero.at, spot) ? [`${hero.name} facing ${FACING_NAMES[hero.facing]}`] : []
  return [...stands, ...counters.map(counterName)]
}

/** A counter as known to this seat: `a goblin`, `a goblin, face down`, `a counter, face down, once a goblin`. */
export function counterName({ kind, up, remembered }: CounterView): string {
  if (kind) return up ? one(kind) : `${one(kind)} face down`
  return remembered ? `a counter face down, remembered as ${one(remembered)}` : 'a counter face down'
}
