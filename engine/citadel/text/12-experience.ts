import { many } from '../../kernel/words.ts'
import type { ExperienceEvent } from '../chapters/12-experience.ts'
import { listed } from './phrases.ts'
import type { ChapterText, Sentences } from './text.ts'

const sentences: Sentences<ExperienceEvent> = {
  experience: ({ who, each, woundPoints, factor }, name) =>
    `${listed(who, name)} ${who.length === 1 ? 'gains' : 'gain'} ${many(each, 'Experience Point')}${who.length === 1 ? '' : ' each'} (${woundPoints} × 6 ÷ ${who.length}${factor === 1 ? '' : ` × ${factor}`}).`,
}

/** 12.0 Gaining Experience Points. */
export const experience = { sentences, topics: {} } satisfies ChapterText
