import type { Grading } from '../../kernel/grading.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Topic } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { DomainState } from '../state.ts'

// The measure of a choice: the chance to win. From the moment when someone carries a treasure the game is played out to its end, which is near:
// what is chosen before that takes too long, and a prospect of who wins misjudged it (docs/proof.md). Alone there is no race. Where cards of a
// scenario lie face down that no one has turned up (D-123) nothing is measured: a seat would have to know them.

const MEASURED: ReadonlySet<string> = new Set<Topic>(['turn', 'find', 'luck', 'meet', 'arm', 'round', 'climb-to', 'passage'])

export const grading: Grading<DomainState> = {
  terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
  bounds: { mistake: 4, blunder: 10 },
  apart: true,
  mostFurther: 200,
  horizon: (s, { topic }) => (MEASURED.has(topic) && isRace(s) ? { reached: () => false, withoutAsides: true } : null),
  /** The lantern and a step into the dark are means to something else. */
  compares: (_, { topic }, { pick: [id] = [] }) => topic !== 'turn' || id === undefined || !MEANS.has(parseAction('turn', id).kind),
  /** Of all the ways in a turn only the bot's is compared: a game takes long. */
  adviceAlone: ({ topic }) => topic === 'turn' || topic === 'passage',
  /** A turn, with its fight and what that costs, is told as one. */
  passage: ({ round }) => String(round),
  account: ({ end }, seat) => ({ win: end === null ? 0 : share(end.winners, seat) }),
}

const MEANS: ReadonlySet<string> = new Set(['light', 'douse', 'grope'])

/** 13.0: someone is on his way home with a treasure. */
function isRace({ characters, unseen = [] }: DomainState): boolean {
  return characters.length > 1 && unseen.length === 0 && characters.some(({ treasure }) => treasure !== null)
}

/** Several who share the first place have a part of it each (D-64). */
function share(winners: readonly Seat[], seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0
}
