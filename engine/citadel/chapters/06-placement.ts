import { type DelveState, type Edge, type Segment, type SegmentId, SIDES, type Side } from '../state.ts'
import { cell as entry, GATEWAY, LEVELS, type Level, SEGMENTS, type Sides } from '../tables/index.ts'

// The geometry of 6.0: what lies where, which ways lead on, and how a chit can be laid. Nothing here asks or rolls.
// North is one less in y, east one more in x.

/** The part of a raid's state that is the maze. */
export type Maze = Pick<DelveState, 'segments' | 'hellgate'>

/** A way out of a segment: a side, or the stairs (6.6). */
export type Way = Side | 'up' | 'down'

export type Face = 'room' | 'corridor'

export interface GridPoint {
  readonly level: Level
  readonly x: number
  readonly y: number
}

/** One way to lay a face; turns that look alike are one lay, the least turned. */
export interface Lay {
  /** Quarter turns clockwise. */
  readonly turns: number
  readonly sides: readonly [Edge, Edge, Edge, Edge]
}

/** The empty place that a chit is drawn for. */
export interface Site extends GridPoint {
  readonly face: Face
  /** Which side of the new chit the party comes through: 0 north to 3 west. */
  readonly entered: number
  /** What adjoins each side; null for nothing. */
  readonly against: readonly (Edge | null)[]
  /** Nothing else keeps the maze open: the chit itself must (6.4). */
  readonly mustOpen: boolean
}

// ---------------------------------------------------------------- fresh tables

/** The Gateway of Evil, where every raid begins (4.1.F). */
export function freshMaze(): Segment[] {
  const gateway = newSegment({ id: 'gateway', chit: null, kind: 'gateway', feature: null, sides: GATEWAY_SIDES, level: 1, x: 0, y: 0 })
  gateway.visits = 1
  return [gateway]
}

/** All chits in the cup (4.1.E). */
export function freshCup(): number[] {
  return SEGMENTS.map(({ id }) => id)
}

/** The cup filled again: a fresh set less what lies on that level; the whole set if that leaves nothing. */
export function refilledCup(s: Maze, level: Level): number[] {
  const rest = freshCup().filter((chit) => !s.segments.some((there) => there.chit === chit && there.level === level))
  return rest.length > 0 ? rest : freshCup()
}

/** A segment as it is laid, before anyone has been there. */
function newSegment(laid: GridPoint & Pick<Segment, 'id' | 'chit' | 'kind' | 'feature'> & Pick<Lay, 'sides'>): Segment {
  const [north, east, south, west] = laid.sides
  return {
    id: laid.id,
    chit: laid.chit,
    kind: laid.kind,
    feature: laid.feature,
    sides: [north, east, south, west],
    level: laid.level,
    x: laid.x,
    y: laid.y,
    visits: 0,
    taken: [],
    blocked: [],
    gold: 0,
  }
}

// ---------------------------------------------------------------- chits as they can be turned

function edges(sides: Sides): Lay['sides'] {
  const [north = 'W', east = 'W', south = 'W', west = 'W'] = [...sides].map(edge)
  return [north, east, south, west]
}

function edge(letter: string): Edge {
  return letter === 'D' || letter === 'C' ? letter : 'W'
}

const GATEWAY_SIDES = edges(GATEWAY)

function lays(sides: Sides): readonly Lay[] {
  const found: Lay[] = []
  let turned = edges(sides)
  for (let turns = 0; turns < 4; turns++) {
    const now = turned
    if (!found.some((lay) => lay.sides.every((side, i) => side === now[i]))) found.push({ turns, sides: now })
    const [north, east, south, west] = now
    turned = [west, north, east, south]
  }
  return found
}

const LAYS: Readonly<Record<Face, readonly (readonly Lay[])[]>> = {
  room: SEGMENTS.map(({ room }) => lays(room.sides)),
  corridor: SEGMENTS.map(({ corridor }) => lays(corridor.sides)),
}

/** Every distinct way to turn a face of a chit. */
export function laysOf(chit: number, face: Face): readonly Lay[] {
  return entry(LAYS[face], chit - 1)
}

function isStaircase(chit: number, face: Face): boolean {
  return face === 'room' && entry(SEGMENTS, chit - 1).room.feature === 'staircase'
}

// ---------------------------------------------------------------- where things lie

