import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { objectOf } from '../open/cards.ts'
import { besides } from '../open/squares.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { START } from '../tables/index.ts'
import type { HazardCard } from '../tables/table-types.ts'
import { idOf } from './04-life.ts'
import { disturbAt } from './06-walks.ts'
import { isOneStep } from './06-ways.ts'
import { isHidden } from './07-hidden.ts'
import { handSets, setAttack } from './09-hands.ts'
import { doorOn, itemsOf, removeFrom, shutDoor } from './cards.ts'
import { isBlind, isHeldOpen, standsOn, weakness } from './characters.ts'

export type DoorEvent = {
  type: 'door'
  rule: '10.5'
  seat: Seat
  square: Square
  deed: 'locked' | 'unlocked' | 'slammed' | 'held' | 'broken' | 'opened' | 'none'
  /** Of an attempt to break it: what had to be beaten. */
  toughness?: number
}

/** 10.5: whether the door of that square keeps him out: locked without its key, or jammed. */
export function isBarred(s: DomainState, c: Character, square: Square): boolean {
  const door = doorOn(s, square)
  if (door === null || door.lying.shut !== true || isHeldOpen(s, square)) return false
  return !hasKey(c, door.card.lock)
}

function hasKey(c: Character, lock: number | undefined): boolean {
  return lock !== undefined && itemsOf(c).some(({ card }) => objectOf(card).opens === lock)
}

/** 10.5: someone has come onto its square: a key lets him through, a door without a lock is still open (D-33, D-34). Returns whether it lets him. */
export function* meetDoor(g: Domain, c: Character): Script<boolean> {
  const s = g.state
  const square = standsOn(c)
  const door = doorOn(s, square)
  if (door === null || door.lying.shut !== true || isHeldOpen(s, square)) return true
  const opens = hasKey(c, door.card.lock)
  const deed = opens ? 'unlocked' : door.card.lock === undefined ? 'held' : 'locked'
  yield* tell(g, { type: 'door', rule: '10.5', seat: c.seat, square, deed } satisfies DoorEvent)
  return opens
}

/** 10.5, D-34: a door without a lock falls shut behind the first who leaves its square. */
export function* slam(g: Domain, c: Character, square: Square): Script {
  const door = doorOn(g.state, square)
  if (door === null || door.lying.shut === true) return
  shutDoor(g.state, square)
  yield* tell(g, { type: 'door', rule: '10.5', seat: c.seat, square, deed: 'slammed' } satisfies DoorEvent)
}

/**
 * D-35: shut doors on neighbouring squares to which he could step; with `memory` whatever lies face down there may be one (D-123). Blind he
 * breaks none (D-121).
 */
export function breakable(s: DomainState, c: Character): readonly Square[] {
  if (isBlind(s, c)) return []
  const from = standsOn(c)
  return besides(from).flatMap(({ to }) => ((isHidden(s, to) || isBarred(s, c, to)) && isOneStep(s, from, to) ? [to] : []))
}

/** What he strikes a door with: the best set of hands; the battle axe counts double (9.7, D-35). */
export function doorAttack(c: Character): number {
  const best = Math.max(0, ...handSets(c).map((set) => setAttack(set, 'door')))
  return START.attack - weakness(c) + best
}

/**
 * 10.5: the die and his attack have to beat the toughness; the way is free from his next turn on. Without a shut door there it is all for
 * nothing (D-123).
 */
export function* breakDoor(g: Domain, c: Character, square: Square): Script {
  const s = g.state
  const door = isBarred(s, c, square) ? doorOn(s, square) : null
  const parts = [{ label: 'attack', value: doorAttack(c) }]
  const reads = door === null ? {} : { reads: () => ({ table: '10.5', row: doorRow(door.card), column: 'toughness' }) }
  const total = yield* roll(g, '1D6', { topic: 'break-door', rule: '10.5', who: idOf(c), seat: c.seat, parts, ...reads })
  if (door === null) return yield* tell(g, { type: 'door', rule: '10.5', seat: c.seat, square, deed: 'none' } satisfies DoorEvent)
  const toughness = toughnessOf(door)
  const breaks = total > toughness
  if (breaks) removeFrom(s, square, door.lying.card)
  disturbAt(s, square)
  yield* tell(g, { type: 'door', rule: '10.5', seat: c.seat, square, deed: breaks ? 'broken' : 'held', toughness } satisfies DoorEvent)
}

/** Its row in the table of doors: slamming doors differ in toughness. */
export function doorRow({ kind, toughness = 0 }: HazardCard): string {
  return `${kind}.${toughness}`
}

/** A door of a magic room is as tough as any: what is doubled is listed in D-86. */
export function toughnessOf({ card }: NonNullable<ReturnType<typeof doorOn>>): number {
  return card.toughness ?? 0
}
