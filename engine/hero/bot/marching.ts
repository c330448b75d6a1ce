import { parseAction } from '../actions.ts'
import { facingTo, indexOf, isRed, sameSpot, spotId, squareAt, takesCounters } from '../chapters/101-catacomb.ts'
import { beside, pointsTo, stepsTo } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster, isRiches } from '../chapters/section.ts'
import type { Kind, Spot } from '../state.ts'
import { COUNTERS, MONSTER_MOVEMENT, MOST_STACKING } from '../tables/index.ts'
import { blow } from './blows.ts'
import { witOf } from './finds.ts'
import { countersAt, type Scene } from './seen.ts'
import { positionFrom } from './siege.ts'
import type { Temper } from './temper.ts'
import type { BotChoice } from './walking.ts'

/** Counters farther off than this do not hurry. */
const EARSHOT = 14
/** To strike is worth more than to come near. */
const STRIKES = 50
/** Tests of the mind that fail at least so often are worth a trap's walk. */
const WEAK = 0.3

/** Which counter moves next in a phase of the monsters, or whether they strike (202 step B). */
export function monsterAction(scene: Scene, ids: readonly string[], temper: Temper): BotChoice {
  const { moved: all = [], moving = null } = scene.view.march ?? {}
  const moved = all.length + (moving === null ? 0 : 1)
  const plan = moved < temper.marchers ? bestMove(scene, ids, temper) : null
  if (plan !== null) return [`move:${plan}`, 'It can strike him or come nearer']
  const feint =
    moved < temper.marchers && temper.cunning
      ? feints(scene).find(({ id }) => ids.includes(`move:${id}`) && !isPaused(scene, id))
      : undefined
  if (feint !== undefined) return [`move:${feint.id}`, 'It moves as monsters do, and hides which they are']
  return ids.includes('attack') ? ['attack', 'They stand beside him and can strike'] : ['end', 'No monster can reach him now']
}

/** Counters that can strike from a better place come first, then those that can come nearer, the nearest first. */
function bestMove(scene: Scene, ids: readonly string[], temper: Temper): string | null {
  const aims = aimsOf(scene, temper)
  const hurrying = scene.section.counters
    .flatMap(({ id, kind, at }) => (at === null || kind === null ? [] : [{ id, kind, at, far: aims.steps.get(indexOf(at)) ?? EARSHOT }]))
    .filter(
      ({ id, kind, far }) =>
        (isMonster(kind) || lurks(scene, kind)) && far <= EARSHOT && ids.includes(`move:${id}`) && !isPaused(scene, id),
    )
    .sort((a, b) => a.far - b.far)
  let nearer: string | null = null
  let best: string | null = null
  let most = 0
  for (const { id, kind, at } of hurrying) {
    const gain = gainOf(scene, aims, id, kind, at)
    if (gain >= STRIKES && gain > most) {
      most = gain
      best = id
    } else if (gain >= 1) nearer ??= id
  }
  return best ?? nearer
}

/** It has gone its way in this turn, and might go on. */
function isPaused({ view }: Scene, id: string): boolean {
  const moving = view.march?.moving
  return moving?.id === id && moving.points < MONSTER_MOVEMENT
}

/** By how much a counter can better its place in one move. */
function gainOf(scene: Scene, aims: Aims, id: string, kind: Kind, at: Spot): number {
  let most = 0
  for (const spot of marchOf(scene, at, kind)) most = Math.max(most, worthOf(scene, aims, id, kind, spot))
  return most - worthOf(scene, aims, id, kind, at)
}

/** Where a counter on the move goes: the best of the squares that it may go to. Riches that it watches over it takes along. */
export function monsterTo(scene: Scene, id: string, ids: readonly string[], temper: Temper): BotChoice {
  const kind = scene.section.counters.find((counter) => counter.id === id)?.kind
  const points = scene.view.march?.moving?.points ?? 0
  const places = ids.flatMap((to) => {
    const leg = parseAction('monster-to', to)
    return leg.kind === 'to' ? [{ to, spot: leg.spot }] : []
  })
  if (points < MONSTER_MOVEMENT || places.length === 0 || kind === undefined || kind === null) return ['stop', 'It stands well where it is']
  const feint = temper.cunning ? feints(scene).find((each) => each.id === id) : undefined
  if (feint !== undefined && ids.includes(`to:${spotId(feint.to)}`)) return [`to:${spotId(feint.to)}`, 'There it may pass for a monster']
  const aims = aimsOf(scene, temper)
  if (ids.includes('take') && aims.guards.has(id)) return ['take', 'Carried off, the riches are out of his way']
  let best = places[0]?.to ?? 'stop'
  let most = Number.NEGATIVE_INFINITY
  for (const { to, spot } of places) {
    const worth = worthOf(scene, aims, id, kind, spot)
    if (worth > most) {
      most = worth
      best = to
    }
  }
  return [best, aims.guards.has(id) ? 'There the riches are out of his way' : 'The best place to strike or bar his way']
}

