import { ofLatest } from '../../kernel/latest.ts'
import { layersOf } from '../chapters/22-terrain.ts'
import { isInvisible } from '../chapters/23-sight.ts'
import { movementType } from '../chapters/29-ways.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { agility, engagedBy, halfPoints, isPresent } from '../chapters/figures.ts'
import { neighbours, type Square, steps, towards } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { TERRAIN } from '../tables/limits.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { bestDealt, strikesFromAfar } from './strokes.ts'
import type { Temper } from './temper.ts'
import { worthAt } from './worth.ts'

// What a square and a facing are good for: what he can do from there, and what can be done to him.

/** What the ground takes is lost for good, and what it is taken for can be had next turn from elsewhere. */
const FOR_GOOD = 1.5
/** Others whom he could strike from there, should a friend be first with the best. */
const SPARE_TARGET = 0.05
/** Each step that he is nearer to someone. */
const STEP = 0.4
/** What someone may do who is still to move is less certain. */
const PERHAPS = 0.7
/** Nobody walks out of a fight without meaning it. */
const OUT = 60

export function enemiesOf(s: ArenaState, f: Figure): readonly OnSand[] {
  return s.figures.filter((each): each is OnSand => each.side !== f.side && isPresent(each))
}

/** The nearest enemy; one who can still fight before any other. */
export function nearest(s: ArenaState, f: OnSand): OnSand | null {
  const far = (e: OnSand) => steps(f.at, e.at) + (e.status === 'unconscious' ? 4 : 0)
  return enemiesOf(s, f).reduce<OnSand | null>((a, b) => (a === null || far(b) < far(a) ? b : a), null)
}

/** Standing there, with so many squares behind him. */
export function placed(f: OnSand, at: Square, moved: number, facing: Facing): OnSand {
  return { ...f, at, facing, moved }
}

/** How he would look there: of all ways that which serves him best. */
export function bestFacing(s: ArenaState, f: OnSand, allowed: readonly Facing[], temper: Temper): Facing {
  const enemy = nearest(s, f)
  const plain = enemy === null ? f.facing : towards(f.at, enemy.at)
  if (!temper.weighs && allowed.includes(plain)) return plain
  const place = placeOf(s, f)
  let picked = { facing: allowed[0] ?? f.facing, value: Number.NEGATIVE_INFINITY }
  for (const facing of allowed) {
    const [more, toBeat] = facing === plain ? [0.01, Number.NEGATIVE_INFINITY] : [0, picked.value]
    const value = standing(s, { ...f, facing }, place, temper, toBeat) + more
    if (value > picked.value) picked = { facing, value }
  }
  return picked.facing
}

/** What a square is worth to him, looking the way that serves him best; `toBeat` where it isn't worth more than that. */
export function square(s: ArenaState, f: OnSand, at: Square, moved: number, temper: Temper, toBeat: number): number {
  const there = { ...f, at, moved }
  const place = placeOf(s, there)
  return FACINGS.reduce((most, facing) => Math.max(most, standing(s, { ...there, facing }, place, temper, most)), toBeat)
}

/** What a square comes to for him, whichever way he looks. */
interface Place {
  readonly enemies: readonly Opponent[]
  readonly isRun: boolean
  readonly ground: number
  readonly distanceToFight: number
}

/** An enemy, and where he would stand to strike whoever is on that square; null where he cannot come. */
interface Opponent {
  readonly e: OnSand
  readonly comes: OnSand | null
  /** Half of what he may do where he acts later and it can be evaded. */
  readonly counts: number
}

function placeOf(s: ArenaState, f: OnSand): Place {
  const isRun = movementType(f) === 'run'
  const quick = agility(f)
  return {
    enemies: enemiesOf(s, f).map((e) => ({
      e,
      comes: isToMove(e) ? comer(s, f, e) : e,
      counts: agility(e) < quick && !isRun ? 0.5 : 1,
    })),
    isRun,
    ground: ground(s, f),
    distanceToFight: distanceToFight(s, f),
  }
}

/**
 * What standing there so is worth: what he can do, less what he may suffer, and the ground. What he may suffer is not weighed to the end
 * once there is no more than `toBeat` left.
 */
function standing(s: ArenaState, f: OnSand, place: Place, temper: Temper, toBeat = Number.NEGATIVE_INFINITY): number {
  let [own, all] = [0, 0]
  for (const opponent of place.isRun ? [] : place.enemies) {
    const attack = attackOn(s, f, opponent, temper)
    own = Math.max(own, attack)
    all += attack
  }
  const gain = own + SPARE_TARGET * (all - own)
  const lessSuffered = (suffered: number) => gain - temper.caution * suffered + place.ground - STEP * place.distanceToFight
  let suffered = 0
  for (const opponent of place.enemies) {
    if (!temper.weighs || lessSuffered(suffered) <= toBeat) break
    if (opponent.e.status === 'standing') suffered += threat(s, f, opponent)
  }
  return lessSuffered(suffered)
}

