import { assertNever } from '../../kernel/assert-never.ts'
import type { Script } from '../../kernel/play.ts'
import { type Deed, parseAction } from '../actions.ts'
import { pickOne } from '../asks.ts'
import { type Activity, FACINGS, type Facing, type Hero, type HeroState, type Section } from '../state.ts'
import { COSTS } from '../tables/index.ts'
import { catacombOf, doorOf, isRed, squareAt } from './101-catacomb.ts'
import { freed, looksSafe, settle, step, steps, turn } from './204-walking.ts'
import { stare } from './205-hard-stare.ts'
import { resight, starable } from './205-sighting.ts'
import { closedDoors, openDoor } from './206-doors.ts'
import { allowanceOf, burdenOf, found, leaveRiches, placesToLeave, takeRiches } from './207-riches.ts'
import { outwit } from './208-outwitting.ts'
import { arm, others } from './209-weapons.ts'
import { attackSeveral, heroAttack, targets } from './210-combat.ts'
import { counterOf, heroOf, standsAt } from './section.ts'

/** How a hero's activity phase begins: with all the points that his movement gives him (204C3). */
export function freshActivity(section: Section): Activity {
  const points = allowanceOf(section)
  const burden = burdenOf(section)
  return { points, burden, fresh: true, outwitting: false, halted: false, opened: [], path: [standsAt(section)], stared: [] }
}

/** 202 step A: one thing that the hero does. His deeds come in any order; to outwit, before all others (208A2, H-07). */
export function* heroAction(g: Hero, section: Section, activity: Activity): Script {
  const s = g.state
  const ids = actions(s, section, activity)
  const choice = yield* pickOne({ seat: section.seat, rule: '202', topic: 'hero-action', about: section.id, ids })
  const before = allowanceOf(section, activity.burden)
  const deed = parseAction('hero-action', choice)
  yield* act(g, section, activity, deed)
  if (s.activity === null) return
  // Turning isn't an activity (H-19): outwitting may follow it, and a change of weapons with a movement of 1 (208A2, 209A4).
  if (deed.kind !== 'face') activity.fresh = false
  // A wound to his movement tells at once; what he carries weighs as it did when the phase began (204D, H-60).
  activity.points = Math.max(0, activity.points - (before - allowanceOf(section, activity.burden)))
  freed(s, section, activity)
  if (heroOf(section).status !== 'in-catacomb') s.activity = null
}

/** Everything that the hero may do now, by ids; `end` is missing while a hero who outwits cannot stay where he is. */
export function actions(s: HeroState, section: Section, activity: Activity): readonly string[] {
  const ways = steps(s, section, activity)
    .toSorted((a, b) => aheadFirst(section, a, b))
    .map((facing) => `step:${facing}`)
  const turns = FACINGS.filter((facing) => facing !== heroOf(section).facing).map((facing) => `face:${facing}`)
  if (activity.outwitting) {
    const end = ways.length === 0 || looksSafe(s, section, standsAt(section)) ? ['end'] : []
    return [...ways, ...turns, ...end]
  }
  const red = isRed(squareAt(catacombOf(s.catacomb), standsAt(section)))
  const outwitting = activity.fresh && activity.points > 0 && !red ? ['outwit'] : []
  return [...ways, ...deeds(s, section, activity), ...outwitting, ...turns, 'end']
}

/** Straight on comes first: it is what the card proposes. */
function aheadFirst(section: Section, a: Facing, b: Facing): number {
  const { facing } = heroOf(section)
  return Number(b === facing) - Number(a === facing)
}

/** All but moving and outwitting. */
function deeds(s: HeroState, section: Section, activity: Activity): readonly string[] {
  const hero = heroOf(section)
  const { points } = activity
  const ids: string[] = []
  if (points >= COSTS.attack) {
    const foes = targets(s, section)
    ids.push(...foes.map(({ id }) => `attack:${id}`))
    if (foes.length > 1) ids.push('attack-several')
  }
  if (points >= COSTS['hard-stare']) ids.push(...starable(s, section).map(({ id }) => `stare:${id}`))
  if (points >= COSTS['open-door']) ids.push(...closedDoors(s, section, activity).map(({ id }) => `open:${id}`))
  if (points >= COSTS['pick-up']) ids.push(...found(section).map(({ id }) => `take:${id}`))
  const carried = hero.carries.map((id) => counterOf(section, id))
  ids.push(...carried.filter((riches) => placesToLeave(s, section, activity, riches).length > 0).map(({ id }) => `drop:${id}`))
  ids.push(...others(hero, activity).map((weapon) => `arm:${weapon}`))
  return ids
}

function* act(g: Hero, section: Section, activity: Activity, deed: Deed): Script {
  switch (deed.kind) {
    case 'outwit':
      return yield* outwit(g, section, activity)
    case 'step':
      return yield* step(g, section, activity, deed.facing)
    case 'face':
      return yield* turn(g, section, deed.facing)
    case 'stare':
      return yield* stare(g, section, activity, counterOf(section, deed.counter))
    case 'open':
      return yield* openDoor(g, section, activity, doorOf(catacombOf(g.state.catacomb), deed.door))
    case 'take':
      return yield* takeRiches(g, section, activity, counterOf(section, deed.counter))
    case 'drop':
      return yield* leaveRiches(g, section, activity, counterOf(section, deed.counter))
    case 'attack':
      yield* heroAttack(g, section, activity, [counterOf(section, deed.counter)])
      return yield* resight(g, section)
    case 'attack-several':
      yield* attackSeveral(g, section, activity)
      return yield* resight(g, section)
    case 'arm':
      return yield* arm(g, section, activity, deed.weapon)
    case 'end':
      if (activity.outwitting) yield* settle(g, section, activity)
      g.state.activity = null
      return yield* resight(g, section)
    default:
      return assertNever(deed)
  }
}
