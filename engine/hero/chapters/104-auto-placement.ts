import { draw, type Script } from '../../kernel/play.ts'
import { type Counter, FACINGS, type Hero, type Kind, type Section, type Spot } from '../state.ts'
import { type Catacomb, catacombOf, indexOf, neighbour, sameSpot, spotAt, spotId, spotOf, squareAt, waysFrom } from './101-catacomb.ts'
import { inHand, placingSites, sitesFor } from './104-placement.ts'
import { countersOn, isMonster, isRiches } from './section.ts'

// 104D.auto (ours), how the app and the bots lay out counters: riches far away and guarded, traps behind their doors, fighters along
// the way. Chance chooses among all squares that make sense, so that no one learns from many layouts where to look.

const GUARDS: readonly Kind[] = ['ogre', 'troll', 'lycanthrope']
/** Riches lie in one of the rooms farther away than the others: of this share of them, and of so many at least. */
const FAR = { share: 0.6, least: 5 } as const
/** The succubus waits in the dark along the way, at this distance from the red squares where it is dark there. */
const LURE = { least: 4, most: 24 } as const
/** The last trap lies on one of so many junctions before the red squares. */
const LAST_JUNCTIONS = 6
/** Fighters wait beside this stretch of the way, counted from the start squares. */
const AMBUSH = { least: 10, most: 25 } as const
const BESIDE_WAY = 2
const DOOR_BESIDE_WAY = 3
/** A hall with this many halls around it is a junction. */
const JUNCTION = 3

/** Lays out whatever its owner still has in hand. Where several squares would do, chance decides. Returns how many counters those were. */
export function* layOutRest(g: Hero, section: Section): Script<number> {
  const count = inHand(section).length
  const plan = planOf(catacombOf(g.state.catacomb))
  yield* hideRiches(g, section, plan)
  yield* setTraps(g, section, plan)
  for (const succubus of left(section, (kind) => kind === 'succubus')) yield* lay(g, section, succubus, plan.lure)
  for (const fighter of left(section, isMonster)) {
    const around = treasuries(section, plan).flatMap(({ squares }) => squares)
    yield* lay(g, section, fighter, yield* oneOf(g, [plan.ambush, plan.roomsByWay, around]))
  }
  for (const dummy of left(section, (kind) => kind === 'dummy'))
    yield* lay(g, section, dummy, yield* oneOf(g, [plan.torches, plan.entries, lone(section, plan)]))
  return count
}

/** Jewel and gold in rooms that are far away, never two in one, each with a strong monster in the same square. */
function* hideRiches(g: Hero, section: Section, plan: Plan): Script<void> {
  const far = plan.rooms.slice(0, Math.max(FAR.least, Math.ceil(plan.rooms.length * FAR.share)))
  for (const riches of left(section, isRiches)) {
    const rooms = far.filter((each) => !holdsRiches(section, each))
    yield* lay(g, section, riches, rooms.length === 0 ? [] : (yield* oneOf(g, rooms)).inside)
    const guards = left(section, (kind) => GUARDS.includes(kind))
    if (guards.length > 0 && riches.at !== null) yield* lay(g, section, yield* oneOf(g, guards), [riches.at])
  }
}

/** A trap behind a door of each room with riches, the last one where halls meet before the red squares. */
function* setTraps(g: Hero, section: Section, plan: Plan): Script<void> {
  const doorways = treasuries(section, plan).map(({ entries }) => entries)
  const traps = left(section, (kind) => kind === 'trap')
  for (const [i, trap] of traps.entries()) yield* lay(g, section, trap, doorways[i] ?? plan.junctions.slice(0, LAST_JUNCTIONS))
}

/** Squares in rooms with a single counter: a dummy under it looks like riches under their guard. */
function lone(section: Section, { rooms }: Plan): readonly Spot[] {
  return rooms.flatMap(({ squares }) => squares.filter((spot) => countersOn(section, spot).length === 1))
}

function* oneOf<T>(g: Hero, things: readonly T[]): Script<T> {
  const drawn = things[Number(yield* draw(g, [...things.keys()].map(String)))]
  if (drawn === undefined) throw new Error('nothing to draw from')
  return drawn
}

function left(section: Section, wanted: (kind: Kind) => boolean): Counter[] {
  return inHand(section).filter(({ kind }) => wanted(kind))
}

/** Lays the counter on one of `wanted` that takes it, or anywhere if none does. */
function* lay(g: Hero, section: Section, counter: Counter, wanted: readonly Spot[]): Script<void> {
  const fitting = sitesFor(g.state, section, counter.kind, wanted)
  const sites = fitting.length > 0 ? fitting : sitesFor(g.state, section, counter.kind)
  counter.at = spotOf(yield* draw(g, sites.map(spotId)))
}