/** What he can do to that enemy from there, now or when the enemy comes. */
export function attackFrom(s: ArenaState, f: OnSand, e: OnSand, temper: Temper): number {
  if (movementType(f) === 'run') return 0
  return attackOn(s, f, { e, comes: temper.weighs && isToMove(e) ? comer(s, f, e) : e }, temper)
}

function attackOn(s: ArenaState, f: OnSand, { e, comes }: Pick<Opponent, 'e' | 'comes'>, temper: Temper): number {
  const now = attackNow(s, f, e, temper)
  const isMet = temper.weighs && now === 0 && isToMove(e) && e.status === 'standing' && comes !== null
  return isMet ? bestDealt(s, { ...f, moved: f.moved ?? 0 }, comes) * PERHAPS * PERHAPS * favourOf(e, temper) : now
}

/** What he can do to that enemy from there before anyone else moves. */
export function attackNow(s: ArenaState, f: OnSand, e: OnSand, temper: Temper): number {
  return bestDealt(s, f, e) * (isToMove(e) ? PERHAPS : 1) * favourOf(e, temper)
}

/** Those who are hurt are finished before others are begun on; those who lie without their senses can wait. */
export function favourOf(e: OnSand, { shares }: Temper): number {
  return !shares || e.status === 'unconscious' ? 1 : 1 + e.taken / Math.max(1, 2 * e.normal.sh)
}

/** What that enemy may do to him there. */
function threat(s: ArenaState, f: OnSand, { e, comes, counts }: Opponent): number {
  const hurt = comes === null ? 0 : bestDealt(s, comes, f)
  return hurt * (isToMove(e) ? PERHAPS : 1) * counts
}

function isToMove(e: Figure): boolean {
  return e.moved === null
}

/** The enemy where he would stand to strike him; null where that is too far for a charge, or for a shift of someone engaged (31.5). */
export function comer(s: ArenaState, f: OnSand, e: OnSand): OnSand | null {
  const half = isHeldBack(s, f, e) ? 1 : halfPoints(e)
  const at = neighbours(f.at).reduce(
    (a, b) => (steps(b, e.at) < steps(a, e.at) ? b : a),
    e.at === f.at ? f.at : (neighbours(f.at)[0] ?? f.at),
  )
  const moved = steps(at, e.at)
  return moved > half ? null : placed(e, at, moved, towards(at, f.at))
}

/** 8.1: whether someone else than he engages that enemy. */
function isHeldBack(s: ArenaState, f: OnSand, e: OnSand): boolean {
  const engagers = engaging(s)
  let found = engagers.get(e.id)
  if (found === undefined) {
    found = engagedBy(s, e).map(({ id }) => id)
    engagers.set(e.id, found)
  }
  return found.some((id) => id !== f.id)
}

/** Who engages whom in a fight as a bot sees it, as far as worked out: it is seen again at each question, and nothing in it changes. */
const engaging = ofLatest((_: ArenaState) => new Map<string, readonly string[]>())

function ground(s: ArenaState, f: OnSand): number {
  const fire = layersOf(s, f.at, 'fire') * TERRAIN.fire.damage
  const caltrops = layersOf(s, f.at, 'caltrops') * TERRAIN.caltrops.damage
  const burnt = fire + caltrops === 0 ? 0 : worthAt(f, f.sh) - worthAt(f, f.sh - fire - caltrops)
  return -FOR_GOOD * burnt - (s.exits.includes(f.at) ? OUT : 0)
}

function distanceToFight(s: ArenaState, f: OnSand): number {
  const enemy = nearest(s, f)
  if (enemy === null) return 0
  const hidden = isInvisible(s, enemy) ? 1 : 0
  if (!runsIntoCharges(f)) return steps(f.at, enemy.at) + hidden
  const charging = enemiesOf(s, f).filter((e) => steps(f.at, e.at) < safeFrom(e))
  return Math.max(nearness(f.at, enemy, safeFrom(enemy)) + hidden, ...charging.map((e) => nearness(f.at, e, safeFrom(e))))
}

/** So many squares beyond an enemy's charge nobody comes up to strike: one to stand beside him, one to spare. */
const OUT_OF_CHARGE = 2

/**
 * Steps from there to that enemy. Who strikes from afar keeps so far off as to be `safe`: he gains nothing by running to where he can be
 * charged, for after a run he does nothing (30.2), and the nearer the worse.
 */
export function nearness(from: Square, enemy: OnSand, safe: number): number {
  const far = steps(from, enemy.at)
  return far < safe ? 2 * safe - far : far
}

function runsIntoCharges(f: OnSand): boolean {
  return movementType(f) === 'run' && strikesFromAfar(f)
}

/** From so many steps on that enemy charges nobody. */
export function safeFrom(enemy: OnSand): number {
  return enemy.status === 'standing' ? halfPoints(enemy) + OUT_OF_CHARGE : 0
}
