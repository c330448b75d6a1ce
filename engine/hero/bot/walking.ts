import { type Deed, parseAction } from '../actions.ts'
import { facingTo, indexOf, isAdjacent, isRed, sameSpot, squareAt } from '../chapters/101-catacomb.ts'
import { beside } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster } from '../chapters/section.ts'
import { type Spot, WEAPONS, type Weapon } from '../state.ts'
import { COSTS, type Door } from '../tables/index.ts'
import type { ActivityView } from '../view-types.ts'
import { bestTargets, hitChance } from './blows.ts'
import { doorCost, homeOf } from './doors.ts'
import { type Detour, type Find, findsOf, witOf } from './finds.ts'
import { patience, spareOf, tempoOf } from './race.ts'
import { countersAt, kindOf, monsterChance, monsterOf, type Scene } from './seen.ts'
import { bestFacing, danger, positionFrom } from './siege.ts'
import type { Temper } from './temper.ts'

/** One of the ids of a question, and why. */
export type BotChoice = readonly [id: string, why: string]

/** What the hero does next in his phase (202 step A). */
export function heroAction(scene: Scene, ids: readonly string[], temper: Temper): BotChoice {
  const { activity } = scene.view
  const at = scene.hero.at
  if (activity === null || at === null) return [ids[0] ?? 'end', 'Nothing else can be done now']
  const take = ids.find((id) => parseAction('hero-action', id).kind === 'take')
  if (take !== undefined) return [take, 'Riches count as points with Alysa']
  const walk = bestWalk(scene, at, activity, temper, activity.outwitting)
  if (ids.includes('outwit') && isBetterOutwitted(scene, at, activity, temper, walk.worth))
    return ['outwit', 'Slipping past them gains more than fighting']
  const door = ids.includes('outwit') ? knock(scene, at, ids) : null
  if (door !== null) return [door, 'Trying the door shows what is behind it, free']
  const strike = bestStrike(scene, at, activity, ids, tempoOf(scene, temper), walk.first === null)
  if (strike !== null) return strike
  if (walk.first !== null && ids.includes(walk.first)) return [walk.first, walk.why]
  return standing(scene, at, ids, temper)
}

/** Where he stays he looks into the dark with the points that would be lost (204A6), and turns towards those who will come. */
function standing(scene: Scene, at: Spot, ids: readonly string[], temper: Temper): BotChoice {
  const stare = temper.stares ? ids.find((id) => isNewTo(scene, parseAction('hero-action', id))) : undefined
  if (stare !== undefined) return [stare, 'A spare point shows what lies there']
  if (temper.wary) {
    const facing = bestFacing(scene, at, scene.hero.facing)
    if (facing !== scene.hero.facing && ids.includes(`face:${facing}`))
      return [`face:${facing}`, 'He faces those who will come: from behind they hit more often']
  }
  if (ids.includes('end')) return ['end', 'Nothing else is worth a point now']
  return [ids.find((id) => parseAction('hero-action', id).kind === 'step') ?? ids[0] ?? 'end', 'He may not end his phase here']
}

/** A hard stare (205B3) at a counter that he has never seen: another one is known again. */
function isNewTo({ section }: Scene, deed: Deed): boolean {
  return deed.kind === 'stare' && section.counters.some((counter) => counter.id === deed.counter && kindOf(counter) === null)
}

/** 206, H-59: a monster that he knows behind the door beside him is seen only when he tries to step there, which costs nothing. */
function knock({ c, section }: Scene, at: Spot, ids: readonly string[]): string | null {
  const lurking = section.counters.filter(({ remembered }) => remembered !== null && isMonster(remembered))
  const way = beside(c, at).find(({ to, door }) => door !== null && lurking.some((counter) => sameSpot(counter.at, to)))
  const step = way === undefined ? '' : `step:${facingTo(at, way.to)}`
  return ids.includes(step) ? step : null
}

// ---------------------------------------------------------------- where to

interface Walk {
  /** What to do first on the way there; null to stay. */
  readonly first: string | null
  readonly why: string
  readonly worth: number
}

interface Node {
  readonly spot: Spot
  /** Points that he has left there; below 0 those that the door before him is likely to cost in later phases. */
  readonly left: number
  readonly first: string | null
}