// ---------------------------------------------------------------- feints

interface Feint {
  readonly id: string
  readonly to: Spot
}

/**
 * Dummies and traps that come along as monsters do, so that what moves tells nothing; half of them lie still as riches do, so that what
 * does not move tells nothing either. They keep out of reach of the hero, who would score with them.
 */
function feints(scene: Scene): readonly Feint[] {
  const { c, hero, section } = scene
  if (hero.at === null) return []
  const steps = stepsTo(c, hero.at)
  const far = (spot: Spot) => steps.get(indexOf(spot)) ?? Number.POSITIVE_INFINITY
  return section.counters.flatMap(({ id, kind, at }) => {
    if (at === null || (kind !== 'dummy' && kind !== 'trap') || lurks(scene, kind) || !comesAlong(id) || far(at) > EARSHOT) return []
    const [to] = walkOf(scene, at, kind)
      .filter((spot) => far(spot) > levelOf(hero.now, 'movement') && far(spot) < far(at))
      .sort((a, b) => far(a) - far(b))
    return to === undefined ? [] : [{ id, to }]
  })
}

/** Traps and the Succubus are worth moving against weak minds only, and she wants a hero with strength. */
function lurks({ hero }: Scene, kind: Kind): boolean {
  return kind !== 'dummy' && 1 - witOf(hero) >= WEAK && (kind === 'trap' || levelOf(hero.now, 'strength') > 0)
}

/** Ids are dealt at random: every other one. */
function comesAlong(id: string): boolean {
  return Number(id.slice(1)) % 2 === 0
}

// ---------------------------------------------------------------- what a square is worth

interface Aims {
  /** Squares from which the hero can be struck at, with what a blow from there adds. */
  readonly sides: ReadonlyMap<number, (kind: Kind) => number>
  /** Steps to where the hero is, or will be. */
  readonly steps: ReadonlyMap<number, number>
  /** The way that he will take, by square: how many steps ahead. */
  readonly ahead: ReadonlyMap<number, number>
  /** Monsters that keep riches out of his way. */
  readonly guards: ReadonlySet<string>
}

function aimsOf(scene: Scene, temper: Temper): Aims {
  const { c, hero } = scene
  const at = hero.at
  if (at === null) return { sides: new Map(), steps: new Map(), ahead: new Map(), guards: new Set() }
  const way = wayAhead(scene, at)
  const goal = temper.cunning ? (way[Math.min(way.length, levelOf(hero.now, 'movement')) - 1] ?? at) : at
  const sides = beside(c, at)
    .filter(({ to, door }) => !isRed(squareAt(c, to)) && !isRed(squareAt(c, at)) && (door === null || sameSpot(door.room, at)))
    .map(({ to }) => {
      const position = temper.cunning ? positionFrom(hero.facing, facingTo(at, to) ?? 'n') : 'front'
      return [indexOf(to), (kind: Kind) => (isMonster(kind) ? blow(hero, kind, position) : 0)] as const
    })
  return {
    sides: new Map(sides),
    steps: stepsTo(c, goal),
    ahead: new Map(way.map((spot, i) => [indexOf(spot), i + 1])),
    guards: temper.cunning ? guardsOf(scene) : new Set(),
  }
}

/** The shortest way from the hero to Alysa, as far as he may come in his next phase. */
function wayAhead({ c, hero }: Scene, at: Spot): readonly Spot[] {
  const home = pointsTo(c, c.alysa, levelOf(hero.now, 'strength'))
  const way: Spot[] = []
  let here = at
  for (let i = 0; i < levelOf(hero.now, 'movement'); i++) {
    const next = beside(c, here)
      .map(({ to }) => to)
      .sort((a, b) => (home[indexOf(a)] ?? 0) - (home[indexOf(b)] ?? 0))[0]
    if (next === undefined || (home[indexOf(next)] ?? 0) >= (home[indexOf(here)] ?? 0) || isRed(squareAt(c, next))) break
    way.push(next)
    here = next
  }
  return way
}

