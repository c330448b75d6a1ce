import { assertNever } from '../../kernel/assert-never.ts'
import { reveal, type Script, tell } from '../../kernel/play.ts'
import {
  type Activity,
  type Counter,
  FACINGS,
  type Facing,
  type Hero,
  type HeroState,
  type Section,
  type SectionId,
  type Spot,
} from '../state.ts'
import { COSTS } from '../tables/index.ts'
import { type Catacomb, catacombOf, edgeBetween, indexOf, isAdjacent, isFloor, neighbour, sameSpot, squareAt } from './101-catacomb.ts'
import { countersInReach, type HeroStep, heroSteps, monstersAt, zonesAt } from './204-movement.ts'
import { areNoMonsters, comeUpon, look, resight, sightOf } from './205-sighting.ts'
import { meet } from './211-specials.ts'
import { reachAlysa } from './215-victory.ts'
import { heroOf, standsAt } from './section.ts'

export type WalkEvent =
  | { type: 'stepped'; rule: '204A'; section: SectionId; from: Spot; to: Spot }
  | { type: 'turned'; rule: '205A'; section: SectionId; facing: Facing }
  /** A monster that he had not seen stands where he wanted to go (H-24). */
  | { type: 'way-barred'; rule: '204A'; section: SectionId; at: Spot }
  | { type: 'halted'; rule: '204B'; section: SectionId; at: Spot }
  /** He could not stay where outwitting had led him (208C2). */
  | { type: 'fell-back'; rule: '208C'; section: SectionId; to: Spot }

// ---------------------------------------------------------------- where he may go

/** Steps that the hero may take now, as far as his player can tell. */
export function steps(s: HeroState, section: Section, activity: Activity): readonly Facing[] {
  if (activity.points < COSTS.step || activity.halted) return []
  return heroSteps(s, section)
    .filter((step) => isOpen(s, section, activity, step))
    .map(({ facing }) => facing)
}

function isOpen(s: HeroState, section: Section, activity: Activity, step: HeroStep): boolean {
  switch (step.kind) {
    case 'free':
      return !activity.outwitting || leadsSomewhere(s, section, step.to, activity.points - COSTS.step)
    case 'monster':
      return activity.outwitting && leadsSomewhere(s, section, step.to, activity.points - COSTS.step)
    case 'door':
    case 'wall':
      return false
    default:
      assertNever(step)
  }
}

/** 208C2: as far as he knows he may end his movement there: no monster in the square, and none that controls it. */
export function looksSafe(s: HeroState, section: Section, spot: Spot): boolean {
  return ![...monstersAt(section, spot), ...zonesAt(s, section, spot)].some(({ known }) => known)
}

/** A hero who outwits can come from there to a square where he may stop, with that many points (H-61). */
function leadsSomewhere(s: HeroState, section: Section, start: Spot, points: number): boolean {
  const c = catacombOf(s.catacomb)
  const met = new Set([indexOf(start)])
  let edge = [start]
  for (let left = points; ; left--) {
    if (edge.some((spot) => looksSafe(s, section, spot))) return true
    if (left === 0) return false
    const next = edge.flatMap((spot) => FACINGS.map((facing) => neighbour(spot, facing)).filter((to) => isPassable(c, spot, to)))
    edge = next.filter((spot) => !met.has(indexOf(spot)))
    for (const spot of edge) met.add(indexOf(spot))
    if (edge.length === 0) return false
  }
}

/** Without opening a door, which a hero who outwits may not do; he may leave a room (H-32). */
function isPassable(c: Catacomb, from: Spot, to: Spot): boolean {
  const edge = edgeBetween(c, from, to)
  return isFloor(squareAt(c, to)) && edge !== 'wall' && (edge === 'open' || sameSpot(edge.room, from))
}

// ---------------------------------------------------------------- steps