/** The square to be at when the points are gone, and the first thing to do on the way there. */
function bestWalk(scene: Scene, at: Spot, activity: ActivityView, temper: Temper, outwitting: boolean): Walk {
  // Out of the red corridor nothing calls him back: whoever bars the way there cannot be struck from it (210A7).
  const isLooking = temper.greedy && !outwitting && !isRed(squareAt(scene.c, at))
  const finds = isLooking ? findsOf(scene, at, tempoOf(scene, temper), spareOf(scene)) : []
  let best: Node = { spot: at, left: 0, first: null }
  let most = Number.NEGATIVE_INFINITY
  for (const node of reachOf(scene, at, activity, outwitting)) {
    if (outwitting && !mayStay(scene, node.spot)) continue
    // Danger takes from what calls him there: what does not call loudly enough need not be asked for its dangers.
    const call = callOfPlace(scene, node.spot, node.left, temper, finds)
    if (call + small(node.left) <= most + 1e-9) continue
    const worth = worthOfCall(scene, node.spot, node.left, temper, call)
    if (worth <= most + 1e-9) continue
    most = worth
    best = node
  }
  const isSideways = most > worthOfPlace(scene, best.spot, best.left, temper, []) + 1e-9
  const why = isSideways
    ? 'It may bring riches or courage on the way'
    : squareAt(scene.c, best.spot).kind === 'alysa'
      ? 'Alysa is within reach'
      : 'It brings him nearer to Alysa'
  return { first: best.first, why, worth: most }
}

/** Squares that he can come to with his points, as far as this seat can tell, the nearest first; the one he stands on too. */
function reachOf(scene: Scene, at: Spot, activity: ActivityView, outwitting: boolean): readonly Node[] {
  const { c } = scene
  const found = new Map<number, Node>([[indexOf(at), { spot: at, left: activity.points, first: null }]])
  if (activity.halted) return [...found.values()]
  const queue: Node[] = [...found.values()]
  while (queue.length > 0) {
    const node = queue.shift()
    if (node === undefined) break
    if (node.left < 0) continue
    if (!sameSpot(node.spot, at) && !outwitting && isHeld(scene, node.spot)) continue
    for (const { to, door } of beside(c, node.spot)) {
      const shut = door !== null && sameSpot(door.hall, node.spot) && !activity.opened.includes(door.id)
      if (shut && outwitting) continue
      const left = pointsLeft(scene, node, to, shut ? door : null, outwitting)
      // Whoever is known to hold the door before him shows himself when it opens, and can be struck (206C, H-59).
      const mayTry = shut && node.first === null && node.left >= COSTS['open-door'] + COSTS.step
      if (!mayTry && (left < 0 || (!outwitting && isOccupied(scene, to)))) continue
      const before = found.get(indexOf(to))
      if (before !== undefined && before.left >= left) continue
      const step = shut && door !== null ? `open:${door.id}` : `step:${facingTo(node.spot, to)}`
      const next = { spot: to, left, first: node.first ?? step }
      found.set(indexOf(to), next)
      queue.push(next)
    }
  }
  return [...found.values()]
}

/** Points that are left after a step, through a shut door at its average cost; fewer than none where the door is likely to take longer. */
function pointsLeft(scene: Scene, from: Node, to: Spot, shut: Door | null, outwitting: boolean): number {
  const attempts = shut === null ? 0 : doorCost(scene, shut)
  return from.left - COSTS.step - attempts - doubt(scene, to, outwitting)
}

/** A square with something unknown in it may cost more than a point. */
function doubt(scene: Scene, spot: Spot, outwitting: boolean): number {
  const unknown = countersAt(scene, spot).some((counter) => kindOf(counter) === null)
  return unknown && !outwitting ? 0.5 : 0
}

/** A monster that is known to be there bars the way. */
export function isOccupied(scene: Scene, spot: Spot): boolean {
  return countersAt(scene, spot).some((counter) => monsterChance(scene, counter) === 1)
}

/** A monster that is known to be there controls the square (204B). */
export function isHeld(scene: Scene, spot: Spot): boolean {
  if (isRed(squareAt(scene.c, spot))) return false
  return beside(scene.c, spot).some(({ to, door }) => (door === null || sameSpot(door.room, spot)) && isOccupied(scene, to))
}

/** 208C2, as far as can be seen. */
function mayStay(scene: Scene, spot: Spot): boolean {
  return !isOccupied(scene, spot) && !isHeld(scene, spot)
}

/** What it is worth to end there: near to Alysa and to riches, far from teeth. */
function worthOfPlace(scene: Scene, spot: Spot, left: number, temper: Temper, finds: readonly Find[]): number {
  return worthOfCall(scene, spot, left, temper, callOfPlace(scene, spot, left, temper, finds))
}

