import { capital, many } from '../../kernel/words.ts'
import type { EliminationEvent } from '../chapters/212-elimination.ts'
import { one } from '../open/names.ts'
import type { ChapterText, Sentences } from './text.ts'

const HOW: Readonly<Record<EliminationEvent['rule'], string>> = {
  '212A': 'is slain',
  '206C': 'is crushed behind the door',
  '211C': 'is gone in a puff of scent',
  '211D': 'is disarmed',
  '211E': 'was nothing but a shadow',
}

const sentences: Sentences<EliminationEvent> = {
  eliminated: ({ kind, rule, points }) => `${capital(one(kind))} ${HOW[rule]}: ${many(points, 'point')} for courage.`,
}

/** 212A The fate of those that are hit. */
export const elimination = { sentences, topics: {} } satisfies ChapterText
