import type { Script } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { faceId, parseAction } from '../open/actions.ts'
import { succeeds } from '../open/rolls.ts'
import { barredFacing as barred, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import { ROLLS } from '../tables/limits.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { alikeWith, sharedTag } from './16-likenesses.ts'
import { isSeenBy } from './23-sight.ts'
import type { OnSand } from './33-need.ts'
import { agilityRoll, type Need, needed } from './35-agility-rolls.ts'
import { release } from './35-gone.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, engagedBy, figureAt, isPresent, tagOf } from './figures.ts'
import { robotFacing } from './robots/18-facing.ts'
import { tellNumbers, tellOf } from './telling.ts'

// Facing (29.1), standing up (32.1), going prone (34.5) and disengaging (32.3, 39.3).

export type LeavingEvent =
  | { type: 'turned'; rule: '29.1' | '32.1' | '32.3'; figure: string; facing: Facing }
  | { type: 'stood-up'; rule: '32.1'; figure: string }
  | { type: 'went-prone'; rule: '34.5'; figure: string }
  | { type: 'struggling'; rule: '39.3'; figure: string; need: number; parts: Need['parts'] }
  | { type: 'struggled'; rule: '39.3'; figure: string; total: number; free: boolean }
  | { type: 'disengaged'; rule: '32.3' | '39.3'; figure: string; to: Square }

/**
 * 29.1: which way he looks now; `barred` is the way he may not turn. Robots turn to their enemies (18.1); anyone else without a seat keeps
 * his facing.
 */
export function* face(g: Arena, f: Figure, rule: '29.1' | '32.1' | '32.3', barred: Facing | null): Script {
  if (f.coming === 'robot' && isPresent(f)) {
    const facing = robotFacing(g.state, f, barred)
    if (facing !== f.facing) yield* turn(g, f, facing, rule)
  }
  if (!isPlayed(f)) return
  const ids = FACINGS.filter((each) => each !== barred).map(faceId)
  const question = { seat: f.seat, rule, topic: 'face', about: tagOf(f), ids } as const
  const { facing } = parseAction('face', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside })))
  if (facing !== f.facing) yield* turn(g, f, facing, rule)
}

export function* turn(g: Arena, f: Figure, facing: Facing, rule: '29.1' | '32.1' | '32.3'): Script {
  // A mage who stands up among his likenesses turns as they do (G-152).
  const together = rule === '32.1'
  for (const each of together ? alikeWith(g.state, f) : [f]) each.facing = facing
  const figure = together ? sharedTag(f) : tagOf(f)
  yield* tellOf(g, [f], { type: 'turned', rule, figure, facing } satisfies LeavingEvent)
}

/** 29.1, 32.1: the way he may not turn as he stands now. */
export function barredFacing(s: ArenaState, f: Figure): Facing | null {
  return barred(f.facing, engagedBy(s, f).length > 0)
}

/** 32.1, G-83: the whole action; he may turn, but the engaged do not turn about. */
export function* standUp(g: Arena, f: OnSand): Script {
  const barred = barredFacing(g.state, f)
  f.status = 'standing'
  yield* tellOf(g, [f], { type: 'stood-up', rule: '32.1', figure: sharedTag(f) } satisfies LeavingEvent)
  yield* face(g, f, '32.1', barred)
}

/** 34.5 */
export function* goProne(g: Arena, f: OnSand): Script {
  f.status = 'prone'
  yield* tellOf(g, [f], { type: 'went-prone', rule: '34.5', figure: sharedTag(f) } satisfies LeavingEvent)
}

/** 39.3, G-32: out of hand combat by an agility roll. */
export function struggleNeed(f: Figure): Need {
  return { dice: ROLLS.attackDice, parts: [{ what: 'agility', value: agility(f) }] }
}

/** 32.3, 39.3, G-32: on his feet without a roll, out of hand combat by one; he stands on the new square and turns as he likes. */
export function* disengage(g: Arena, f: OnSand, to: Square): Script {
  const rule = f.holds.length > 0 ? '39.3' : '32.3'
  if (rule === '39.3' && !(yield* struggles(g, f))) return
  release(g.state, f)
  f.status = 'standing'
  const hidden = figureAt(g.state, to)
  if (hidden === null) f.at = to
  // Someone unseen stands there: he is found, and nobody steps back (G-111).
  else if (!isSeenBy(g.state, f.side, hidden)) hidden.shown = true
  yield* tellOf(g, [f], { type: 'disengaged', rule, figure: tagOf(f), to: f.at } satisfies LeavingEvent)
  yield* face(g, f, '32.3', null)
}

function* struggles(g: Arena, f: OnSand): Script<boolean> {
  const need = struggleNeed(f)
  const number = needed(need)
  const figure = tagOf(f)
  yield* tellNumbers(g, [f], { type: 'struggling', rule: '39.3', figure, need: number, parts: need.parts } satisfies LeavingEvent)
  const total = yield* agilityRoll(g, f, 'disengage', '39.3', need)
  const free = succeeds(total, number)
  yield* tellOf(g, [f], { type: 'struggled', rule: '39.3', figure, total, free } satisfies LeavingEvent)
  return free
}