function worthOfCall(scene: Scene, spot: Spot, left: number, temper: Temper, call: number): number {
  return call - temper.caution * patience(scene) * danger(scene, spot) + small(left)
}

/** Of equal squares the one where more points are left. */
function small(left: number): number {
  return 1e-3 * Math.max(0, left)
}

/** What calls him there, dangers left aside. */
function callOfPlace(scene: Scene, spot: Spot, left: number, temper: Temper, finds: readonly Find[]): number {
  const home = homeOf(scene)
  const far = home[indexOf(spot)] ?? Number.POSITIVE_INFINITY
  const tempo = tempoOf(scene, temper)
  const owing = Math.max(0, -left)
  const callOf = ({ to, worth, ways }: Detour) => {
    const there = ways[indexOf(spot)] ?? Number.POSITIVE_INFINITY
    const further = there + (home[indexOf(to)] ?? Number.POSITIVE_INFINITY)
    return patience(scene) * worth - tempo * (further + owing + (there === 0 && left < 1 ? 1 : 0))
  }
  let call = -tempo * (far + owing)
  for (const { bound, detour } of finds) {
    if (callOf(bound) <= call) continue
    const found = detour()
    if (found !== null) call = Math.max(call, callOf(found))
  }
  return call
}

// ---------------------------------------------------------------- wits

/** With the luck of the die he comes further unhindered than by himself; without it he stands there. */
function isBetterOutwitted(scene: Scene, at: Spot, activity: ActivityView, temper: Temper, otherwise: number): boolean {
  const chance = witOf(scene.hero)
  if (chance < temper.outwits) return false
  const past = bestWalk(scene, at, activity, temper, true).worth
  const stuck = worthOfPlace(scene, at, 0, temper, [])
  return chance * past + (1 - chance) * stuck > otherwise + 0.5
}

// ---------------------------------------------------------------- blows

/** The chance of a blow that is not worth raising the weapon for, by one who may walk away. */
const VAIN = 0.05

/** A blow at a monster beside him, if it brings more than its movement point is worth. */
function bestStrike(
  scene: Scene,
  at: Spot,
  activity: ActivityView,
  ids: readonly string[],
  tempo: number,
  isStuck: boolean,
): BotChoice | null {
  const { hero } = scene
  const cost = isStuck ? 0 : tempo
  const release = isStuck && spareOf(scene) === 0 ? tempo * levelOf(hero.now, 'movement') : 0
  const foes = foesBeside(scene, at, ids)
  if (foes.length === 0) return null
  const better = betterWeapon(
    scene,
    foes.map(({ monster }) => monster),
    activity,
    ids,
  )
  if (better !== null) return better
  const mayLeave = ids.some((id) => parseAction('hero-action', id).kind === 'step')
  const worthIt = foes.filter(({ monster }) => !mayLeave || hitChance(hero, hero.armed, monster, 1) > VAIN)
  const best = bestTargets(hero, hero.armed, worthIt, true, release)
  const [first] = best.ids
  if (first === undefined || best.worth <= cost) return null
  if (best.ids.length > 1 && ids.includes('attack-several')) return ['attack-several', 'One attack may kill them all']
  return [`attack:${first}`, 'Its death is worth more than its counterblow']
}

/** Monsters beside a square that the question allows to strike at, or all of them where it lists them plainly. */
export function foesBeside(scene: Scene, at: Spot, ids: readonly string[]) {
  return scene.section.counters.flatMap((counter) => {
    if (counter.at === null || !isAdjacent(at, counter.at)) return []
    if (!ids.includes(`attack:${counter.id}`) && !ids.includes(counter.id)) return []
    const side = facingTo(at, counter.at) ?? 'n'
    return [{ id: counter.id, monster: monsterOf(counter), position: positionFrom(scene.hero.facing, side) }]
  })
}

/** A change of weapons, where it makes much of a difference and leaves a point to strike. */
function betterWeapon(
  scene: Scene,
  monsters: readonly Parameters<typeof hitChance>[2][],
  activity: ActivityView,
  ids: readonly string[],
): BotChoice | null {
  const { hero } = scene
  if (activity.points < COSTS['change-weapon'] + COSTS.attack) return null
  const mean = (weapon: Weapon | null) => monsters.reduce((sum, monster) => sum + hitChance(hero, weapon, monster, 1), 0) / monsters.length
  const best = WEAPONS.filter((weapon) => ids.includes(`arm:${weapon}`)).sort((a, b) => mean(b) - mean(a))[0]
  return best !== undefined && mean(best) > mean(hero.armed) + 0.3 ? [`arm:${best}`, 'It hits these foes more often'] : null
}
