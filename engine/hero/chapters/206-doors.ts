import { reveal, type Script, tell } from '../../kernel/play.ts'
import { parseAction } from '../actions.ts'
import { pickOne, roll } from '../asks.ts'
import type { Activity, Counter, Hero, HeroState, Kind, Section, SectionId } from '../state.ts'
import { BLOCKING, COSTS, type Door, FORCERS } from '../tables/index.ts'
import type { PrintedCell } from '../tables/table-types.ts'
import { catacombOf, doorBetween, sameSpot } from './101-catacomb.ts'
import { levelOf } from './102-levels.ts'
import { monstersAt } from './204-movement.ts'
import { areNoMonsters, comeUpon, resight, turnUp } from './205-sighting.ts'
import { eliminate } from './212-elimination.ts'
import { counterOf, countersOn, heroOf, isMonster, standsAt } from './section.ts'

export type DoorEvent =
  /** `blocked`: what a monster behind it took off, 0 where it was not blocked. */
  | {
      type: 'door-tried'
      rule: '206B'
      section: SectionId
      door: string
      total: number
      value: number
      blocked: number
      opened: boolean
      /** Only of a door that was opened: what held one that stayed shut, its owner keeps to himself. */
      reads?: PrintedCell
    }
  | { type: 'door-barred'; rule: '206D'; section: SectionId; door: string }
  | {
      type: 'door-forced'
      rule: '206D'
      section: SectionId
      door: string
      counter: string
      kind: Kind
      total: number
      strength: number
      forced: boolean
    }

// ---------------------------------------------------------------- the hero opens a door

/** Doors that the hero may try to open from where he stands: from the hall, and not those that are open already (206A3, H-13). */
export function closedDoors(s: HeroState, section: Section, activity: Activity): readonly Door[] {
  const at = standsAt(section)
  return catacombOf(s.catacomb).doors.filter((door) => sameSpot(door.hall, at) && !activity.opened.includes(door.id))
}

/** Everyone may remember how often he has failed. */
function remember(section: Section, { id }: Door, opened: boolean): void {
  const { [id]: before = 0, ...others } = section.tried ?? {}
  section.tried = opened ? others : { ...others, [id]: before + 1 }
}

/** 206B: a die and the strength of the moment, less what a blocking monster takes off, against the door's value. */
export function* openDoor(g: Hero, section: Section, activity: Activity, door: Door): Script {
  activity.points -= COSTS['open-door']
  const blocker = yield* mayBlock(g, section, door)
  const blocked = blocker === null ? 0 : blocking(blocker)
  const parts = [
    { label: 'strength', value: levelOf(heroOf(section).now, 'strength') },
    { label: 'blocked', value: blocked },
  ]
  const total = yield* roll(g, '1D6', { topic: 'open-door', rule: '206B', who: section.id, seat: section.seat, parts })
  const opened = total >= door.value
  const told = { type: 'door-tried', rule: '206B', section: section.id, door: door.id, total, value: door.value, blocked, opened } as const
  const reads: PrintedCell | null = opened && blocker !== null ? { table: '206C', row: blocker.kind } : null
  yield* tell(g, { ...told, ...(reads === null ? {} : { reads }) } satisfies DoorEvent)
  remember(section, door, opened)
  if (!opened) return
  activity.opened.push(door.id)
  if (blocker !== null) yield* eliminate(g, section, blocker, '206C') // 206C4, H-14
  yield* comeUpon(g, section, activity, monstersAt(section, door.room)) // 204B1, 210A3, H-59
  areNoMonsters(countersOn(section, door.room))
  yield* resight(g, section)
}

/**
 * 206C: asked whenever any counter lies behind the door, so that the question does not tell what it is (H-56); not where the hero
 * knows all of them and none can block.
 */
function* mayBlock(g: Hero, section: Section, door: Door): Script<Counter | null> {
  const behind = countersOn(section, door.room)
  const able = behind.filter(canBlock)
  if (able.length === 0 && behind.every(({ known }) => known)) return null
  const ids = [...able.map(({ id }) => `block:${id}`), 'no']
  const choice = parseAction('block', yield* pickOne({ seat: section.owner, rule: '206C', topic: 'block', about: door.id, ids }))
  reveal(g)
  return choice.kind === 'no' ? null : counterOf(section, choice.counter)
}

/** 206C3 */
function canBlock(counter: Counter): boolean {
  return blocking(counter) !== 0
}

/** What a counter behind a door takes off the hero's total; 0 for those that cannot block. */
export function blocking({ kind }: Counter): number {
  return isMonster(kind) ? (BLOCKING[kind] ?? 0) : 0
}

// ---------------------------------------------------------------- the hero blocks a door

/** Who of the attackers still gets at the hero, and whether one of them has forced a door. */
export interface Onrush {
  readonly attackers: readonly Counter[]
  readonly forced: boolean
}

/** 206D: a hero inside a room may block one door a turn against attacks through it (H-15), asked when one is tried. */
export function* defendDoors(g: Hero, section: Section, attackers: readonly Counter[]): Script<Onrush> {
  const hero = heroOf(section)
  let onrush: Onrush = { attackers, forced: false }
  for (const door of doorsBetween(g.state, section, attackers)) {
    if (hero.blocked) break
    const choice = yield* pickOne({ seat: section.seat, rule: '206D', topic: 'bar', about: door.id, ids: ['bar', 'let'] })
    if (parseAction('bar', choice).kind === 'let') continue
    hero.blocked = true
    reveal(g) // Who does not come through was none that forces doors.
    yield* tell(g, { type: 'door-barred', rule: '206D', section: section.id, door: door.id } satisfies DoorEvent)
    onrush = yield* throughDoor(g, section, door, onrush.attackers)
  }
  return onrush
}

function doorsBetween(s: HeroState, section: Section, attackers: readonly Counter[]): readonly Door[] {
  const c = catacombOf(s.catacomb)
  const here = standsAt(section)
  return [...new Set(attackers.flatMap(({ at }) => (at === null ? [] : (doorBetween(c, here, at) ?? []))))]
}

/** 206D2, 206D3: against all but trolls and ogres it holds; each of those may try once to force it. */
function* throughDoor(g: Hero, section: Section, door: Door, attackers: readonly Counter[]): Script<Onrush> {
  const outside = attackers.filter(({ at }) => sameSpot(at, door.hall))
  const within = attackers.filter(({ at }) => !sameSpot(at, door.hall))
  const through: Counter[] = []
  for (const counter of outside) if (isForcer(counter) && (yield* force(g, section, door, counter))) through.push(counter)
  return { attackers: [...within, ...through], forced: through.length > 0 }
}

function isForcer({ kind }: Counter): boolean {
  return FORCERS.some((each) => each === kind)
}

/** 206D3: two dice above the hero's strength of the moment (H-16). */
function* force(g: Hero, section: Section, door: Door, counter: Counter): Script<boolean> {
  yield* turnUp(g, section, [counter])
  const strength = levelOf(heroOf(section).now, 'strength')
  const total = yield* roll(g, '2D6', { topic: 'force-door', rule: '206D', who: counter.id, seat: section.owner })
  const forced = total > strength
  const told = { type: 'door-forced', rule: '206D', section: section.id, door: door.id, counter: counter.id } as const
  yield* tell(g, { ...told, kind: counter.kind, total, strength, forced } satisfies DoorEvent)
  return forced
}