/** An index over the segments, outside the state and always derivable from it. */
interface Ground {
  /** How many segments it indexes. */
  count: number
  readonly at: Map<number, Segment>
  /** What the maze spans over all levels. */
  west: number
  east: number
  north: number
  south: number
}

const grounds = new WeakMap<readonly Segment[], Ground>()

function groundOf(s: Maze): Ground {
  let ground = grounds.get(s.segments)
  if (ground === undefined || ground.count > s.segments.length) {
    ground = { count: 0, at: new Map(), west: 0, east: 0, north: 0, south: 0 }
    grounds.set(s.segments, ground)
  }
  while (ground.count < s.segments.length) {
    const next = entry(s.segments, ground.count++)
    ground.at.set(key(next.level, next.x, next.y), next)
    ground.west = Math.min(ground.west, next.x)
    ground.east = Math.max(ground.east, next.x)
    ground.north = Math.min(ground.north, next.y)
    ground.south = Math.max(ground.south, next.y)
  }
  return ground
}

/** Small whole numbers make fast keys: 2,048 segments in every direction. */
function key(level: Level, x: number, y: number): number {
  return (level << 24) | ((y + 2048) << 12) | (x + 2048)
}

const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const

const STEPS: Readonly<Record<Side, number>> = { north: 0, east: 1, south: 2, west: 3 }

function opposite(side: number): number {
  return side ^ 2
}

export function oppositeSide(side: Side): Side {
  return entry(SIDES, opposite(STEPS[side]))
}

function beside(ground: Ground, { level, x, y }: GridPoint, side: number): Segment | undefined {
  return ground.at.get(key(level, x + entry(DX, side), y + entry(DY, side)))
}

/** What lies there, or null. */
export function segmentAt(s: Maze, { level, x, y }: GridPoint): Segment | null {
  return groundOf(s).at.get(key(level, x, y)) ?? null
}

/** What a way leads to; null where nothing has been laid yet. It may still be impassable. */
export function neighbour(s: Maze, from: Segment, way: Way): Segment | null {
  if (way === 'up' || way === 'down') {
    const level = LEVELS.find((l) => l === from.level + (way === 'down' ? 1 : -1))
    return level === undefined ? null : segmentAt(s, { level, x: from.x, y: from.y })
  }
  return beside(groundOf(s), from, STEPS[way]) ?? null
}

/** Whether a side can be walked through: a door or a corridor that is neither impassable (6.1) nor locked (10.6). */
function isOpen(from: Segment, side: number): boolean {
  if (from.sides[side] === 'W') return false
  for (const { side: shut } of from.blocked) if (STEPS[shut] === side) return false
  return true
}

/** Every way the party can take from there, the way back to the Gateway left out: that one is leaving (17.0). */
export function exits(s: Maze, from: Segment): Way[] {
  const ground = groundOf(s)
  const ways: Way[] = []
  for (let side = 0; side < 4; side++)
    if (isOpen(from, side) && beside(ground, from, side)?.kind !== 'gateway') ways.push(entry(SIDES, side))
  if (from.feature === 'staircase') {
    if (from.level > 1) ways.push('up')
    if (from.level < 3) ways.push('down')
  }
  return ways
}

/** Whether the party can leave from that segment: it leads to the Gateway (17.0). */
export function leadsToGateway(s: Maze, from: Segment): boolean {
  const ground = groundOf(s)
  for (let side = 0; side < 4; side++) if (isOpen(from, side) && beside(ground, from, side)?.kind === 'gateway') return true
  return false
}

/** All ways of the maze that lead to places where nothing has been laid. */
export function openExits(s: Maze): { readonly segment: Segment; readonly side: Side }[] {
  const ground = groundOf(s)
  const open: { segment: Segment; side: Side }[] = []
  for (const from of s.segments)
    for (let side = 0; side < 4; side++)
      if (isOpen(from, side) && beside(ground, from, side) === undefined) open.push({ segment: from, side: entry(SIDES, side) })
  return open
}

/** Steps to every segment that can be walked to from there. */
export function distances(s: Maze, from: Segment): Map<SegmentId, number> {
  const steps = new Map<SegmentId, number>()
  for (const { there, after } of walk(s, from)) steps.set(there.id, after)
  return steps
}

/** Every segment that can be walked to from there, nearest first, with the steps it takes. */
function* walk(s: Maze, from: Segment): Generator<{ readonly there: Segment; readonly after: number }> {
  const met = new Set([from])
  const queue = [{ there: from, after: 0 }]
  for (const reached of queue) {
    yield reached
    for (const way of exits(s, reached.there)) {
      const next = neighbour(s, reached.there, way)
      if (next === null || met.has(next)) continue
      met.add(next)
      queue.push({ there: next, after: reached.after + 1 })
    }
  }
}

