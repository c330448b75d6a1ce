import { type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Activity, Counter, Hero, HeroState, Kind, Section, SectionId, Spot } from '../state.ts'
import { COSTS, GOLD_WEIGHT } from '../tables/index.ts'
import { catacombOf, sameSpot, spotId, squareAt, takesCounters } from './101-catacomb.ts'
import { levelOf } from './102-levels.ts'
import { mayStack } from './203-stacking.ts'
import { counterOf, countersOn, heroOf, isMonster, isRiches, part, standsAt } from './section.ts'

export type RichesEvent =
  | { type: 'riches-taken'; rule: '207A'; section: SectionId; counter: string; kind: Kind; at: Spot }
  | { type: 'riches-left'; rule: '207A'; section: SectionId; counter: string; kind: Kind; at: Spot }
  /** Of a monster: which one carries what is between its owner and himself. */
  | { type: 'riches-lifted'; rule: '207B'; section: SectionId; counter: string; riches: string; audience: readonly number[] }
  | { type: 'riches-set-down'; rule: '207B'; section: SectionId; counter: string; riches: string; audience: readonly number[] }

// ---------------------------------------------------------------- the hero

/** Movement points of a whole phase that begins with so much gold: the level of movement less its weight, in whole points (204C3, 207A7, H-33). */
export function allowanceOf(section: Section, gold = burdenOf(section)): number {
  return Math.max(0, Math.floor(levelOf(heroOf(section).now, 'movement') - gold * GOLD_WEIGHT))
}

/** Counters of gold that the hero carries. */
export function burdenOf(section: Section): number {
  return heroOf(section).carries.filter((id) => counterOf(section, id).kind === 'gold').length
}

/** The riches that the hero has found where he stands (207A1). */
export function found(section: Section): Counter[] {
  return countersOn(section, standsAt(section)).filter(({ kind, up }) => isRiches(kind) && up)
}

/** 207A2 to 207A5: on to the set-up sheet. */
export function* takeRiches(g: Hero, section: Section, activity: Activity, riches: Counter): Script {
  const at = standsAt(section)
  activity.points -= COSTS['pick-up']
  heroOf(section).carries.push(riches.id)
  riches.at = null
  riches.up = false
  const event = { type: 'riches-taken', rule: '207A', section: section.id, counter: riches.id, kind: riches.kind, at } as const
  yield* tell(g, event satisfies RichesEvent)
}

/** Squares where riches may be left now: those passed in this phase, each once, the one underfoot first (207A10). */
export function placesToLeave(s: HeroState, section: Section, activity: Activity, riches: Counter): readonly Spot[] {
  const c = catacombOf(s.catacomb)
  const passed = [standsAt(section), ...activity.path]
  return passed
    .filter((spot, i) => passed.findIndex((each) => sameSpot(each, spot)) === i)
    .filter((spot) => takesCounters(squareAt(c, spot)) && mayStack([...countersOn(section, spot), riches]))
}

/** 207A10: left in a square that the hero has moved through; asked which, where there are several. */
export function* leaveRiches(g: Hero, section: Section, activity: Activity, riches: Counter): Script {
  const places = placesToLeave(g.state, section, activity, riches)
  const [first] = places
  if (first === undefined) throw new Error(`${riches.id} cannot be left anywhere`)
  const at = places.length === 1 ? first : yield* whereToLeave(section, places, riches)
  const { carries } = heroOf(section)
  carries.splice(carries.indexOf(riches.id), 1)
  riches.at = at
  riches.up = sameSpot(at, standsAt(section))
  const event = { type: 'riches-left', rule: '207A', section: section.id, counter: riches.id, kind: riches.kind, at } as const
  yield* tell(g, event satisfies RichesEvent)
}

function* whereToLeave(section: Section, places: readonly Spot[], riches: Counter): Script<Spot> {
  const ids = places.map((spot) => `at:${spotId(spot)}`)
  return parseAction('drop-at', yield* pickOne({ seat: section.seat, rule: '207A', topic: 'drop-at', about: riches.id, ids })).spot
}

// ---------------------------------------------------------------- monsters

/** The riches that a monster could take along from its square; null where it carries something already, or cannot (207B). */
export function liftable(section: Section, counter: Counter): Counter | null {
  if (counter.at === null || counter.with !== null || !isMonster(counter.kind)) return null
  return countersOn(section, counter.at).find(({ kind, with: carrier }) => isRiches(kind) && carrier === null) ?? null
}

/** 207B1, 207B3: nothing to pay. Riches that are carried lie under their monster, out of sight. */
export function* lift(g: Hero, section: Section, monster: Counter, riches: Counter): Script {
  monster.with = riches.id
  riches.with = monster.id
  const event = { type: 'riches-lifted', rule: '207B', section: section.id, counter: monster.id, riches: riches.id } as const
  yield* tell(g, { ...event, audience: [section.owner] } satisfies RichesEvent)
}

/** 207B7: left where the monster is. */
export function* setDown(g: Hero, section: Section, monster: Counter): Script {
  const riches = monster.with
  if (riches === null) return
  part(section, monster)
  const event = { type: 'riches-set-down', rule: '207B', section: section.id, counter: monster.id, riches } as const
  yield* tell(g, { ...event, audience: [section.owner] } satisfies RichesEvent)
}
