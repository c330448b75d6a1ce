import { type Script, tell } from '../../kernel/play.ts'
import { type Delve, type DelveState, type Entering, type Id, type Segment, type SegmentId, SIDES, type Side } from '../state.ts'
import type { Feature, Level } from '../tables/index.ts'
import { exits, neighbour, oppositeSide, staysFreeFrom } from './06-placement.ts'
import { here, joinRanks, placeIn, segment } from './party.ts'

// The Party counter: where it goes, who goes with it, and the door locked behind it.

export type CounterEvent =
  | { type: 'entered'; rule: '6.3'; segment: SegmentId; kind: Segment['kind']; feature: Feature | null; level: Level; first: boolean }
  | { type: 'segments-left'; rule: '13.7'; left: number }
  | { type: 'hellgate-reached'; rule: '13.7'; segment: SegmentId }
  | { type: 'rejoined'; rule: '10.6'; who: Id }
  | { type: 'door-locked'; rule: '10.6'; segment: SegmentId; side: Side }

/** 5.0 C, step 1: the Party counter moves on; party members waiting there join it. Counts down to the Hellgate (13.7). */
export function* enterSegment(g: Delve, entering: Entering): Script<void> {
  const s = g.state
  const to = segment(s, entering.segment)
  if (holdsHellgate(s, to) && s.hellgate.at === null) s.hellgate.at = to.id
  const counts = to.visits === 0 && s.hellgate.level === to.level && s.hellgate.segmentsLeft !== null && s.hellgate.segmentsLeft > 0
  moveParty(s, to)
  to.visits += 1
  const { id, kind, feature, level } = to
  yield* tell(g, { type: 'entered', rule: '6.3', segment: id, kind, feature, level, first: entering.first } satisfies CounterEvent)
  yield* gather(g)
  if (counts) yield* countDown(g, to)
}

/** 13.7: one unexplored segment fewer to the Hellgate. */
function* countDown(g: Delve, to: Segment): Script<void> {
  const gate = g.state.hellgate
  gate.segmentsLeft = (gate.segmentsLeft ?? 1) - 1
  if (gate.segmentsLeft > 0) yield* tell(g, { type: 'segments-left', rule: '13.7', left: gate.segmentsLeft } satisfies CounterEvent)
  else yield* tell(g, { type: 'hellgate-reached', rule: '13.7', segment: to.id } satisfies CounterEvent)
}

/** Whether the Hellgate stands there, or is found by entering it now (13.7). */
export function holdsHellgate(s: DelveState, to: Pick<Segment, 'id' | 'level' | 'visits'>): boolean {
  const { at, destroyed, level, segmentsLeft } = s.hellgate
  if (destroyed) return false
  return at === null ? to.visits === 0 && level === to.level && segmentsLeft === 1 : at === to.id
}

/** Everyone with the counter goes along, charmed monsters too; characters turned to stone are carried (15.3). */
function moveParty(s: DelveState, to: Segment): void {
  const from = s.at
  for (const c of s.characters)
    if (c.at === from && !c.apart && (c.status === 'stone' || (c.status === 'living' && c.side === 'party'))) c.at = to.id
  for (const m of s.monsters) if (m.status === 'living' && m.side === 'party' && m.at === from) m.at = to.id
  moveCounter(s, to)
}

/** Moves the Party counter and nobody else. */
export function moveCounter(s: DelveState, to: Segment): void {
  s.from = s.at
  s.at = to.id
  s.trail.push(to.id)
}

/** A character sent ahead by Teleport (10.6) rejoins the ranks. */
export function* gather(g: Delve): Script<void> {
  const s = g.state
  for (const f of [...s.characters, ...s.monsters]) {
    if (f.at !== s.at || f.side !== 'party' || f.status !== 'living' || placeIn(s.march, f.id) !== null) continue
    if (f.fighter === 'character' && f.apart) continue
    joinRanks(s.march, f.id)
    yield* tell(g, { type: 'rejoined', rule: '10.6', who: f.id } satisfies CounterEvent)
  }
}

// ---------------------------------------------------------------- Lock (10.6)

/** The side of the party's segment with the door it came in by; null where it did not come through a door. */
function doorBehind(s: DelveState): { readonly back: Segment; readonly side: Side } | null {
  if (s.from === null) return null
  const back = segment(s, s.from)
  const room = here(s)
  const side = SIDES.find((each) => neighbour(s, room, each) === back)
  return side !== undefined && room.sides[SIDES.indexOf(side)] === 'D' && exits(s, room).includes(side) ? { back, side } : null
}

/** Whether the door behind the party can be locked for good: it came through one, and is not cut off by it. */
export function lockAllowed(s: DelveState): boolean {
  const door = doorBehind(s)
  if (door === null) return false
  const { back, side } = door
  const room = here(s)
  shut(room, back, side)
  const free = staysFreeFrom(s, back)
  room.blocked.pop()
  back.blocked.pop()
  return free
}

/** Lock: the party steps back through the door, which never opens again, and the turn ends. Only where `lockAllowed`. */
export function* goBack(g: Delve): Script<void> {
  const s = g.state
  const door = doorBehind(s)
  if (door === null) throw new Error('the party did not come through a door')
  const { back, side } = door
  const room = here(s)
  shut(room, back, side)
  moveParty(s, back)
  yield* tell(g, { type: 'door-locked', rule: '10.6', segment: room.id, side } satisfies CounterEvent)
  yield* gather(g)
  s.phase = 'end-of-turn'
}

function shut(room: Segment, back: Segment, side: Side): void {
  room.blocked.push({ side, why: 'locked' })
  back.blocked.push({ side: oppositeSide(side), why: 'locked' })
}
