import { ofLatest } from '../../kernel/latest.ts'
import { type Catacomb, facingTo, indexOf, isRed, sameSpot, squareAt } from '../chapters/101-catacomb.ts'
import { beside, fromMap, remembered } from '../chapters/101-ways.ts'
import { FACINGS, type Facing, type Monster, type Spot } from '../state.ts'
import { MONSTER_MOVEMENT, type Position } from '../tables/index.ts'
import type { HeroSheetView } from '../view-types.ts'
import { blow, courageFor, hitChance } from './blows.ts'
import { monsterChance, monsterOf, type Scene } from './seen.ts'

/** A side of a square, and the squares from which monsters come to it in one phase without going through the hero. */
interface Approach {
  readonly facing: Facing
  readonly from: readonly number[]
}

const approaches = new WeakMap<Catacomb, Map<number, readonly Approach[]>>()

/** The sides of a square from which a hero there can be struck at in a phase of the monsters: none in the red (210A7). */
function approachesOf(c: Catacomb, spot: Spot): readonly Approach[] {
  return fromMap(
    remembered(approaches, c, () => new Map<number, readonly Approach[]>()),
    indexOf(spot),
    () => {
      if (isRed(squareAt(c, spot))) return []
      return beside(c, spot)
        .filter(({ to, door }) => !isRed(squareAt(c, to)) && (door === null || sameSpot(door.room, spot)))
        .map(({ to }) => ({ facing: facingTo(spot, to) ?? 'n', from: squaresAround(c, to, spot) }))
    },
  )
}

function squaresAround(c: Catacomb, side: Spot, hero: Spot): readonly number[] {
  const met = new Set([indexOf(side)])
  let edge: readonly Spot[] = [side]
  for (let far = 0; far < MONSTER_MOVEMENT; far++) {
    const next = edge.flatMap((here) => beside(c, here).map(({ to }) => to))
    edge = next.filter((to) => !met.has(indexOf(to)) && !sameSpot(to, hero) && !isRed(squareAt(c, to)))
    for (const to of edge) met.add(indexOf(to))
  }
  return [...met]
}

/** Two small monsters fit beside each side (203B2). */
const PER_SIDE = 2

/** What it costs to be struck at from the side by one of a few, less what comes of striking back; nothing where that is a gain. */
function siege(hero: HeroSheetView, monster: Monster): number {
  return fromMap(sieges(hero), monster, () =>
    Math.max(0, blow(hero, monster, 'side') - hitChance(hero, hero.armed, monster, 2) * courageFor(hero, monster)),
  )
}

/** By the sheet that was read: nothing on it changes while a bot thinks. */
const sieges = ofLatest((_hero: HeroSheetView) => new Map<Monster, number>())

/** Who may strike from a side, the worst first. */
function blowsFrom(scene: Scene, { from }: Approach): readonly { readonly id: string; readonly worth: number }[] {
  const blows: { readonly id: string; readonly worth: number }[] = []
  for (const at of from)
    for (const counter of scene.at.get(at) ?? []) {
      const chance = monsterChance(scene, counter)
      if (chance > 0) blows.push({ id: counter.id, worth: chance * siege(scene.hero, monsterOf(counter)) })
    }
  return blows.sort((a, b) => b.worth - a.worth)
}

/** Points that the coming phase of the monsters is likely to cost a hero who stands there. */
export function danger(scene: Scene, spot: Spot): number {
  const struck = new Set<string>()
  let sum = 0
  for (const approach of approachesOf(scene.c, spot)) {
    const fresh = blowsFrom(scene, approach)
      .filter(({ id }) => !struck.has(id))
      .slice(0, PER_SIDE)
    for (const { id, worth } of fresh) {
      struck.add(id)
      sum += worth
    }
  }
  return sum
}

const NOTHING: ReadonlySet<number> = new Set()

const WORSE: Readonly<Record<Position, number>> = { front: 0, side: 1, rear: 2 }

/** Which way to face there, so that as few as possible come from behind (210G1); what he sees while turning is left out. */
export function bestFacing(scene: Scene, spot: Spot, now: Facing): Facing {
  const unseeing = { ...scene, sees: NOTHING }
  const sides = approachesOf(scene.c, spot).map((approach) => ({
    facing: approach.facing,
    load: blowsFrom(unseeing, approach)
      .slice(0, PER_SIDE)
      .reduce((all, { worth }) => all + worth, 0),
  }))
  const bad = (facing: Facing) => sides.reduce((sum, side) => sum + side.load * WORSE[positionFrom(facing, side.facing)], 0)
  let best = now
  for (const facing of FACINGS) if (bad(facing) < bad(best) - 1e-9) best = facing
  return best
}

/** The position of a monster to that side of a hero with that facing (210G1). */
export function positionFrom(facing: Facing, side: Facing): Position {
  const turns = (FACINGS.indexOf(side) - FACINGS.indexOf(facing) + FACINGS.length) % FACINGS.length
  return turns === 0 ? 'front' : turns === 2 ? 'rear' : 'side'
}
