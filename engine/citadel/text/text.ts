import type { Wording } from '../../kernel/game.ts'
import type { Asked, Topic } from '../asks.ts'
import type { DelveState, Id } from '../state.ts'

/** How someone or something is called: `lord-dil` is Lord Dil, `orc-1` is Orc 1. */
export type Names = (id: Id) => string

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of every question about those topics. */
export type Words<K extends Topic = Topic> = { readonly [P in K]: (s: DelveState, ask: Asked<P>) => Wording }

/** What a chapter has to say. */
export interface ChapterText {
  readonly sentences: { readonly [type: string]: (event: never, name: Names) => string }
  readonly topics: Partial<Words>
}