/** H-19: free of cost, as often as he likes. */
export function* turn(g: Hero, section: Section, facing: Facing): Script {
  const before = sightOf(g.state, section)
  heroOf(section).facing = facing
  yield* tell(g, { type: 'turned', rule: '205A', section: section.id, facing } satisfies WalkEvent)
  yield* look(g, section, before)
}

/** 204A: he turns that way, looks, and goes, unless an unseen monster stands there (H-24). */
export function* step(g: Hero, section: Section, activity: Activity, facing: Facing): Script {
  const hero = heroOf(section)
  const from = standsAt(section)
  const to = neighbour(from, facing)
  const before = sightOf(g.state, section)
  hero.facing = facing
  yield* look(g, section, before)
  const barring = monstersAt(section, to)
  if (barring.length > 0 && !activity.outwitting) {
    yield* comeUpon(g, section, activity, barring)
    return yield* tell(g, { type: 'way-barred', rule: '204A', section: section.id, at: to } satisfies WalkEvent)
  }
  const turned = sightOf(g.state, section)
  activity.points -= COSTS.step
  hero.at = to
  activity.path.push(to)
  yield* tell(g, { type: 'stepped', rule: '204A', section: section.id, from, to } satisfies WalkEvent)
  if (squareAt(catacombOf(g.state.catacomb), to).kind === 'alysa') {
    g.state.activity = null
    yield* reachAlysa(g, section)
    return yield* resight(g, section)
  }
  yield* look(g, section, turned)
  const there = sightOf(g.state, section)
  if ((yield* meet(g, section, activity, from)) === 'stays') g.state.activity = null
  if (hero.at !== null && sameSpot(hero.at, to) && !activity.outwitting) yield* halt(g, section, activity)
  yield* look(g, section, there)
}

/** 204B1: no way on through a zone of control until all who hold it are dead. */
function* halt(g: Hero, section: Section, activity: Activity): Script {
  const at = standsAt(section)
  if (g.state.activity === null) return
  felt(g, section)
  const holders = zonesAt(g.state, section, at)
  if (holders.length === 0) return areNoMonsters(countersInReach(g.state, section, at))
  activity.halted = true
  yield* comeUpon(g, section, activity, holders)
  areNoMonsters(countersInReach(g.state, section, at))
  yield* tell(g, { type: 'halted', rule: '204B', section: section.id, at } satisfies WalkEvent)
}

/** Whether he is held tells something of what lies beside him unseen: in his back, or behind a door. */
function felt(g: Hero, section: Section): void {
  const here = standsAt(section)
  const { seen } = sightOf(g.state, section)
  const isSecret = ({ at, known }: Counter) => at !== null && !known && isAdjacent(at, here) && !seen.has(indexOf(at))
  if (section.counters.some(isSecret)) reveal(g)
}

/** 204B1: the monsters that held him are dead. */
export function freed(s: HeroState, section: Section, activity: Activity): void {
  const { at } = heroOf(section)
  if (at !== null && activity.halted && zonesAt(s, section, at).length === 0) activity.halted = false
}

/**
 * 208C2: a hero who has outwitted the monsters does not end on a monster or in a zone of control. If he has come to such a square,
 * of which his player could not know, he falls back to the last one on his way where he may stay, or to where he began (H-61).
 */
export function* settle(g: Hero, section: Section, activity: Activity): Script {
  const hero = heroOf(section)
  const here = standsAt(section)
  const s = g.state
  const may = (spot: Spot) => monstersAt(section, spot).length === 0 && zonesAt(s, section, spot).length === 0
  felt(g, section)
  if (may(here)) return areNoMonsters(countersInReach(s, section, here))
  const to = [...activity.path].reverse().find(may) ?? activity.path[0]
  if (to === undefined || sameSpot(to, here)) return
  reveal(g)
  hero.at = to
  yield* tell(g, { type: 'fell-back', rule: '208C', section: section.id, to } satisfies WalkEvent)
}
