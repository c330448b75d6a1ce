import type { Ask } from '../kernel/ask.ts'
import { randomAnswer } from '../kernel/bots.ts'
import type { Stream } from '../kernel/random.ts'
import type { Answer } from '../kernel/types.ts'
import type { CitadelView } from './view-types.ts'

/** What the bot answers, and why. */
export interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A careful player: answers from what can be seen and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream): Advice {
  return advise(view as CitadelView, ask, chance)
}

function advise(_raid: CitadelView, ask: Ask, chance: Stream): Advice {
  if (ask.kind === 'arrange' || ask.kind === 'share') return { answer: { value: ask.suggest() }, why: 'the usual order' }
  return { answer: randomAnswer(ask, chance), why: 'a guess' }
}
