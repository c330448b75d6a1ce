import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { HeroState } from '../state.ts'
import type { Names } from './names.ts'

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of every question of a chapter, by topic. */
export type Topics = { readonly [topic: string]: (s: HeroState, ask: Ask) => Wording }

/** What a chapter has to say. */
export interface ChapterText {
  readonly sentences: { readonly [type: string]: (event: never, name: Names) => string }
  readonly topics: Topics
}
