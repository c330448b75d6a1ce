import { draw, type Script } from '../../kernel/play.ts'
import { type Deed, parseAction } from '../actions.ts'
import { pickOne } from '../asks.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import { cast } from './12-casting.ts'
import { renewCalled } from './14-calling.ts'
import { deeds } from './30-deeds.ts'
import { disengage, goProne, standUp } from './32-leaving.ts'
import { dual, slash, strikeOne } from './33-attacks.ts'
import { change } from './33-changing.ts'
import type { OnSand } from './33-need.ts'
import { dropNearby } from './33-placing.ts'
import { disbelieve } from './34-disbelieving.ts'
import { evade } from './37-evading.ts'
import { reload, shoot, throwAt } from './37-missiles.ts'
import { tryHandCombat } from './39-hand-combat.ts'
import { shieldAttack } from './40-shields.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, halfPoints, isPresent, movementPoints, tagOf } from './figures.ts'
import { tellOf } from './telling.ts'

// The action phase: one after the other, the most agile first (30.1, 37.2).

export type ActingEvent = { type: 'declined'; rule: '37.2'; figure: string } | { type: 'did-nothing'; rule: '30.2'; figure: string }

/** Those still to act, the next one first. Those who declined come last (37.2); of equals each may be the next (G-13). */
export function order(s: Pick<ArenaState, 'figures'>): readonly OnSand[] {
  const waiting = s.figures.filter((f): f is OnSand => isPresent(f) && !f.acted)
  return waiting.toSorted(
    (a, b) => Number(a.declined) - Number(b.declined) || agility(b) - agility(a) || movementPoints(b) - movementPoints(a),
  )
}

/** One action, or the end of the phase. */
export function* actNext(g: Arena): Script {
  const s = g.state
  const f = yield* nextToAct(g)
  if (f === null) {
    s.phase = 'end'
    return
  }
  s.active = f.id
  // A daze counts to the end of the next action, so one that comes during it stays (G-38).
  const wasDazed = f.dazed
  if (yield* act(g, f)) {
    f.acted = true
    if (wasDazed) f.dazed = false
  }
  s.active = null
}

/** 30.1, G-13: by agility as it is now, then by movement points, then drawn. */
function* nextToAct(g: Arena): Script<OnSand | null> {
  const [first, ...others] = order(g.state)
  if (first === undefined) return null
  const equals = [first, ...others].filter(
    (each) => each.declined === first.declined && agility(each) === agility(first) && movementPoints(each) === movementPoints(first),
  )
  if (equals.length === 1) return first
  const id = yield* draw(g, equals.map(tagOf))
  return equals.find((each) => tagOf(each) === id) ?? first
}

/** False where he declined. Those he summoned are paid for first (14.4); whoever can do nothing else is not asked (G-83). */
function* act(g: Arena, f: OnSand): Script<boolean> {
  yield* renewCalled(g, f)
  if (canDoNothingElse(f) || !isPlayed(f)) return true
  for (;;) {
    const ids = deeds(g.state, f, mayDecline(g.state, f)).flatMap((each) => each.ids)
    const question = { seat: f.seat, rule: '30.2', topic: 'action', about: tagOf(f), ids } as const
    const deed = parseAction('action', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside })))
    if (deed.kind === 'decline') {
      f.declined = true
      yield* tellOf(g, [f], { type: 'declined', rule: '37.2', figure: tagOf(f) } satisfies ActingEvent)
      return false
    }
    if (yield* perform(g, f, deed)) return true
  }
}

/** 31.4, 35.5: after a run on his feet, and without his senses. */
function canDoNothingElse(f: Figure): boolean {
  return f.status === 'unconscious' || (f.status === 'standing' && (f.moved ?? 0) > halfPoints(f))
}

/** 37.2, G-14: once a turn, and not the last of the first round. */
export function mayDecline(s: Pick<ArenaState, 'figures'>, f: Figure): boolean {
  return !f.declined && s.figures.some((each) => each.id !== f.id && isPresent(each) && !each.acted && !each.declined)
}

/** Does it; false where nothing came of it and he may do something else (G-112). */
export function* perform(g: Arena, f: OnSand, deed: Deed): Script<boolean> {
  switch (deed.kind) {
    case 'attack':
    case 'impale':
    case 'receive':
      yield* strikeOne(g, f, deed.kind, deed.whom)
      return true
    case 'slash':
      yield* slash(g, f)
      return true
    case 'dual':
      yield* dual(g, f, deed.whom, deed.second)
      return true
    case 'shield':
    case 'rush':
      yield* shieldAttack(g, f, deed.kind, deed.whom)
      return true
    case 'grapple':
      yield* tryHandCombat(g, f, deed.whom)
      return true
    case 'shoot':
      yield* shoot(g, f, deed.whom)
      return true
    case 'throw':
      yield* throwAt(g, f, deed.whom)
      return true
    case 'drop-at':
      yield* dropNearby(g, f, deed.square)
      return true
    case 'disengage':
      yield* disengage(g, f, deed.square)
      return true
    case 'cast':
      yield* cast(g, f, deed)
      return true
    case 'change':
      return yield* change(g, f)
    default:
      yield* simple(g, f, deed)
      return true
  }
}

/** What needs neither a target nor a square. */
function* simple(g: Arena, f: OnSand, deed: Deed): Script {
  switch (deed.kind) {
    case 'evade':
      return yield* evade(g, f, '34.2')
    case 'stand':
      return yield* standUp(g, f)
    case 'prone':
      return yield* goProne(g, f)
    case 'reload':
      return yield* reload(g, f)
    case 'disbelieve':
      return yield* disbelieve(g, f)
    case 'nothing':
      return yield* tellOf(g, [f], { type: 'did-nothing', rule: '30.2', figure: tagOf(f) } satisfies ActingEvent)
    default:
      throw new Error(`${deed.kind} is not done alone`)
  }
}
