import type { Ask } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Stream } from '../../kernel/random.ts'
import type { Answer } from '../../kernel/types.ts'

/** What the bot answers, and why, in one short sentence. */
interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A player of the Cave: whatever the rules name first; where any number may be picked, all of it. */
export function sensible(_view: unknown, ask: Ask, chance: Stream): Advice {
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'As it comes' }
  return { answer: { pick: ask.ids.slice(0, ask.max) }, why: 'The first of them' }
}
