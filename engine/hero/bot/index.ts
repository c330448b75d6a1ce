import type { Ask } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Stream } from '../../kernel/random.ts'
import type { Answer, Skill } from '../../kernel/types.ts'

/** What the bot answers, and why, in one short sentence. */
export interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A player of HERO: answers from what its seat sees and from the question, nothing else. */
export function sensible(_view: unknown, ask: Ask, chance: Stream, _skill: Skill = 'master'): Advice {
  if (ask.kind === 'pick' && ask.ids.includes('auto')) return { answer: { pick: ['auto'] }, why: 'The app does it well' }
  if (ask.kind === 'pick' && ask.ids.includes('done')) return { answer: { pick: ['done'] }, why: 'Everything lies' }
  if (ask.kind === 'share') return { answer: { value: ask.suggest() }, why: 'A hero for every day' }
  return { answer: randomAnswer(ask, chance), why: 'As it comes' }
}
