import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/game.ts'
import type { Answer } from '../kernel/types.ts'
import type { DomainPick, PickTopic } from './asks.ts'
import { bestArms } from './bot/battle.ts'
import { seen } from './bot/seen.ts'
import { characterOf } from './chapters/characters.ts'
import { isTreasure } from './open/cards.ts'
import type { Character, DomainState } from './state.ts'
import { HABITS as WORDS } from './text/errands.ts'
import type { DomainView } from './view-types.ts'

// Questions with answers that may always be the same. The kernel gives each game its own view and its own questions back.

type Asked<K extends PickTopic> = Extract<DomainPick, { readonly topic: K }>

function habit<K extends PickTopic>(
  id: keyof typeof WORDS,
  topic: K,
  answer: (ask: Asked<K>, s: DomainState, c: Character) => string | null,
  risk: Pick<Habit, 'risky'> = {},
): Habit {
  const picked = (view: unknown, ask: Ask): Answer | null => {
    const s = seen(view as DomainView)
    const id = answer(ask as Asked<K>, s, characterOf(s, ask.seat))
    return id === null ? null : { pick: [id] }
  }
  return { id, topic, ...WORDS[id], ...risk, answer: picked }
}

/** Life points above which a scratch is taken as it comes. */
const SOUND = 5

export const HABITS: readonly Habit[] = [
  // 4.2: luck only falls: it is kept for worse.
  habit('suffer-scratches', 'luck', ({ data }, _, c) => (data.amount === 1 && c.lifePoints > SOUND ? 'suffer' : null), { risky: true }),
  habit('test-to-live', 'luck', ({ data }, _, c) => (data.amount >= c.lifePoints ? 'test-luck' : null)),
  // 8.1: it can be put down again at any time.
  habit('take-all', 'find', ({ ids }) => ids.find((id) => id.startsWith('take:') && !isTreasure(id.slice('take:'.length))) ?? null),
  habit('best-arms', 'arm', ({ ids, data }, s, c) => bestArms(s, c, data, ids)),
]
