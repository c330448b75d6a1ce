import { draw, type Script, tell } from '../../kernel/play.ts'
import { actionAmong, actionId } from '../actions.ts'
import { type Placement, pickOne } from '../asks.ts'
import { type Delve, type DelveState, type Segment, type SegmentId, SIDES, type Side } from '../state.ts'
import { type Feature, SEGMENTS } from '../tables/index.ts'
import { holdsHellgate } from './06-counter.ts'
import {
  bestFit,
  exits,
  type Face,
  fits,
  freshCup,
  type Lay,
  lay,
  leadsToGateway,
  neighbour,
  placements,
  refilledCup,
  type Site,
  siteBehind,
  someFit,
  type Way,
  whyBack,
} from './06-placement.ts'
import { ask } from './10-asides.ts'
import { leave } from './17-leaving.ts'
import { here } from './party.ts'

export type MovementEvent =
  | { type: 'route'; rule: '5.0.A'; way: Way; known: boolean }
  | { type: 'chit-returned'; rule: '6.1' | '6.4'; chit: number; face: Face }
  | { type: 'chit-placed'; rule: '6.1'; chit: number; face: Face; segment: SegmentId; feature: Feature | null; impassable: Side[] }
  | { type: 'stairs-joined'; rule: '6.6'; segments: SegmentId[] }
  | { type: 'cup-refilled'; rule: '4.1.E'; chits: number }

/** 5.0 A: the party decides on its route; where nothing lies yet a chit is drawn and placed. */
export function* segmentPhase(g: Delve): Script<void> {
  const s = g.state
  const from = here(s)
  const choice = yield* ask(g, { seat: s.leader, rule: '6.0', topic: 'route', ids: routes(s), moment: 'route' })
  if (choice === null) return
  const action = actionAmong(choice, ['exit', 'leave'])
  if (action.do === 'leave') return yield* leave(g)
  const { way } = action
  const known = neighbour(s, from, way)
  yield* tell(g, { type: 'route', rule: '5.0.A', way, known: known !== null } satisfies MovementEvent)
  const to = known ?? (yield* newSegment(g, from, way))
  s.entering = { segment: to.id, first: to.visits === 0, room: to.kind === 'room' && isThroughDoor(from, way) }
  s.phase = s.entering.first && s.entering.room && !holdsHellgate(s, to) ? 'trap' : 'monsters'
}

/** What the party can do in step 1 of 5.0 A: every way out, and beside the Gateway leaving (17.0). */
export function routes(s: DelveState): string[] {
  const from = here(s)
  const ids = exits(s, from).map((way) => actionId({ do: 'exit', way }))
  if (leadsToGateway(s, from)) ids.push('leave')
  return ids
}

/** Taking the stairs counts as entering a room (6.6). */
function isThroughDoor(from: Segment, way: Way): boolean {
  return way === 'up' || way === 'down' || from.sides[SIDES.indexOf(way)] === 'D'
}

// ---------------------------------------------------------------- chit pick and placement

/** 5.0 A, steps 2 and 3. */
function* newSegment(g: Delve, from: Segment, way: Way): Script<Segment> {
  const s = g.state
  if (way === 'up' || way === 'down') throw new Error('stairs lead to segments that lie there')
  const site = siteBehind(s, from, way)
  const { chit, mismatched } = yield* pickChit(g, site)
  s.drawn = { chit, face: site.face }
  const how = yield* choosePlacement(g, site, chit, mismatched)
  s.drawn = null
  s.cup.splice(s.cup.indexOf(chit), 1)
  const before = s.segments.length
  const laid = lay(s, site, chit, how)
  const impassable = laid.blocked.map(({ side }) => side)
  const { id, feature } = laid
  yield* tell(g, { type: 'chit-placed', rule: '6.1', chit, face: site.face, segment: id, feature, impassable } satisfies MovementEvent)
  const others = s.segments.slice(before + 1).map((each) => each.id)
  if (others.length > 0) yield* tell(g, { type: 'stairs-joined', rule: '6.6', segments: others } satisfies MovementEvent)
  return laid
}

interface Picked {
  readonly chit: number
  readonly mismatched: number
}

/** 6.1, 6.4: draws until a chit fits; when none in the cup can, one of those that fit best. */
function* pickChit(g: Delve, site: Site): Script<Picked> {
  const s = g.state
  if (s.cup.length === 0) yield* refill(g, refilledCup(s, site.level))
  if (someFit(s, site, s.cup)) return { chit: yield* drawUntilItFits(g, site), mismatched: 0 }
  if (site.mustOpen) {
    yield* refill(g, refilledCup(s, site.level))
    if (someFit(s, site, s.cup)) return { chit: yield* drawUntilItFits(g, site), mismatched: 0 }
  }
  let best = bestFit(s, site, s.cup)
  if (best === null) {
    // What the level does not hold yet may be of no use here: only the whole set is sure to be.
    yield* refill(g, freshCup())
    best = bestFit(s, site, s.cup)
  }
  if (best === null) throw new Error('some chit of the whole set can always be laid')
  return { chit: Number(yield* draw(g, best.chits.map(chitId))), mismatched: best.mismatched }
}

function* refill(g: Delve, cup: number[]): Script<void> {
  g.state.cup = cup
  yield* tell(g, { type: 'cup-refilled', rule: '4.1.E', chits: cup.length } satisfies MovementEvent)
}

const CHIT_IDS: readonly string[] = SEGMENTS.map(({ id }) => String(id))

/** A chit as it is drawn: `12`. */
function chitId(chit: number): string {
  return CHIT_IDS[chit - 1] ?? String(chit)
}

/** Chits that cannot be laid are set aside until one can, then go back into the cup: the same as drawing again. */
function* drawUntilItFits(g: Delve, site: Site): Script<number> {
  const s = g.state
  const ids = s.cup.map(chitId)
  for (;;) {
    const id = yield* draw(g, ids)
    const chit = Number(id)
    if (fits(s, site, chit)) return chit
    ids.splice(ids.indexOf(id), 1)
    yield* tell(g, { type: 'chit-returned', rule: whyBack(s, site, chit), chit, face: site.face } satisfies MovementEvent)
  }
}

/** 6.2: the party decides; every placement is offered, identical ones once, even if there is only one. */
function* choosePlacement(g: Delve, site: Site, chit: number, mismatched: number): Script<Lay> {
  const s = g.state
  const ways = placements(s, site, chit, mismatched)
  const [only] = ways
  if (only === undefined) throw new Error(`chit ${chit} cannot be laid`)
  const { face, level, x, y } = site
  const data: Placement = { chit, face, level, x, y, forced: mismatched > 0 }
  const ids = ways.map(({ turns }) => actionId({ do: 'place', chit, turns }))
  const id = yield* pickOne({ seat: s.leader, rule: '6.2', topic: 'placement', ids, data })
  return ways[ids.indexOf(id)] ?? only
}
