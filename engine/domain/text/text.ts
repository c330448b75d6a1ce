import type { Wording } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/types.ts'
import type { DomainAsk, Topic } from '../asks.ts'
import type { DomainState } from '../state.ts'

/** Who sits on a seat. */
export type Names = (seat: Seat) => string

export function namesOf(s: DomainState): Names {
  return (seat) => s.characters[seat]?.name ?? `Seat ${seat + 1}`
}

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of the questions about these topics. */
export type Topics<K extends Topic> = { readonly [topic in K]: (s: DomainState, ask: DomainAsk<topic>) => Wording }

/** What a chapter has to say. */
export interface ChapterText {
  readonly sentences: { readonly [type: string]: (event: never, name: Names) => string }
  readonly topics: { readonly [topic: string]: (s: DomainState, ask: never) => Wording }
}
