import type { Wording } from '../../kernel/game.ts'
import type { HeroAsk, Topic } from '../asks.ts'
import type { HeroState } from '../state.ts'
import type { Names } from './names.ts'

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of the questions about these topics. */
export type Topics<K extends Topic> = { readonly [topic in K]: (s: HeroState, ask: HeroAsk<topic>) => Wording }

/** What a chapter has to say. */
export interface ChapterText {
  readonly sentences: { readonly [type: string]: (event: never, name: Names) => string }
  readonly topics: { readonly [topic: string]: (s: HeroState, ask: never) => Wording }
}
