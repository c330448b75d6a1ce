import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/game.ts'
import type { Answer } from '../kernel/types.ts'
import type { CavePick, PickTopic } from './asks.ts'
import { parseAction, verbOf } from './open/actions.ts'
import { cardOf, isObject } from './open/cards.ts'
import { HABITS as WORDS } from './text/habits.ts'
import type { CaveView } from './view-types.ts'

// Questions with answers that may always be the same. The kernel gives each game its own view and its own questions back.

type Asked<K extends PickTopic> = Extract<CavePick, { readonly topic: K }>

function habit<K extends PickTopic>(
  id: keyof typeof WORDS,
  topic: K,
  picks: (ask: Asked<K>, view: CaveView) => readonly string[] | null,
): Habit {
  const answer = (view: unknown, ask: Ask): Answer | null => {
    const pick = picks(ask as Asked<K>, view as CaveView)
    return pick === null ? null : { pick }
  }
  return { id, topic, ...WORDS[id], answer }
}

const offered = (ids: readonly string[], id: string) => (ids.includes(id) ? [id] : null)

export const HABITS: readonly Habit[] = [
  // 11.2: where nothing else can be done; at a Heavy Gate, or with a Spell that moves, there is something to think about.
  habit('always-roll', 'move', ({ ids }) => (ids.length === 1 ? offered(ids, 'roll') : null)),
  // 12.3, C-01
  habit('always-cave', 'deck', ({ ids }) => offered(ids, 'draw:cave')),
  habit('always-adventure', 'deck', ({ ids }) => offered(ids, 'draw:adventure')),
  // 12.1
  habit('meet-the-space', 'encounter', ({ ids }) => offered(ids, 'space')),
  // 13.9, 5.3: what is too much is chosen by hand.
  habit('take-all', 'take', ({ ids }, view) => (fitsAll(ids, view) ? ids : null)),
  // 4.7: the last offer heals most.
  habit('heal-most', 'heal', ({ ids }) => ids.filter((id) => verbOf(id) === 'heal').slice(-1)),
]

/** Whether he can carry all of it, with what he has. */
function fitsAll(ids: readonly string[], { players, seat }: CaveView): boolean {
  const own = players[seat]
  if (own === undefined) return false
  const loot = ids.map((id) => parseAction('take', id).loot)
  const carried = loot.filter((one) => one.kind === 'object' && isObject(cardOf(one.card)) && cardOf(one.card).gold === undefined)
  const isMule = loot.some((one) => one.kind === 'object' && cardOf(one.card).carries === true)
  return isMule || own.objects.length + carried.length <= own.carries
}

/**
 * Never answered by themselves, even with a single answer: these go to every player who holds a Spell (C-81), and an answer that comes at
 * once would tell that it is none of use.
 */
export const ATTENDED: readonly PickTopic[] = ['fight', 'defend', 'ward']
