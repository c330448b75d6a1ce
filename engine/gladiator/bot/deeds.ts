import { below, oneOf, type Stream } from '../../kernel/random.ts'
import { groundHurts, layersOf } from '../chapters/22-terrain.ts'
import { movementOf, reach } from '../chapters/29-ways.ts'
import { changes } from '../chapters/33-changing.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { enemiesInFront } from '../chapters/33-targets.ts'
import { needed } from '../chapters/35-agility-rolls.ts'
import { isDown } from '../chapters/35-wounds.ts'
import { repelNeed } from '../chapters/39-hand-combat.ts'
import { figureOf, halfPoints, isPresent } from '../chapters/figures.ts'
import { parseAction } from '../open/actions.ts'
import { isCreature, isRace } from '../open/people.ts'
import { rollChance, share } from '../open/rolls.ts'
import { distance, type Square, steps, towards } from '../open/squares.ts'
import type { ArenaState, Figure, Thing } from '../state.ts'
import { DOUBT_DICE, ROLLS, TERRAIN } from '../tables/limits.ts'
import { changed, reaches } from './exchange.ts'
import { handiness } from './muster.ts'
import { attackNow, enemiesOf, favourOf, nearest, nearness, placed, safeFrom, square } from './places.ts'
import { castWorth } from './spells.ts'
import { bestDealt, dealt, isLastWeapon, isStroke, reachOf, shared, slashed, strikesFromAfar } from './strokes.ts'
import type { Temper } from './temper.ts'
import { fallCost, worth } from './worth.ts'

// Where to go, what to do, and whether to evade.

/** The id that is worth most; of equals the first. */
export function best(ids: readonly string[], value: (id: string) => number): string {
  return bestTwo(ids, value).picked
}

interface Picked {
  readonly picked: string
  /** The next best; null where there is no other. */
  readonly next: string | null
}

function bestTwo(ids: readonly string[], value: (id: string) => number): Picked {
  const rated = ids.map((id) => ({ id, value: value(id) }))
  const higher = (a: (typeof rated)[number], b: (typeof rated)[number]) => (b.value > a.value ? b : a)
  const picked = rated.reduce(higher, rated[0] ?? { id: '', value: 0 }).id
  const others = rated.filter(({ id }) => id !== picked)
  return { picked, next: others.length === 0 ? null : others.reduce(higher).id }
}

// ---------------------------------------------------------------- moving

/** Only so many squares are looked at closely. */
const CLOSELY = 12
/** And a lapse leads to one of so many. */
const LAPSE = 25

function lapses(chance: Stream, temper: Temper): boolean {
  return temper.lapses > 0 && below(chance, 100) < temper.lapses
}

/** The square to go to, with how far it is. */
interface Goal {
  readonly id: string
  readonly at: Square
  readonly moved: number
}

export function moves(s: ArenaState, f: OnSand, ids: readonly string[], chance: Stream, temper: Temper): Goal {
  const { ways, charges } = reach(s, f)
  const stay = { id: 'wait', at: f.at, moved: 0 }
  const goals = ids.map((id): Goal => {
    const move = parseAction('move', id)
    if (move.kind === 'wait') return { id, at: f.at, moved: 0 }
    const way = (move.kind === 'to' ? ways : charges).get(move.square)
    return { id, at: move.square, moved: way?.squares ?? Math.max(1, steps(f.at, move.square)) }
  })
  const atFirstSight = glances(s, f, temper)
  if (lapses(chance, temper)) return oneOf(chance, highest(goals, LAPSE, atFirstSight))
  if (!temper.weighs) return highest(goals, 1, atFirstSight)[0] ?? stay
  const likely = highest(goals, CLOSELY, atFirstSight)
  const close = [...likely, ...goals.filter((goal) => goal.id === 'wait' && !likely.includes(goal))]
  let picked = { goal: close[0] ?? stay, value: Number.NEGATIVE_INFINITY }
  for (const goal of close) {
    const value = square(s, f, goal.at, goal.moved, temper, picked.value)
    if (value > picked.value) picked = { goal, value }
  }
  return picked.goal
}

/** So many at most that are worth most, the best first; of equals those that come first. */
function highest<T>(all: readonly T[], most: number, value: (one: T) => number): readonly T[] {
  const found: { readonly one: T; readonly value: number }[] = []
  for (const one of all) {
    const rated = { one, value: value(one) }
    const at = found.findLastIndex((each) => each.value >= rated.value) + 1
    if (at >= most) continue
    found.splice(at, 0, rated)
    if (found.length > most) found.pop()
  }
  return found.map(({ one }) => one)
}

