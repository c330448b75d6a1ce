import { beginning, draw, lookAgain, type Script } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import { renewCalled } from './14-calling.ts'
import { alikeWith, sharedTag } from './16-likenesses.ts'
import { isSeenBy } from './23-sight.ts'
import { deeds } from './30-deeds.ts'
import { perform } from './30-performing.ts'
import type { OnSand } from './33-need.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, halfPoints, isPresent, movementPoints, tagOf } from './figures.ts'
import { robotActs } from './robots/18-robots.ts'
import { tellOf } from './telling.ts'

// The action phase: one after the other, the most agile first (30.1, 37.2).

export type ActingEvent = { type: 'declined'; rule: '37.2'; figure: string }

/**
 * Those still to act, the next one first. Those who declined come last (37.2); of equals each may be the next (G-13). A mage and his likenesses
 * act at once, as long as one of them has not (G-152).
 */
export function order(s: Pick<ArenaState, 'figures'>): readonly OnSand[] {
  const isWaiting = (f: Figure): f is OnSand => isPresent(f) && f.coming !== 'image' && alikeWith(s, f).some(({ acted }) => !acted)
  const waiting = s.figures.filter(isWaiting)
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
  const action = beginning(g)
  if (yield* act(g, f)) endAction(s, f)
  yield* lookAgain(g, action)
  s.active = null
}

/** A daze counts to the end of the next action, so one that came during it stays (G-38). */
function endAction(s: ArenaState, f: Figure): void {
  for (const each of alikeWith(s, f)) each.acted = true
  f.dazed = f.dazed && f.dazedLate === true
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

/** False where he declined. Those he summoned are paid for first (14.4); a fighter who can do nothing else isn't asked (G-83). */
function* act(g: Arena, f: OnSand): Script<boolean> {
  // A mage who has evaded or run has no action left, but nobody may tell by that which of his likenesses he is (G-152).
  if (f.acted) return yield* perform(g, f, { kind: 'nothing' })
  yield* renewCalled(g, f, !canDoNothingElse(f))
  if (canDoNothingElse(f)) return f.mask === null || (yield* perform(g, f, { kind: 'nothing' }))
  if (f.coming === 'robot') yield* robotActs(g, f)
  if (!isPlayed(f)) return true
  for (;;) {
    const ids = deeds(g.state, f, mayDecline(g.state, f)).flatMap((each) => each.ids)
    const question = { seat: f.seat, rule: '30.2', topic: 'action', about: tagOf(f), ids } as const
    const deed = parseAction('action', yield* answered(g, f.seat, (aside) => pickOne({ ...question, aside })))
    if (deed.kind === 'decline') {
      f.declined = true
      yield* tellOf(g, [f], { type: 'declined', rule: '37.2', figure: sharedTag(f) } satisfies ActingEvent)
      return false
    }
    if (yield* perform(g, f, deed)) return true
  }
}

/** 31.4, 35.5: after a run on his feet, and without his senses. */
function canDoNothingElse(f: Figure): boolean {
  return f.status === 'unconscious' || (f.status === 'standing' && (f.moved ?? 0) > halfPoints(f))
}

/** 37.2, G-14: once a turn, and not the last of the first round, as far as his side can know. */
export function mayDecline(s: ArenaState, f: Figure): boolean {
  return !f.declined && order(s).some((each) => each.id !== f.id && !each.declined && isSeenBy(s, f.side, each))
}