function holdsRiches(section: Section, { squares }: Room): boolean {
  return section.counters.some(({ kind, at }) => isRiches(kind) && squares.some((spot) => sameSpot(spot, at)))
}

function treasuries(section: Section, { rooms }: Plan): readonly Room[] {
  return rooms.filter((room) => holdsRiches(section, room))
}

// ---------------------------------------------------------------- the plan of a catacomb

interface Room {
  readonly squares: readonly Spot[]
  /** The squares inside its doors. */
  readonly entries: readonly Spot[]
  /** The halls before its doors. */
  readonly thresholds: readonly Spot[]
  /** Its squares that lie right inside none of its doors. */
  readonly inside: readonly Spot[]
}

interface Plan {
  /** The farthest from every start square first. */
  readonly rooms: readonly Room[]
  /** Squares inside doors. */
  readonly entries: readonly Spot[]
  /** Where halls meet, the nearest to the red squares first. */
  readonly junctions: readonly Spot[]
  readonly lure: readonly Spot[]
  readonly ambush: readonly Spot[]
  readonly roomsByWay: readonly Spot[]
  /** Lit squares of the way. */
  readonly torches: readonly Spot[]
}

const plans = new WeakMap<Catacomb, Plan>()

function planOf(c: Catacomb): Plan {
  let plan = plans.get(c)
  if (plan === undefined) {
    plan = planFor(c)
    plans.set(c, plan)
  }
  return plan
}

type Ways = ReadonlyMap<number, number>

function planFor(c: Catacomb): Plan {
  const squares = placingSites(c)
  const halls = squares.filter((spot) => squareAt(c, spot).kind === 'hall')
  const toExit = waysFrom(c, [c.exit], 'halls')
  const fromNearest = waysFrom(c, c.starts, 'halls')
  const fromEach = c.starts.map((start) => waysFrom(c, [start], 'halls'))
  const way = halls.filter((spot) => fromEach.some((far) => far.get(indexOf(spot)) === stepsTo(far, c.exit) - stepsTo(toExit, spot)))
  const waiting = way.filter((spot) => isWithin(fromNearest, spot, AMBUSH.least, AMBUSH.most))
  const besideAmbush = waysFrom(c, waiting, 'doors')
  const besideWay = waysFrom(c, way, 'halls')
  const dark = way.filter((spot) => !squareAt(c, spot).lit)
  const before = dark.filter((spot) => isWithin(toExit, spot, LURE.least, LURE.most))
  const rooms = roomsOf(c)
  const byWay = rooms.filter(({ thresholds }) => thresholds.some((hall) => isWithin(besideWay, hall, 0, DOOR_BESIDE_WAY)))
  return {
    rooms,
    entries: rooms.flatMap((room) => room.entries),
    junctions: halls.filter((spot) => streetsAt(c, spot) >= JUNCTION).sort((a, b) => stepsTo(toExit, a) - stepsTo(toExit, b)),
    lure: before.length > 0 ? before : dark,
    ambush: squares.filter((spot) => isWithin(besideAmbush, spot, 0, BESIDE_WAY)),
    roomsByWay: byWay.flatMap((room) => room.squares),
    torches: way.filter((spot) => squareAt(c, spot).lit),
  }
}

function stepsTo(far: Ways, spot: Spot): number {
  return far.get(indexOf(spot)) ?? Number.POSITIVE_INFINITY
}

function isWithin(far: Ways, spot: Spot, least: number, most: number): boolean {
  const steps = stepsTo(far, spot)
  return steps >= least && steps <= most
}

function streetsAt(c: Catacomb, spot: Spot): number {
  return FACINGS.filter((facing) => {
    const { kind } = squareAt(c, neighbour(spot, facing))
    return kind === 'hall' || kind === 'red' || kind === 'start'
  }).length
}

function roomsOf(c: Catacomb): Room[] {
  const letters = [...new Set(c.squares.flatMap(({ room }) => room ?? []))]
  const far = waysFrom(c, c.starts, 'doors')
  const farthest = (room: Room) => Math.min(...room.squares.map((spot) => stepsTo(far, spot)))
  return letters.map((letter) => roomOf(c, letter)).sort((a, b) => farthest(b) - farthest(a))
}

function roomOf(c: Catacomb, letter: string): Room {
  const squares = c.squares.flatMap(({ room }, i) => (room === letter ? [spotAt(i)] : []))
  const doors = c.doors.filter(({ room }) => squareAt(c, room).room === letter)
  const entries = doors.map(({ room }) => room)
  const deeper = squares.filter((spot) => !entries.some((entry) => sameSpot(entry, spot)))
  return {
    squares,
    entries,
    thresholds: doors.map(({ hall }) => hall),
    inside: deeper.length > 0 ? deeper : squares,
  }
}