/** What a square promises at first sight: the best attack from there, or else how near it is to someone. */
function glances(s: ArenaState, f: OnSand, temper: Temper): (goal: Pick<Goal, 'at' | 'moved'>) => number {
  const enemies = temper.weighs ? enemiesOf(s, f) : [nearest(s, f)].filter((e) => e !== null)
  const half = halfPoints(f)
  const isShooter = strikesFromAfar(f)
  const foes = enemies.map((e) => ({ e, safe: isShooter ? safeFrom(e) : 0 }))
  // Nobody attacks after a run: half of all squares are done with.
  const reachAfter = Array.from({ length: half + 1 }, (_, moved) => reachOf({ ...f, moved }))
  return ({ at, moved }) => {
    const isRun = movementOf(moved, half) === 'run'
    let attack = 0
    let near = Number.POSITIVE_INFINITY
    for (const { e, safe } of foes) {
      near = Math.min(near, nearness(at, e, isRun ? safe : 0))
      if (isRun || distance(at, e.at) > (reachAfter[moved] ?? 0)) continue
      attack = Math.max(attack, attackNow(s, placed(f, at, moved, towards(at, e.at)), e, temper))
    }
    const fire = layersOf(s, at, 'fire')
    const burns = fire * TERRAIN.fire.damage >= f.sh - 1 || s.exits.includes(at)
    return attack - 0.4 * (Number.isFinite(near) ? near : 0) - fire * 9 - (burns ? 60 : 0)
  }
}

// ---------------------------------------------------------------- acting

const NEVER = -5

export function acts(s: ArenaState, f: OnSand, ids: readonly string[], chance: Stream, temper: Temper): Picked {
  if (lapses(chance, temper)) return { picked: ids.includes('evade') ? 'evade' : (ids.at(-1) ?? 'nothing'), next: null }
  return bestTwo(ids, (id) => {
    const value = deedWorth(s, f, id, temper)
    return value <= 0 ? value : value * (1 + temper.errs * (below(chance, 2001) / 1000 - 1))
  })
}

function deedWorth(s: ArenaState, f: OnSand, id: string, temper: Temper): number {
  const deed = parseAction('action', id)
  if (isStroke(deed)) return strokeWorth(s, f, deed, temper)
  switch (deed.kind) {
    case 'slash':
      return slashed(s, f, enemiesInFront(s, f))
    case 'cast':
      return castWorth(s, f, deed)
    case 'evade':
      return temper.weighs ? evadingGain(s, f, null) || NEVER : 0.1
    case 'stand':
      return 2 * fallCost(f)
    case 'reload':
      return isFar(s, f) ? 3 : 0.5
    case 'change':
      return f.ready === null || handiness(f.ready.type) === 0 ? betterArm(s, f) : NEVER
    case 'disengage':
      return f.holds.length > 0 ? worth(f) * 0.05 : temper.weighs ? leavingGain(s, f, deed.square) : NEVER
    case 'grapple':
      return temper.weighs ? wrestlingGain(s, f, deed.whom) : NEVER
    case 'disbelieve':
      return temper.weighs ? doubtGain(s, f) : NEVER
    case 'nothing':
      return 0
    case 'decline':
      return temper.weighs ? decliningGain(s, f) : -0.1
    default:
      return NEVER
  }
}

function strokeWorth(s: ArenaState, f: OnSand, deed: Parameters<typeof isStroke>[0], temper: Temper): number {
  if (!isStroke(deed)) return NEVER
  const victim = figureOf(s, deed.whom)
  if (!isPresent(victim)) return 0
  if (deed.kind === 'throw' && f.ready !== null && isLastWeapon(f) && isBesideEnemy(s, f)) return NEVER
  if (deed.kind === 'dual' && 'second' in deed && deed.second !== deed.whom) {
    const second = figureOf(s, deed.second)
    return isPresent(second) ? shared(s, f, victim, second) : 0
  }
  return dealt(s, f, victim, deed.kind) * favourOf(victim, temper)
}

function isBesideEnemy(s: ArenaState, f: OnSand): boolean {
  return enemiesOf(s, f).some(({ at }) => steps(f.at, at) === 1)
}

const FAR = 6

function isFar(s: ArenaState, f: OnSand): boolean {
  const enemy = nearest(s, f)
  return enemy === null || steps(f.at, enemy.at) > FAR
}

function betterArm(s: ArenaState, f: OnSand): number {
  const bow = f.ready?.reload !== undefined
  if (bow && isFar(s, f)) return NEVER
  return bestArm(s, f) === null ? NEVER : 3
}

