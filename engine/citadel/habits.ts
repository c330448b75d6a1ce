import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/by-itself.ts'
import type { Answer } from '../kernel/types.ts'
import type { Topic } from './asks.ts'
import { HABITS as WORDS } from './text/errands.ts'

// Harmless questions to which one answer may stand for always.

function habit(id: keyof typeof WORDS, topic: Topic, answer: (ask: Ask) => Answer | null): Habit {
  return { id, topic, ...WORDS[id], answer: (_view, ask) => answer(ask) }
}

function picked(id: string): (ask: Ask) => Answer | null {
  return (ask) => (ask.kind === 'pick' && ask.ids.includes(id) ? { pick: [id] } : null)
}

export const HABITS: readonly Habit[] = [
  habit('share-evenly', 'share-treasure', (ask) => (ask.kind === 'share' ? { value: ask.suggest() } : null)),
  habit('nobody-moves', 'reorganise', picked('pass')),
  habit('no-more-than-offered', 'bribe-payment', inGold),
  habit('keep-the-peace', 'at-peace', picked('decline')),
]

/** 8.7: the offer to the mark, where no jewel is given up for it. */
function inGold(ask: Ask): Answer | null {
  if (ask.kind !== 'share') return null
  const value = ask.suggest()
  return Object.keys(value).every((item) => item === 'gold') ? { value } : null
}

/** Something is lost by these: a person answers them himself, even where there is one answer. */
export const ATTENDED: readonly Topic[] = ['discard', 'forget-spell', 'clavichord', 'hand-over', 'resurrect', 'poison', 'stone-flesh']
