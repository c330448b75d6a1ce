import { isSolid } from '../chapters/22-terrain.ts'
import { isInvisible } from '../chapters/23-sight.ts'
import { CHARGED } from '../chapters/29-ways.ts'
import { barred, bowOf, canThrow } from '../chapters/30-deeds.ts'
import { blow } from '../chapters/33-attacks.ts'
import { isBlocked, type OnSand, sectorStruck } from '../chapters/33-need.ts'
import { type Arm, type Attack, armIn } from '../chapters/33-striking.ts'
import { canAttack, canDual, shieldOf } from '../chapters/33-targets.ts'
import { needed } from '../chapters/35-agility-rolls.ts'
import { missileArm, shot } from '../chapters/37-missiles.ts'
import { fallNeed, handicapOf, shieldStroke } from '../chapters/40-shields.ts'
import { poleOf, thresholds } from '../chapters/figures.ts'
import { bothBlows } from '../odds/blows.ts'
import { known } from '../odds/deeds.ts'
import type { AtOne, Deed } from '../open/actions.ts'
import { isShield } from '../open/arms.ts'
import { rollChance } from '../open/rolls.ts'
import { ahead, distance, isInFrontalArea, type Sector, SQUARES, sectorOf } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import { LONG_REACH, ROLLS } from '../tables/limits.ts'
import { bodyOf, dealtBy, dealtFromAfar, thrownAway } from './body.ts'
import { missilesOf, missilesWorth } from './missiles.ts'
import { fallCost, harm } from './worth.ts'

// What one body does to another, by exact odds.

export type Stroke = Exclude<AtOne, 'grapple'> | 'dual'

const STROKES: readonly Stroke[] = ['attack', 'dual', 'impale', 'receive', 'shield', 'rush', 'shoot', 'throw']
/** All that takes strength from one enemy: strokes, and missile spells. */
const HARMS: readonly Harm[] = [...STROKES, 'cast']
type Harm = Stroke | 'cast'

/** What that stroke takes from the victim's worth on average; 0 where he has nothing to strike with. */
export function dealt(s: ArenaState, f: OnSand, victim: OnSand, kind: Harm): number {
  const [before, key] = isFromAfar(kind)
    ? [dealtFromAfar(s, bodyOf(f), bodyOf(victim)), f.at * SQUARES + victim.at]
    : [dealtBy(bodyOf(f), bodyOf(victim)), isInvisible(s, victim) ? 1 : 0]
  const how = key * HOWS + howStruck(f, victim, kind)
  let found = before.get(how)
  if (found === undefined) {
    found = deals(s, f, victim, kind)
    before.set(how, found)
  }
  return found
}

function isFromAfar(kind: Harm): kind is 'shoot' | 'throw' | 'cast' {
  return kind === 'shoot' || kind === 'throw' || kind === 'cast'
}

/** What an attack takes from anything but the two bodies, their squares and what lies there: from which side it comes, for one. */
function howStruck(f: OnSand, victim: OnSand, kind: Harm): number {
  const from = SECTORS[sectorStruck(victim, f.at)]
  return HARMS.indexOf(kind) * 16 + from * 4 + (victim.evading ? 2 : 0) + (f.holds.includes(victim.id) ? 1 : 0)
}

const HOWS = HARMS.length * 16
const SECTORS: Readonly<Record<Sector, number>> = { front: 0, side: 1, rear: 2 }

function deals(s: ArenaState, f: OnSand, victim: OnSand, kind: Harm): number {
  switch (kind) {
    case 'cast':
      return missilesWorth(s, f, victim)
    case 'attack':
    case 'impale':
    case 'receive':
      return byHand(s, f, victim, kind, 'ready')
    case 'dual':
      return byBoth(s, f, victim)
    case 'shield':
    case 'rush':
      return byShield(s, f, victim, kind)
    case 'shoot':
    case 'throw': {
      const flight = kind === 'shoot' ? 'bow' : 'thrown'
      const arm = missileArm(f, flight)
      return arm === null ? 0 : harmOf(s, f, victim, shot(f, victim, arm, flight)) - (kind === 'throw' ? thrownAway(f) : 0)
    }
  }
}

/** 34.1: both blows at one body, which dies but once, and is hit more easily once it lies (35.2). */
function byBoth(s: ArenaState, f: OnSand, victim: OnSand): number {
  const [first, second] = [armIn(f, 'ready'), armIn(f, 'also')]
  if (first === null || second === null) return 0
  const lossesBy = (arm: Arm, kind: 'dual' | 'dual-second', body: OnSand) => known(s, f, body, blow(f, body, arm, kind)).odds.losses
  const up = lossesBy(second, 'dual-second', victim)
  const down = lossesBy(second, 'dual-second', { ...victim, status: 'prone' })
  const felledBy = victim.status === 'standing' ? thresholds(victim, s.variants).knockDown : null
  return harm(s, victim, bothBlows(lossesBy(first, 'dual', victim), felledBy, { up, down }))
}

/** 34.1: a blow each. */
export function shared(s: ArenaState, f: OnSand, first: OnSand, second: OnSand): number {
  return byHand(s, f, first, 'dual', 'ready') + byHand(s, f, second, 'dual-second', 'also')
}

