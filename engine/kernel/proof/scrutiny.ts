import { type Ask, check } from '../ask.ts'
import { copyOf, type Game } from '../game.ts'
import { type GameEvent, newPlay, type Play, positions, setPositions } from '../play.ts'
import { below, type Stream } from '../random.ts'
import type { Positions } from '../record-types.ts'
import type { Answer } from '../types.ts'
import { isSentence } from '../words.ts'

// The fuzzer's checks on every game, whatever its rules. Each returns sentences, none where all is well.

// ---------------------------------------------------------------- marks

/** A safe point that was passed: a copy of its state, and the positions of the streams. */
export interface Passed<S> {
  readonly state: S
  readonly at: Positions
}

export function passed<S>(game: Game<S>, g: Play<S>): Passed<S> {
  return { state: copyOf(game, g.state), at: positions(g) }
}

/** The top script, started afresh on a mark's state, must come to the same question with the same state. */
export function enteredAfresh<S>(game: Game<S>, mark: Passed<S>, g: Play<S>, ask: Ask | null): string[] {
  const again = newPlay(mark.state, '', { quiet: true, physical: g.physical })
  const fresh: Play<S> = { ...again, diceStream: { ...g.diceStream }, drawStream: { ...g.drawStream } }
  setPositions(fresh, mark.at)
  const result = game.script(fresh).next({})
  const other = result.done === true ? null : result.value
  if (asked(ask) !== asked(other)) return [`afresh at the mark it asks ${asked(other)}, not ${asked(ask)}`]
  return JSON.stringify(mark.state) === JSON.stringify(g.state) ? [] : ['afresh at the mark it comes to another state']
}

function asked(ask: Ask | null): string {
  if (ask === null) return 'nothing'
  return `${ask.topic}/${ask.seat}/${ask.about ?? ''}/${ask.kind === 'pick' ? ask.ids.join(' ') : ''}`
}

// ---------------------------------------------------------------- forged answers

const FORGED: readonly Answer[] = [
  {},
  { pick: [] },
  { pick: ['no-such-option'] },
  { pick: ['__proto__'] },
  { pick: ['constructor', 'constructor'] },
  { value: Number.NaN },
  { value: -1 },
  { value: 1e300 },
  { value: '' },
  { value: 'x'.repeat(100_000) },
  { value: null },
  { value: [] },
  { value: [[null, null, null, null]] },
  { value: [['nobody', null, null]] },
  { value: { gold: { nobody: 1 } } },
  { value: { gold: -1 } },
  { value: { __proto__: { a: 1 } } },
]

/** Forged answers that a question would take, and refusals that are not whole sentences. */
export function forgeries(ask: Ask, chance: Stream): string[] {
  const wrong: string[] = []
  for (const answer of [...FORGED, ...mixed(ask, chance)]) {
    const refusal = check(ask, answer)
    if (refusal === null && !isFair(ask, answer)) wrong.push(`${ask.topic} takes ${JSON.stringify(answer).slice(0, 60)}`)
    if (refusal !== null && !isSentence(refusal.message)) wrong.push(`${ask.topic} refuses with "${refusal.message}"`)
  }
  return wrong
}

/** Answers that are nearly right: an option twice, or misspelt. */
function mixed(ask: Ask, chance: Stream): Answer[] {
  if (ask.kind !== 'pick' || ask.ids.length === 0) return []
  const id = ask.ids[below(chance, ask.ids.length)] ?? ''
  return [{ pick: [id, id] }, { pick: [`${id} `] }, { pick: [`${id}:`] }, { value: id }]
}

/** Some questions allow such an answer: a share may give nothing, a pick may choose nothing. */
function isFair(ask: Ask, answer: Answer): boolean {
  switch (ask.kind) {
    case 'pick':
      return ask.min === 0 && answer.pick?.length === 0
    case 'share':
      return typeof answer.value === 'object' && answer.value !== null && Object.keys(answer.value).length === 0
    case 'arrange':
    case 'number':
    case 'text':
    case 'roll':
      return false
  }
}

// ---------------------------------------------------------------- words

/** What no sentence may hold. */
export const UNWORDED =
  /undefined|NaN|\[object|\bnull\b|(?<![\d.,-])\b1 (\w+s (are|have|lie)|points|levels|counters|squares|life points)\b| {2}|\.\.$| [,.](?!\d)/

/** Events without words, or with broken ones. */
export function unworded<S>(game: Game<S>, s: S, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => ({ event, words: game.sentence(s, event) }))
    .filter(({ words }) => words === '' || UNWORDED.test(words))
    .map(({ event, words }) => `${event.type} reads "${words}"`)
}
