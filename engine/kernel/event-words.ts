import type { GameEvent } from './play.ts'

interface Typed {
  readonly type: string
}

/** A sentence for each type of event; `names` is what a game passes to its sentences beside the event. */
export type SentencesOf<E extends Typed, Names> = {
  readonly [K in E['type']]: (event: Extract<E, { readonly type: K }>, names: Names) => string
}

/** What a game says of its events. */
interface EventWords<E extends Typed, S> {
  /** Everything that can happen, by type. */
  readonly types: readonly string[]
  readonly isOwn: (event: GameEvent) => event is E & GameEvent
  /** A sentence for something that happened; for a type that today's rules no longer know, its name. */
  readonly sentence: (s: S, event: GameEvent) => string
}

export function eventWords<E extends Typed, S, Names>(sentences: SentencesOf<E, Names>, namesOf: (s: S) => Names): EventWords<E, S> {
  const isOwn = (event: GameEvent): event is E & GameEvent => Object.hasOwn(sentences, event.type)
  // The sentence of an event's own type: the table has one for each, which the types of a look-up cannot tell.
  const wordsFor = ({ type }: E) => sentences[type as E['type']] as (event: E, names: Names) => string
  return {
    types: Object.keys(sentences),
    isOwn,
    sentence: (s, event) => (isOwn(event) ? wordsFor(event)(event, namesOf(s)) : event.type.replaceAll('-', ' ')),
  }
}
