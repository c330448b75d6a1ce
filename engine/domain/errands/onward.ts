import { asksElse } from '../../kernel/errand.ts'
import type { Errand, Limit } from '../../kernel/errand-types.ts'
import type { NextMove, Standpoint } from '../../kernel/game.ts'
import type { DomainPick } from '../asks.ts'
import { lay } from '../bot/entering.ts'
import { seen } from '../bot/seen.ts'
import { characterOf } from '../chapters/characters.ts'
import { type Course, courseOf } from '../course.ts'
import type { DomainEvent } from '../event-types.ts'
import type { Square } from '../state.ts'
import { ONWARD, TRY } from '../text/errands.ts'
import type { DomainView } from '../view-types.ts'
import { hurt, idsOf, type KindOfErrand, LIFE, selfOf, toldOf } from './kind.ts'

// 2.0: on towards the treasure, and home with it: over known ground, laying tiles on the way, turn after turn, up to the next question that
// needs an answer.

const CARDS: Limit = { id: 'cards', kind: 'flag', suggested: true, ...ONWARD.cards }

/** What belongs to walking on, and needs no one's attention. */
const UNEVENTFUL: readonly DomainEvent['type'][] = [
  'turn-began',
  'moved',
  'tile-laid',
  'chamber-laid',
  'card-drawn',
  'treasure-found',
  'experience',
  'lantern',
  'door',
]

export const onward: KindOfErrand = {
  offered(view, at): readonly Errand[] {
    const course = at.ask.topic === 'turn' ? courseFor(view, at) : null
    if (course === null || isHere(course)) return []
    const { aim, path } = course
    const words = { label: ONWARD.label[aim.kind], detail: ONWARD.detail(course) }
    const errand: Errand = { id: 'onward', kind: 'onward', ...words, limits: [CARDS, LIFE], data: { path: [...path, ...lastOf(course)] } }
    const limits = { [CARDS.id]: CARDS.suggested, [LIFE.id]: LIFE.suggested }
    // What bars the way stands beside him: it would not take one step.
    const isBarred = 'ended' in onward.next(view, at, { errand, limits, made: 0, told: [], from: view })
    return isBarred ? [] : [errand]
  },

  planned(view, at) {
    const course = courseFor(view, at)
    if (course === null) return { steps: [], notes: [] }
    const steps = [...course.path, ...lastOf(course)].map((square) => ({
      label: ONWARD.step(square),
      rule: '6.1',
      at: { kind: 'square', id: square },
    }))
    return { steps, notes: [{ label: ONWARD.stops }] }
  },

  next(view, at, { limits, made, told, from }): NextMove {
    const c = selfOf(view, at)
    if (c === null) return { ended: TRY.happened }
    const { ask } = at
    if (ask.topic === 'lay') {
      const { data, ids } = ask as Extract<DomainPick, { readonly topic: 'lay' }>
      return { answer: { pick: [lay(data, ids)[0]] } }
    }
    if (ask.topic !== 'turn') return { ended: asksElse(at.decision().prompt) }
    if (toldOf(at, told).some(({ type }) => UNEVENTFUL.every((each) => each !== type))) return { ended: TRY.happened }
    if (isNews(view, from as DomainView)) return { ended: TRY.happened }
    const weak = made > 0 ? hurt(c, limits) : null
    if (weak !== null) return { ended: weak }
    const ids = idsOf(at)
    if (ids.includes('leave')) return { answer: { pick: ['leave'] } }
    if (ids.includes('light') && at.option('light').odds === undefined && at.option('light').warns === undefined)
      return { answer: { pick: ['light'] } }
    const course = courseFor(view, at)
    if (course === null) return { ended: ids.includes('light') || ids.includes('grope') ? ONWARD.blind : ONWARD.noWay }
    if (isHere(course)) return { ended: ONWARD.there }
    return step(course, ids, limits.cards === true)
  },
}

/** One step along it; at its end, what is new. */
function step({ path, beyond }: Course, ids: readonly string[], draws: boolean): NextMove {
  const [first] = path
  if (first === undefined) {
    if (beyond.kind === 'barred') return { ended: ONWARD.barred(beyond) }
    if (beyond.kind === 'card' && !draws) return { ended: ONWARD.card }
  }
  const to = first ?? (beyond.kind === 'there' ? null : beyond.to)
  if (to !== null && ids.includes(`step:${to}`)) return { answer: { pick: [`step:${to}`] } }
  // His squares are used up: the turn ends, and the way goes on in the next.
  return ids.some((id) => id.startsWith('step:')) || !ids.includes('end') ? { ended: ONWARD.noWay } : { answer: { pick: ['end'] } }
}

function courseFor(view: DomainView, { ask }: Standpoint): Course | null {
  const s = seen(view)
  return courseOf(s, characterOf(s, ask.seat), hiddenIn(view))
}

/** Squares with a card that lies face down and is shown to no one (D-16). */
function hiddenIn({ cards }: DomainView): ReadonlySet<Square> {
  return new Set(cards.flatMap((each) => (('treasure' in each ? each.treasure : each.card) === null ? [each.square] : [])))
}

/** He stands where he wanted to be. */
function isHere({ path, beyond }: Course): boolean {
  return path.length === 0 && beyond.kind === 'there'
}

/** The step beyond the known way, where it is one that would be taken. */
function lastOf({ beyond }: Course): readonly Square[] {
  return beyond.kind === 'there' || beyond.kind === 'barred' ? [] : [beyond.to]
}

/** Since it began another has taken up a treasure, or the Warlock has moved: there is something to think about (6.1). */
function isNews(now: DomainView, before: DomainView): boolean {
  const carriers = ({ characters }: DomainView) => characters.map(({ treasure }) => treasure).join()
  return carriers(now) !== carriers(before) || now.warlock !== before.warlock
}
