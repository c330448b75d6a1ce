import { type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Activity, Counter, Hero, Section, SectionId, Spot } from '../state.ts'
import { COSTS, SUCCUBUS_TEST, trapLevel } from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { changeLevel, levelOf } from './102-levels.ts'
import { turnUp } from './205-sighting.ts'
import { eliminate } from './212-elimination.ts'
import { mayDie, rollWounds, suffer } from './212-wounds.ts'
import { counterOf, countersOn, heroOf, isMonster, isRiches, standsAt } from './section.ts'

export type SpecialEvent =
  /** `sprung`: the hero was hurt; otherwise the trap is done for. */
  | { type: 'trap'; rule: '211D'; section: SectionId; counter: string; level: number; total: number; sprung: boolean }
  | { type: 'thrown-back'; rule: '211D'; section: SectionId; to: Spot }
  | {
      type: 'succubus'
      rule: '211C'
      section: SectionId
      counter: string
      total: number
      needed: number
      resisted: boolean
      /** Levels of strength. */
      lost: number
    }
  | { type: 'released'; rule: '211C'; section: SectionId; counter: string; why: 'stops' | 'no-strength' | 'leaves' }

/** How it went in a square that was entered: the hero goes on, was moved back to where he came from, or has to stay. */
export type Met = 'goes-on' | 'thrown-back' | 'stays'

/**
 * What lies in a square makes itself known when the hero enters it: riches are found, whatever lies with them (205C3, 207A1), a trap
 * or the succubus attacks (211C1, 211D1), dummies are swept aside once nothing else is left with them (211E). A hero who outwits stops
 * where he was attacked, and no trap puts him back (208C7, H-62). `from`: the square he came from.
 */
export function* meet(g: Hero, section: Section, activity: Activity, from: Spot): Script<Met> {
  const here = countersOn(section, standsAt(section))
  yield* turnUp(
    g,
    section,
    here.filter(({ kind }) => isRiches(kind)),
  )
  if (here.some(({ kind }) => isMonster(kind))) return 'goes-on'
  const trap = here.find(({ kind }) => kind === 'trap')
  if (trap !== undefined && (yield* springTrap(g, section, activity, trap)))
    return activity.outwitting || heroOf(section).at === null ? 'stays' : yield* throwBack(g, section, activity, from)
  const succubus = here.find(({ kind }) => kind === 'succubus')
  if (succubus !== undefined && !(yield* withstand(g, section, succubus))) return 'stays'
  yield* clear(g, section)
  return activity.outwitting && (trap ?? succubus) !== undefined ? 'stays' : 'goes-on'
}

/** 211E: dummies that are left alone in the square are eliminated. */
function* clear(g: Hero, section: Section): Script {
  const here = countersOn(section, standsAt(section))
  const alone = here.every(({ kind }) => kind === 'dummy' || isRiches(kind))
  if (alone) for (const counter of here) if (counter.kind === 'dummy') yield* eliminate(g, section, counter, '211E')
}

// ---------------------------------------------------------------- traps

/** 211D: its level by two dice each time, against a die and the intelligence of the moment. True if it has struck. */
function* springTrap(g: Hero, section: Section, activity: Activity, trap: Counter): Script<boolean> {
  activity.points = Math.max(0, activity.points - COSTS.trap) // 211D9
  yield* turnUp(g, section, [trap])
  const reads = (total: number) => ({ table: '211D', row: String(total) }) satisfies PrintedCell
  const level = trapLevel(yield* roll(g, '2D6', { topic: 'trap-level', rule: '211D', who: trap.id, seat: section.owner, reads }))
  const total = yield* test(g, section, '211D')
  const sprung = total < level
  yield* tell(g, { type: 'trap', rule: '211D', section: section.id, counter: trap.id, level, total, sprung } satisfies SpecialEvent)
  if (sprung) yield* suffer(g, section, yield* rollWounds(g, section, trap.id, level - total))
  else yield* eliminate(g, section, trap, '211D')
  return sprung
}

function* test(g: Hero, section: Section, rule: '211C' | '211D'): Script<number> {
  const parts = [{ label: 'intelligence', value: levelOf(heroOf(section).now, 'intelligence') }]
  return yield* roll(g, '1D6', { topic: 'see-through', rule, who: section.id, seat: section.seat, parts })
}

/** 211D7: back to the square before, through a door as well, with no new attempt (H-30). */
function* throwBack(g: Hero, section: Section, activity: Activity, from: Spot): Script<Met> {
  heroOf(section).at = from
  activity.path.pop()
  yield* tell(g, { type: 'thrown-back', rule: '211D', section: section.id, to: from } satisfies SpecialEvent)
  return 'thrown-back'
}

// ---------------------------------------------------------------- the succubus

/** 211C2 to 211C4; true if the hero has withstood her. She attacks a hero without strength as well, and takes nothing (211C1, H-63). */
function* withstand(g: Hero, section: Section, succubus: Counter): Script<boolean> {
  const hero = heroOf(section)
  yield* turnUp(g, section, [succubus])
  const total = yield* test(g, section, '211C')
  const resisted = total >= SUCCUBUS_TEST
  const lost = resisted ? 0 : Math.abs(changeLevel(hero.now, 'strength', total - SUCCUBUS_TEST))
  const told = { type: 'succubus', rule: '211C', section: section.id, counter: succubus.id, total } as const
  yield* tell(g, { ...told, needed: SUCCUBUS_TEST, resisted, lost } satisfies SpecialEvent)
  hero.heldBy = null
  if (resisted) yield* eliminate(g, section, succubus, '211C')
  else if (levelOf(hero.now, 'strength') > 0) hero.heldBy = succubus.id
  else {
    yield* tell(g, released(section, succubus.id, 'no-strength'))
    yield* mayDie(g, section)
  }
  return resisted
}

/** 211C5, 211C6: the whole phase of a hero she holds (H-28). Her owner goes on with the attack, or stops it (H-29). */
export function* embrace(g: Hero, section: Section): Script {
  const hero = heroOf(section)
  if (hero.heldBy === null) return
  const succubus = counterOf(section, hero.heldBy)
  const choice = yield* pickOne({ seat: section.owner, rule: '211C', topic: 'succubus', about: succubus.id, ids: ['attack', 'stop'] })
  if (parseAction('succubus', choice).kind === 'stop') {
    hero.heldBy = null
    return yield* tell(g, released(section, succubus.id, 'stops'))
  }
  if (yield* withstand(g, section, succubus)) yield* clear(g, section)
}

/** 211C8: she has left the hero's square in step B. */
export function* letGo(g: Hero, section: Section, counter: Counter): Script {
  const hero = heroOf(section)
  if (hero.heldBy !== counter.id) return
  hero.heldBy = null
  yield* tell(g, released(section, counter.id, 'leaves'))
}

function released(section: Section, counter: string, why: 'stops' | 'no-strength' | 'leaves'): SpecialEvent {
  return { type: 'released', rule: '211C', section: section.id, counter, why }
}
