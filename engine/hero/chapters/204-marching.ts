import { assertNever } from '../../kernel/assert-never.ts'
import { beginning, lookAgain, type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne, pickSome } from '../asks.ts'
import type { Counter, Hero, HeroState, March, Section, SectionId, Spot } from '../state.ts'
import { MONSTER_MOVEMENT } from '../tables/index.ts'
import { catacombOf, sameSpot, spotId } from './101-catacomb.ts'
import { hasStep, isWalk, monsterReach } from './204-movement.ts'
import { resight, sightOf } from './205-sighting.ts'
import { lift, liftable, setDown } from './207-riches.ts'
import { attackersOf, monsterAttack } from './210-combat.ts'
import { letGo } from './211-specials.ts'
import { counterOf, isMonster, isRiches, type Stacks, stacksOf } from './section.ts'

export type MarchEvent = { type: 'marched'; rule: '204A'; section: SectionId; counter: string; from: Spot; path: readonly Spot[] }

/** How step B of a section begins. */
export function freshMarch(): March {
  return { moved: [], moving: null, trailing: [], step: 'move' }
}

/** One thing done in step B of a section: a counter is chosen, moved on, or everyone strikes. */
export function* march(g: Hero, section: Section, on: March): Script {
  const { moving } = on
  if (moving !== null && isAskedOn(section, on, moving)) return yield* moveOn(g, section, on, counterOf(section, moving.id))
  if (on.step === 'attack') return yield* strike(g, section)
  const stacks = stacksOf(section.counters)
  const movers = section.counters.filter((counter) => mayMove(g.state, section, stacks, on, counter)).map(({ id }) => `move:${id}`)
  const attack = attackersOf(g.state, section).length > 0 ? ['attack'] : []
  const ids = [...movers, ...attack, 'end']
  const choice =
    ids.length === 1 && !mayBeMover(section, on)
      ? 'end'
      : yield* pickOne({ seat: section.owner, rule: '202', topic: 'monster-action', about: section.id, ids })
  const order = parseAction('monster-action', choice)
  if (moving !== null && order.kind === 'move' && order.counter === moving.id)
    return yield* moveOn(g, section, on, counterOf(section, moving.id))
  if (moving !== null) moved(on, moving)
  switch (order.kind) {
    case 'end':
      g.state.march = null
      return
    case 'attack':
      on.step = 'attack'
      return
    case 'move':
      on.moving = { id: order.counter, points: MONSTER_MOVEMENT }
      return
    default:
      assertNever(order)
  }
}

/**
 * For a chosen counter the question is where to, and again while riches are to be taken up or set down. Any other that has points
 * left may go on later, until another one moves: so two legs in a turn tell nobody that there are riches.
 */
function isAskedOn(section: Section, on: March, { id, points }: NonNullable<March['moving']>): boolean {
  const counter = counterOf(section, id)
  if (isRiches(counter.kind)) return false
  return points === MONSTER_MOVEMENT || counter.with !== null || liftable(section, counter) !== null || on.trailing.length > 0
}

/** 204A12: each counter once a turn. Riches go with a monster or not at all (204A2). */
function mayMove(s: HeroState, section: Section, stacks: Stacks, on: March, counter: Counter): boolean {
  if (counter.at === null || isRiches(counter.kind) || on.moved.includes(counter.id)) return false
  if (on.moving?.id === counter.id) return monsterReach(s, section, counter, on.moving.points).length > 0
  if (hasStep(s, section, stacks, counter) || liftable(section, counter) !== null || counter.with !== null) return true
  // A drifting counter may get on through black where no square beside it is free.
  return !isMonster(counter.kind) && monsterReach(s, section, counter, MONSTER_MOVEMENT).length > 0
}

/** Something lies there that others cannot tell from a counter that may move: a missing question would show that it isn't one. */
function mayBeMover(section: Section, on: March): boolean {
  return section.counters.some(({ id, at, known }) => at !== null && !known && !on.moved.includes(id))
}

/**
 * One counter's move: along a way, with riches taken up or set down on it (207B6, 207B7). With riches it goes one way, for they seem to
 * follow it in one; the question after that is put although only to stop may be left, for the others are told of it with the answer.
 */