// ---------------------------------------------------------------- dead ends (6.4)

/** Whether the maze may not close: the Hellgate is still to be found, or locks bar the way home (10.6). */
function mustStayOpen(s: Maze, from: Segment): boolean {
  const { at, destroyed } = s.hellgate
  return (at === null && !destroyed) || !canGoHome(s, from)
}

function canGoHome(s: Maze, from: Segment): boolean {
  if (from.kind === 'gateway') return true
  for (const { there } of walk(s, from)) if (leadsToGateway(s, there)) return true
  return false
}

/** Whether the party can walk to an exit, not into `except`, behind which the maze can grow without end. */
function hasOtherExit(s: Maze, from: Segment, except: GridPoint | null): boolean {
  const ground = groundOf(s)
  const kept = except === null ? null : key(except.level, except.x, except.y)
  if (hasExit(ground, from, kept)) return true
  for (const { there } of walk(s, from)) if (hasExit(ground, there, kept)) return true
  return false
}

function hasExit(ground: Ground, there: Segment, kept: number | null): boolean {
  for (let side = 0; side < 4; side++) if (isOpen(there, side) && leadsOut(ground, there, side, kept)) return true
  return false
}

/** Whether beyond that side lies empty ground that is not walled in; `kept` is a place that will not stay empty. */
function leadsOut(ground: Ground, from: GridPoint, side: number, kept: number | null): boolean {
  const isEmpty = (x: number, y: number) => {
    const place = key(from.level, x, y)
    return place !== kept && !ground.at.has(place)
  }
  // Straight on it mostly does, and that is soon seen.
  let x = from.x + entry(DX, side)
  let y = from.y + entry(DY, side)
  if (!isEmpty(x, y)) return false
  while (isEmpty(x, y)) {
    if (isBeyond(ground, x, y)) return true
    x += entry(DX, side)
    y += entry(DY, side)
  }
  const met = new Set<number>()
  const stack: [x: number, y: number][] = [[from.x + entry(DX, side), from.y + entry(DY, side)]]
  for (let spot = stack.pop(); spot !== undefined; spot = stack.pop()) {
    const [atX, atY] = spot
    if (isBeyond(ground, atX, atY)) return true
    for (let step = 0; step < 4; step++) {
      const toX = atX + entry(DX, step)
      const toY = atY + entry(DY, step)
      const to = key(from.level, toX, toY)
      if (met.has(to) || !isEmpty(toX, toY)) continue
      met.add(to)
      stack.push([toX, toY])
    }
  }
  return false
}

/** Outside all that has been laid on any level. */
function isBeyond({ west, east, north, south }: Ground, x: number, y: number): boolean {
  return x < west || x > east || y < north || y > south
}

/** Whether a chit laid so would itself lead on, on its own level or, being a staircase, on the others. */
function opens(s: Maze, site: Site, lay: Lay, stairs: boolean): boolean {
  const ground = groundOf(s)
  for (let side = 0; side < 4; side++) {
    if (lay.sides[side] === 'W') continue
    for (const level of stairs ? LEVELS : [site.level]) {
      const spot = { level, x: site.x, y: site.y }
      if (leadsOut(ground, spot, side, key(level, site.x, site.y))) return true
    }
  }
  return false
}

/** Whether a locked door behind the party would leave it a way on: to an exit or, the Hellgate found, home (10.6 Lock). */
export function staysFreeFrom(s: Maze, from: Segment): boolean {
  return hasOtherExit(s, from, null) || !mustStayOpen(s, from)
}

// ---------------------------------------------------------------- laying a chit

/** The place behind a side of `from`, where nothing lies yet. */
export function siteBehind(s: Maze, from: Segment, side: Side): Site {
  const ground = groundOf(s)
  const step = STEPS[side]
  const spot = { level: from.level, x: from.x + entry(DX, step), y: from.y + entry(DY, step) }
  const against = SIDES.map((_side, i) => beside(ground, spot, i)?.sides[opposite(i)] ?? null)
  return {
    ...spot,
    face: from.sides[step] === 'D' ? 'room' : 'corridor',
    entered: opposite(step),
    against,
    mustOpen: !hasOtherExit(s, from, spot) && mustStayOpen(s, from),
  }
}

