import { indexOf, squareAt } from '../chapters/101-catacomb.ts'
import { fromMap, pointsTo } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster, isRiches } from '../chapters/section.ts'
import type { Kind, Spot } from '../state.ts'
import { OUTWIT_TEST, RICHES_VALUE } from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'
import { courageFor, worthOfHunt } from './blows.ts'
import { homeOf, strengthForDoors, waysTo } from './doors.ts'
import { kindOf, mayBe, mean, type Scene } from './seen.ts'

// What is worth a detour to a hero: riches, and anything that adds to his courage.

/** A counter that may be worth a detour. */
export interface Find {
  /** As if nothing held a door: no more is it worth, and no fewer points lead there. */
  readonly bound: Detour
  /** As he finds the doors; null where it is too far then. Worked out when first asked for: of most finds the bound tells enough. */
  readonly detour: () => Detour | null
}

export interface Detour {
  readonly to: Spot
  /** The points to gain there on average, what lies in the same room or on the same square of the halls included. */
  readonly worth: number
  /** Movement points that lead there from every square, by index. */
  readonly ways: readonly number[]
}

/** Movement points from one counter of a room to the next. */
const BETWEEN = 2

/**
 * The finds for which a hero at `at` has the time: those that take him no more movement points than `spare` out of his way, where a
 * point is worth `tempo`.
 */
export function findsOf(scene: Scene, at: Spot, tempo: number, spare: number): readonly Find[] {
  const { c } = scene
  const strength = strengthForDoors(scene)
  const home = homeOf(scene)
  const far = home[indexOf(at)] ?? Number.POSITIVE_INFINITY
  const isInTime = ({ to, ways }: Detour) => (ways[indexOf(at)] ?? Number.POSITIVE_INFINITY) + ((home[indexOf(to)] ?? 0) - far) <= spare
  const places = new Map<string | number, Single[]>()
  const meetings = new Map<Kind, number>()
  const worthOf = (kind: Kind) => fromMap(meetings, kind, () => worthOfMeeting(scene.hero, kind))
  const means = new Map<ReadonlyMap<Kind, number>, number>()
  const meanOf = (kinds: ReadonlyMap<Kind, number>) => fromMap(means, kinds, () => mean(kinds, worthOf))
  for (const counter of scene.section.counters) {
    if (counter.at === null) continue
    const kind = kindOf(counter)
    const worth = kind === null ? meanOf(mayBe(scene, counter.at, counter.id)) : worthOf(kind)
    if (worth <= 0) continue
    const single = { id: counter.id, to: counter.at, worth, ways: pointsTo(c, counter.at, strength) }
    if (!isInTime(single)) continue
    const place = squareAt(c, counter.at).room ?? indexOf(counter.at)
    const there = places.get(place)
    if (there === undefined) places.set(place, [single])
    else there.push(single)
  }
  return [...places.values()].flatMap((there) => {
    let known: ReadonlyMap<string, Detour> | null = null
    const detours = () => {
      known ??= together(there.map((single) => ({ ...single, ways: waysTo(scene, single.to) })).filter(isInTime), tempo)
      return known
    }
    return [...together(there, tempo)].map(([id, bound]) => ({ bound, detour: () => detours().get(id) ?? null }))
  })
}

/** A counter, worth what it is by itself. */
interface Single extends Detour {
  readonly id: string
}

/** Counters of one place, by id: each with what the others add to its worth. */
function together(there: readonly Single[], tempo: number): ReadonlyMap<string, Detour> {
  const added = ({ worth }: Single) => Math.max(0, worth - BETWEEN * tempo)
  const all = there.reduce((sum, single) => sum + added(single), 0)
  return new Map(there.map((single) => [single.id, { to: single.to, worth: single.worth + (all - added(single)), ways: single.ways }]))
}

/** A lead of 30 decides (215B5), and riches make one at a stroke: they count for more than the points that they are. */
const DECISIVE = 2

/** Points that stepping on it brings on average, less the harm where a test of intelligence may fail (211C, 211D). */
function worthOfMeeting(hero: HeroSheetView, kind: Kind): number {
  if (isRiches(kind)) return RICHES_VALUE[kind] * DECISIVE
  if (isMonster(kind)) return worthOfHunt(hero, kind)
  if (kind === 'dummy') return courageFor(hero, kind)
  const wit = witOf(hero)
  return wit * courageFor(hero, kind) - (1 - wit) * HARM
}

/** What a trap or the Succubus costs a hero who is not up to them, in points. */
const HARM = 14

/** The chance that a die and his intelligence come to what it takes to outwit anyone (208B, 211C3). */
export function witOf({ now }: HeroSheetView): number {
  return Math.min(1, Math.max(0, (levelOf(now, 'intelligence') + 7 - OUTWIT_TEST) / 6))
}