/** Monsters that carry riches, and those on riches that the hero could reach in his next phase. */
function guardsOf({ c, section, hero, at }: Scene): ReadonlySet<string> {
  const strength = levelOf(hero.now, 'strength')
  const guards = section.counters.flatMap((riches) => {
    if (riches.at === null || riches.kind === null || !isRiches(riches.kind) || hero.at === null) return []
    if (riches.with !== null) return riches.with
    const far = pointsTo(c, riches.at, strength)[indexOf(hero.at)] ?? Number.POSITIVE_INFINITY
    if (far > levelOf(hero.now, 'movement')) return []
    return at.get(indexOf(riches.at))?.find(({ kind }) => kind !== null && isMonster(kind))?.id ?? []
  })
  return new Set(guards)
}

/** How far out of his way a hero has to go for what is there, in movement points. */
function detourTo({ c, hero }: Scene, spot: Spot): number {
  if (hero.at === null) return 0
  const strength = levelOf(hero.now, 'strength')
  return (pointsTo(c, spot, strength)[indexOf(hero.at)] ?? 0) + (pointsTo(c, c.alysa, strength)[indexOf(spot)] ?? 0)
}

/** To strike is worth most, then to be near where he comes; traps and the Succubus wait on his way, if he is weak of mind. */
function worthOf(scene: Scene, aims: Aims, id: string, kind: Kind, spot: Spot): number {
  if (aims.guards.has(id)) return detourTo(scene, spot)
  if (isMonster(kind)) {
    const side = aims.sides.get(indexOf(spot))
    if (side !== undefined) return EARSHOT + STRIKES + side(kind)
    return EARSHOT - Math.min(EARSHOT, aims.steps.get(indexOf(spot)) ?? EARSHOT)
  }
  if (!lurks(scene, kind)) return 0
  const step = aims.ahead.get(indexOf(spot))
  return step === undefined ? 0 : 20 - step
}

// ---------------------------------------------------------------- where a counter can go

/** Squares that a counter can come to in this phase (204C1, 203B7, 211A). */
export function marchOf(scene: Scene, at: Spot, kind: Kind): readonly Spot[] {
  return isMonster(kind) ? walkOf(scene, at, kind) : drift(scene, at, kind)
}

/** Along the floor and through doors. */
function walkOf(scene: Scene, at: Spot, kind: Kind): readonly Spot[] {
  const { c, hero } = scene
  const met = new Set([indexOf(at)])
  const found: Spot[] = []
  let edge: readonly Spot[] = [at]
  for (let far = 0; far < MONSTER_MOVEMENT; far++) {
    const next: Spot[] = []
    for (const here of edge)
      for (const { to } of beside(c, here)) {
        if (met.has(indexOf(to)) || isRed(squareAt(c, to)) || sameSpot(to, hero.at) || !hasRoom(scene, to, kind)) continue
        met.add(indexOf(to))
        next.push(to)
      }
    found.push(...next)
    edge = next
  }
  return found
}

/** Through walls and rock, in a straight count of squares. */
function drift(scene: Scene, from: Spot, kind: Kind): readonly Spot[] {
  const found: Spot[] = []
  for (let row = -MONSTER_MOVEMENT; row <= MONSTER_MOVEMENT; row++)
    for (let col = -MONSTER_MOVEMENT; col <= MONSTER_MOVEMENT; col++) {
      const to = { row: from.row + row, col: from.col + col }
      if ((row !== 0 || col !== 0) && takesCounters(squareAt(scene.c, to)) && !sameSpot(to, scene.hero.at) && hasRoom(scene, to, kind))
        found.push(to)
    }
  return found
}

/** 203B2 */
function hasRoom(scene: Scene, spot: Spot, kind: Kind): boolean {
  const there = countersAt(scene, spot).reduce((sum, counter) => sum + (counter.kind === null ? 0 : COUNTERS[counter.kind].stacking), 0)
  return there + COUNTERS[kind].stacking <= MOST_STACKING
}