/** How many sides of a chit laid so do not match their neighbour; the side entered must match. */
function mismatches({ against, entered }: Site, lay: Lay): number {
  if (lay.sides[entered] !== against[entered]) return Number.POSITIVE_INFINITY
  let count = 0
  for (let i = 0; i < 4; i++) {
    const other = against[i]
    if (other !== null && other !== lay.sides[i]) count += 1
  }
  return count
}

/** 6.6: stairs need the same place on the other levels, empty and with doors or nothing beside it. */
function stairsFit(s: Maze, site: Site): boolean {
  const ground = groundOf(s)
  for (const level of LEVELS) {
    if (level === site.level) continue
    const spot = { level, x: site.x, y: site.y }
    if (ground.at.has(key(level, site.x, site.y))) return false
    for (let side = 0; side < 4; side++) {
      const other = beside(ground, spot, side)
      if (other !== undefined && other.sides[opposite(side)] !== 'D') return false
    }
  }
  return true
}

/** Every distinct way to lay that chit there with exactly that many mismatches (6.1, 6.2, 6.4, 6.6); none for stairs that do not fit everywhere. */
export function placements(s: Maze, site: Site, chit: number, mismatched = 0): readonly Lay[] {
  const stairs = isStaircase(chit, site.face)
  if (stairs && (mismatched > 0 || !stairsFit(s, site))) return []
  return laysOf(chit, site.face).filter((lay) => mayLie(s, site, lay, stairs, mismatched))
}

function mayLie(s: Maze, site: Site, lay: Lay, stairs: boolean, mismatched: number): boolean {
  return mismatches(site, lay) === mismatched && (!site.mustOpen || opens(s, site, lay, stairs))
}

/** Whether there is a placement of that chit. */
export function fits(s: Maze, site: Site, chit: number, mismatched = 0): boolean {
  const stairs = isStaircase(chit, site.face)
  if (stairs && (mismatched > 0 || !stairsFit(s, site))) return false
  for (const lay of laysOf(chit, site.face)) if (mayLie(s, site, lay, stairs, mismatched)) return true
  return false
}

/** Why a chit that cannot be laid goes back: it fits nowhere (6.1, 6.6), or it would close the maze (6.4). */
export function whyBack(s: Maze, site: Site, chit: number): '6.1' | '6.4' {
  return fits(s, { ...site, mustOpen: false }, chit) ? '6.4' : '6.1'
}

export interface Fit {
  readonly chits: readonly number[]
  readonly mismatched: number
}

/** The chits of `cup` that can be laid there with the fewest mismatches; null if none can at all. */
export function bestFit(s: Maze, site: Site, cup: readonly number[]): Fit | null {
  for (let mismatched = 0; mismatched < 4; mismatched++) {
    const chits = cup.filter((chit) => fits(s, site, chit, mismatched))
    if (chits.length > 0) return { chits, mismatched }
  }
  return null
}

/** Whether any chit of `cup` can be laid there without a mismatch. */
export function someFit(s: Maze, site: Site, cup: readonly number[]): boolean {
  return cup.some((chit) => fits(s, site, chit))
}

/** Puts the chit on the table, stairs on all three levels; sides at odds with their neighbours become impassable (6.1). */
export function lay(s: Maze, site: Site, chit: number, how: Lay): Segment {
  const { room } = entry(SEGMENTS, chit - 1)
  const feature = site.face === 'room' ? room.feature : null
  const levels = isStaircase(chit, site.face) ? [site.level, ...LEVELS.filter((level) => level !== site.level)] : [site.level]
  for (const level of levels) {
    const id = `s${s.segments.length}`
    s.segments.push(newSegment({ id, chit, kind: site.face, feature, sides: how.sides, level, x: site.x, y: site.y }))
  }
  const laid = entry(s.segments, s.segments.length - levels.length)
  shutMismatches(s, laid)
  return laid
}

function shutMismatches(s: Maze, laid: Segment): void {
  const ground = groundOf(s)
  for (let side = 0; side < 4; side++) {
    const other = beside(ground, laid, side)
    if (other === undefined || other.sides[opposite(side)] === laid.sides[side]) continue
    if (laid.sides[side] !== 'W') laid.blocked.push({ side: entry(SIDES, side), why: 'impassable' })
    if (other.sides[opposite(side)] !== 'W') other.blocked.push({ side: entry(SIDES, opposite(side)), why: 'impassable' })
  }
}