/** 33.7: everyone of them, the first one best. */
export function slashed(s: ArenaState, f: OnSand, victims: readonly OnSand[]): number {
  return victims.reduce((sum, victim, i) => sum + byHand(s, f, victim, i === 0 ? 'slash' : 'slash-on', 'ready'), 0)
}

/** The most that he can take from the victim with one action from where he stands. */
export function bestDealt(s: ArenaState, f: OnSand, victim: OnSand): number {
  const isClose = distance(f.at, victim.at) <= LONG_REACH
  let most = 0
  for (const kind of harmsOf(f))
    if ((isClose || isFromAfar(kind)) && canDo(s, f, victim, kind)) most = Math.max(most, dealt(s, f, victim, kind))
  return most
}

/** How far off an enemy may be for anything that he can do after that move: nobody strikes farther by hand than with a long pole arm. */
export function reachOf(f: OnSand): number {
  return harmsOf(f).some((kind) => isFromAfar(kind) && barred(f, kind) === null) ? Number.POSITIVE_INFINITY : LONG_REACH
}

/** Whether he can strike now at someone who is not near: with a loaded bow, or by a missile spell. */
export function strikesFromAfar(f: OnSand): boolean {
  return harmsOf(f).some((kind) => kind === 'shoot' || kind === 'cast')
}

/** Those for which he has something in hand. */
function harmsOf(f: OnSand): readonly Harm[] {
  const body = bodyOf(f)
  body.harmsWith ??= HARMS.filter((kind) => hasArmFor(f, kind))
  return body.harmsWith
}

function hasArmFor(f: OnSand, kind: Harm): boolean {
  switch (kind) {
    case 'cast':
      return missilesOf(f).length > 0
    case 'attack':
      return canAttack(f)
    case 'impale':
    case 'receive':
      return poleOf(f) !== null
    case 'dual':
      return canDual(f)
    case 'shield':
    case 'rush':
      return shieldOf(f) !== null
    case 'shoot':
      return bowOf(f) === 'loaded'
    case 'throw':
      return canThrow(f)
  }
}

function byHand(s: ArenaState, f: OnSand, victim: OnSand, kind: Parameters<typeof blow>[3], hand: 'ready' | 'also'): number {
  const arm = armIn(f, hand)
  return arm === null ? 0 : harmOf(s, f, victim, blow(f, victim, arm, kind))
}

function byShield(s: ArenaState, f: OnSand, victim: OnSand, kind: 'shield' | 'rush'): number {
  const attack = shieldStroke(f, victim, kind)
  if (attack === null) return 0
  const { odds } = known(s, f, victim, attack)
  const falls = victim.status === 'standing' && thresholds(victim, s.variants).knockDown !== null
  const need = fallNeed(victim, f.sh - victim.sh, handicapOf(kind))
  return harm(s, victim, odds.losses) + (falls ? odds.hit * (1 - rollChance(ROLLS.attackDice, needed(need))) * fallCost(victim) : 0)
}

function harmOf(s: ArenaState, f: OnSand, victim: OnSand, attack: Attack): number {
  return harm(s, victim, known(s, f, victim, attack).odds.losses)
}

/** Whether he could do it from there in this turn with what he has in hand, someone between two of them left aside. */
function canDo(s: ArenaState, f: OnSand, victim: OnSand, kind: Harm): boolean {
  if (barred(f, kind) !== null) return false
  switch (kind) {
    case 'attack':
    case 'impale':
      return isNear(s, f, victim)
    case 'receive':
      return (victim.moved ?? 0) >= CHARGED && isNear(s, f, victim)
    case 'shield':
      return (f.moved ?? 0) < CHARGED && isInFront(f, victim)
    case 'dual':
    case 'rush':
      return isInFront(f, victim)
    case 'shoot':
    case 'cast':
      return isInView(s, f, victim)
    case 'throw':
      return distance(f.at, victim.at) <= f.normal.sh && isInView(s, f, victim)
  }
}

function isInFront(f: OnSand, victim: OnSand): boolean {
  if (f.holds.length > 0) return f.holds.includes(victim.id)
  return sectorOf(f.at, f.facing, victim.at) === 'front'
}

/** 5.2, G-29: in front, or two squares straight ahead of a long pole arm. */
function isNear(s: ArenaState, f: OnSand, victim: OnSand): boolean {
  if (isInFront(f, victim)) return true
  const between = ahead(f.at, f.facing)
  return poleOf(f) === 'P!' && ahead(f.at, f.facing, LONG_REACH) === victim.at && between !== null && !isSolid(s, between)
}

function isInView(s: ArenaState, f: OnSand, victim: OnSand): boolean {
  return isInFrontalArea(f.at, f.facing, victim.at) && !isInvisible(s, victim) && !isBlocked(s, f.at, victim.at)
}

/** What a thrown weapon leaves him with: nothing is thrown away that he needs. */
export function isLastWeapon(f: Figure): boolean {
  return ![f.also, ...f.slung].some((thing) => thing !== null && !isShield(thing.type))
}

export function isStroke(deed: Deed): deed is Extract<Deed, { readonly whom: string }> & { readonly kind: Stroke } {
  return STROKES.some((kind) => kind === deed.kind)
}
