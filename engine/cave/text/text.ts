import type { Wording } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/types.ts'
import type { CaveAsk, Topic } from '../asks.ts'
import type { CaveState } from '../state.ts'

/** Who sits on a seat. */
export type Names = (seat: Seat) => string

export function namesOf(s: Pick<CaveState, 'players'>): Names {
  return (seat) => s.players[seat]?.name ?? `Seat ${seat + 1}`
}

/** A sentence for every event of a chapter. */
export type Sentences<E extends { readonly type: string }> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, name: Names) => string
}

/** The words of the questions about these topics; asides have words of their own. */
export type Topics<K extends Topic> = { readonly [topic in K]: (s: CaveState, ask: CaveAsk<topic>) => Wording }
