import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/game.ts'
import type { Answer } from '../kernel/types.ts'
import type { ArenaPick } from './asks.ts'
import { best } from './bot/deeds.ts'
import { bestFacing } from './bot/places.ts'
import { seen } from './bot/seen.ts'
import { TEMPERS } from './bot/temper.ts'
import { groundHurts } from './chapters/22-terrain.ts'
import { engagedBy, isPresent } from './chapters/figures.ts'
import { faceId, type PickTopic, parseAction } from './open/actions.ts'
import type { ArenaState, Figure } from './state.ts'
import { HABITS as WORDS } from './text/errands.ts'
import type { ArenaView } from './view-types.ts'

// Questions to which one answer may stand for always. The kernel gives each game its own view and its own questions back.

type Asked<K extends PickTopic> = Extract<ArenaPick, { readonly topic: K }>

function habit<K extends PickTopic>(
  id: keyof typeof WORDS,
  topic: K,
  pick: (ask: Asked<K>, s: ArenaState, f: Figure | null) => string | null,
): Habit {
  const answer = (view: unknown, ask: Ask): Answer | null => {
    const s = seen(view as ArenaView)
    const picked = pick(ask as Asked<K>, s, s.figures.find((each) => each.id === ask.about) ?? null)
    return picked === null ? null : { pick: [picked] }
  }
  return { id, topic, ...WORDS[id], answer }
}

export const HABITS: readonly Habit[] = [
  // 27.2, 37.1
  habit('move-last', 'incentive', () => 'last'),
  habit('move-first', 'incentive', () => 'first'),
  // 31.5: he could shift one square at most.
  habit('engaged-waits', 'move', (_, s, f) => (f !== null && engagedBy(s, f).length > 0 ? 'wait' : null)),
  // 29.1, G-04
  habit('face-the-enemy', 'face', ({ ids }, s, f) => {
    if (f === null || !isPresent(f)) return null
    const allowed = ids.map((id) => parseAction('face', id).facing)
    return faceId(bestFacing(s, f, allowed, TEMPERS.master))
  }),
  // 40.2, G-70
  habit('push-where-it-hurts', 'push', ({ ids }, s) => best(ids, (id) => groundHurts(s, parseAction('push', id).square))),
]

/** Never answered by itself, even with a single answer: the fight begins with it (26.2). */
export const ATTENDED: readonly PickTopic[] = ['muster']