function* moveOn(g: Hero, section: Section, on: March, counter: Counter): Script {
  const points = on.moving?.points ?? 0
  const trails = on.trailing.length > 0
  const riches = trails ? null : liftable(section, counter)
  const reach = trails && counter.with !== null ? [] : monsterReach(g.state, section, counter, points, sightOf(g.state, section).seen)
  const ids = reach.map(({ at }) => `to:${spotId(at)}`)
  if (riches !== null) ids.push('take')
  if (counter.with !== null) ids.push('drop')
  if (ids.length === 0 && !trails) return moved(on, counter)
  const data = { points }
  const choice = yield* pickOne({ seat: section.owner, rule: '204A', topic: 'monster-to', about: counter.id, ids: [...ids, 'stop'], data })
  const leg = parseAction('monster-to', choice)
  switch (leg.kind) {
    case 'stop':
      // A counter that was only looked at may be moved later.
      if (points < MONSTER_MOVEMENT) moved(on, counter)
      else on.moving = null
      return yield* catchUp(g, section, on)
    case 'drop':
      return yield* setDown(g, section, counter)
    case 'take':
      if (riches !== null) yield* lift(g, section, counter, riches)
      return
    case 'to': {
      const way = reach.find(({ at }) => sameSpot(at, leg.spot))
      if (way === undefined) throw new Error(`${counter.id} cannot go ${choice}`)
      const march = beginning(g)
      yield* go(g, section, on, counter, way.path)
      const left = { id: counter.id, points: points - way.cost }
      on.moving = left
      if (left.points === 0 && !isAskedOn(section, on, left)) moved(on, counter)
      // On its way, as riches are that seem to follow it: the others may not tell the two apart (207B).
      yield* lookAgain(g, march)
      return
    }
    default:
      assertNever(leg)
  }
}

function moved(on: March, { id }: Pick<Counter, 'id'>): void {
  on.moved.push(id)
  on.moving = null
}

/** Along the way the counter is seen wherever the hero looks (205B1, 205D). What it carries follows in the eyes of the others later. */
function* go(g: Hero, section: Section, on: March, counter: Counter, path: readonly Spot[]): Script {
  const from = counter.at
  if (from === null) return
  const carried = counter.with === null ? null : counterOf(section, counter.with)
  shows(g.state, section, on, counter, from, path)
  // In the eyes of the others it stays behind from the first square on.
  if (carried !== null) on.trailing.push({ id: carried.id, from, path })
  yield* tell(g, { type: 'marched', rule: '204A', section: section.id, counter: counter.id, from, path } satisfies MarchEvent)
  for (const [i, spot] of path.entries()) {
    counter.at = spot
    if (carried !== null) carried.at = spot
    if (i === 0) yield* letGo(g, section, counter)
    yield* resight(g, section)
  }
}

/** What everyone can tell of a counter by its way; riches that follow a monster look as if they marched after it (207B). */
function shows(s: HeroState, section: Section, on: March, counter: Counter, from: Spot, path: readonly Spot[]): void {
  if (!isWalk(catacombOf(s.catacomb), from, path)) counter.noMonster = true
  const end = path.at(-1) ?? from
  const mayFollow = section.counters.some(({ id, at }) => on.moved.includes(id) && sameSpot(at, end))
  if (!mayFollow) counter.noRiches = true
}

/**
 * Riches that were carried along are shown to move by themselves, once their monster stops and with that answer, as any counter does
 * that marches after another: nobody else can tell that they are riches, or that the first one carries them (207B).
 */
function* catchUp(g: Hero, section: Section, on: March): Script {
  for (let next = on.trailing.shift(); next !== undefined; next = on.trailing.shift()) {
    const { id, from, path } = next
    // As if it could go on, which any other counter could.
    on.moving = { id, points: MONSTER_MOVEMENT - path.length }
    if (on.moving.points === 0) moved(on, on.moving)
    yield* tell(g, { type: 'marched', rule: '204A', section: section.id, counter: id, from, path } satisfies MarchEvent)
  }
}

/** 210C: whichever of them are to strike, all at once. */
function* strike(g: Hero, section: Section): Script {
  const ids = attackersOf(g.state, section).map(({ id }) => id)
  const asked = { seat: section.owner, rule: '210C', topic: 'monster-attack', about: section.id, ids, min: 1, max: ids.length } as const
  const picked = ids.length === 1 ? ids : yield* pickSome(asked)
  g.state.march = null
  yield* monsterAttack(
    g,
    section,
    picked.map((id) => counterOf(section, id)),
  )
}
