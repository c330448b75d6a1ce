import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { DelveState, Id } from '../state.ts'

/** How somebody or something is called: `lord-dil` is Lord Dil, `orc-1` is Orc 1. */
export type Names = (id: Id) => string

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of every question of a chapter, by topic. */
export type Topics = { readonly [topic: string]: (s: DelveState, ask: Ask) => Wording }

/** What a chapter has to say. */
export interface ChapterText {
  readonly sentences: { readonly [type: string]: (event: never, name: Names) => string }
  readonly topics: Topics
}