/** What would serve him better in his ready hand than what he holds, of all that he can take there now; null where nothing does. */
export function bestArm(s: ArenaState, f: OnSand): Thing | null {
  const takes = changes(s, f).flatMap((each) => (each.kind === 'ready' ? [each.thing] : []))
  const all = [...(f.also === null ? [] : [f.also]), ...f.slung, ...s.things.filter(({ at }) => at === f.at)]
  const now = f.ready === null ? 0 : handiness(f.ready.type)
  const open = all.filter(({ id }) => takes.includes(id))
  return open.reduce<Thing | null>((a, b) => (handiness(b.type) > (a === null ? now : handiness(a.type)) ? b : a), null)
}

// ---------------------------------------------------------------- evading

/** What he evades comes again next turn: without a friend who strikes meanwhile he only puts it off. */
const PUT_OFF = 0.15

function isHelped(s: ArenaState, f: OnSand): boolean {
  return s.figures.some(
    (each) =>
      each.side === f.side &&
      each.id !== f.id &&
      isPresent(each) &&
      !isDown(each) &&
      (steps(each.at, f.at) <= FAR || strikesFromAfar(each)),
  )
}

/** What four dice instead of three keep from him, of everyone who may still strike him; `by` does so now. */
function evadingGain(s: ArenaState, f: OnSand, by: Figure | null): number {
  const comes = enemiesOf(s, f).filter((e) => e.status !== 'unconscious' && (!e.acted || e.id === by?.id))
  const saved = comes.reduce((sum, e) => sum + bestDealt(s, e, { ...f, evading: false }) - bestDealt(s, e, { ...f, evading: true }), 0)
  return isHelped(s, f) ? saved : saved * PUT_OFF
}

/** 37.2: who declines has his action still, and may evade whatever comes at him before it (37.3): that is worth no less than to evade now. */
function decliningGain(s: ArenaState, f: OnSand): number {
  const gain = evadingGain(s, f, null)
  return gain > 0 ? gain * 1.01 : -0.1
}

/** Who gives way is followed, and may be charged next turn. */
const GIVES_WAY = 0.7

/** 32.3: what those who are still to act cannot do to him on that square. */
function leavingGain(s: ArenaState, f: OnSand, to: Square): number {
  const there = { ...f, at: to }
  const comes = enemiesOf(s, f).filter((e) => e.status !== 'unconscious' && !e.acted)
  const saved = comes.reduce((sum, e) => sum + bestDealt(s, e, f) - bestDealt(s, e, there), 0)
  return (isHelped(s, f) ? saved * GIVES_WAY : saved * PUT_OFF) - groundHurts(s, to)
}

/** So many turns two on the ground have at each other before one comes free. */
const WRESTLED = 1.5

/** 39.1, 39.2: what both do to each other on the ground, with fists and daggers, against what they do on their feet. */
function wrestlingGain(s: ArenaState, f: OnSand, whom: string): number {
  const e = figureOf(s, whom)
  if (!isPresent(e) || e.status === 'unconscious' || e.holds.length > 0) return NEVER
  const [own, other] = [wrestling(f, e), wrestling(e, f)]
  const onGround = bestDealt(s, own, other) - bestDealt(s, other, own)
  const onFeet = bestDealt(s, f, e) - reaches(s, e, f)
  const repels = isDown(e) ? 0 : rollChance(ROLLS.attackDice, needed(repelNeed(f, e)))
  return (1 - repels) * (onGround - onFeet) * WRESTLED - bestDealt(s, f, e)
}

function wrestling(f: OnSand, e: OnSand): OnSand {
  const dagger = [f.ready, f.also, ...f.slung].find((thing) => thing?.type === 'dagger') ?? null
  return changed(f, { status: 'prone', ready: isRace(f.kind) ? dagger : f.ready, also: isRace(f.kind) ? null : f.also, holds: [e.id] })
}

/** So few of those who look as if a mage called them are worth an action that could strike. */
const FEIGNED = 0.01

/** 34.4: that the nearest of those whom a mage of theirs may have called is none, and he sees it. */
function doubtGain(s: ArenaState, f: OnSand): number {
  const hasMage = enemiesOf(s, f).some(({ kind }) => kind === 'mage')
  const called = enemiesOf(s, f).filter(({ id, kind }) => isCreature(kind) && kind !== 'snake' && id.startsWith(kind))
  if (!hasMage || called.length === 0) return NEVER
  const sees = share(DOUBT_DICE, (total) => total <= f.normal.iq)
  return FEIGNED * sees * Math.min(...called.map(worth))
}

/** How sure he is to come to act before he is hurt. */
const STILL_ABLE = 0.85
const WHIM = 3

export function evades(s: ArenaState, f: OnSand, by: Figure | null, chance: Stream, temper: Temper): boolean {
  if (f.coming === 'image') return true
  if (!temper.weighs) return below(chance, WHIM) === 0
  const own = Math.max(0, ...enemiesOf(s, f).map((e) => bestDealt(s, f, e)))
  return evadingGain(s, f, by) > STILL_ABLE * own
}
