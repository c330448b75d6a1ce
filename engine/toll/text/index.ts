import type { Ask } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { eventWords, type SentencesOf } from '../../kernel/event-words.ts'
import type { RollMeaning, Wording } from '../../kernel/game.ts'
import { percent } from '../../kernel/odds.ts'
import type { Outcome, Seat } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { isTollAsk, type TollAsk } from '../asks.ts'
import type { TollEvent } from '../event-types.ts'
import { roundOdds, unseenBy } from '../odds/nearest.ts'
import type { TollState } from '../state.ts'
import { ROUNDS } from '../tables/index.ts'

export function playerName({ sides }: Pick<TollState, 'sides'>, seat: Seat): string {
  return sides[seat]?.name ?? `Player ${seat + 1}`
}

/** How a question reads. */
export function describe(s: TollState, ask: Ask): Wording {
  if (!isTollAsk(ask)) throw new Error(`no words for the question ${ask.topic}`)
  switch (ask.topic) {
    case 'card':
      return cardWords(s, ask)
    case 'dice':
      return { prompt: 'Roll the die', lead: why({ topic: ask.data.topic, rule: ask.rule }) }
    default:
      return assertNever(ask)
  }
}

function cardWords({ round, sides }: TollState, { seat }: TollAsk<'card'>): Wording {
  const unseen = unseenBy(sides[seat]?.hand ?? [])
  return {
    prompt: 'Which card do you lay?',
    lead: `Round ${round} of ${ROUNDS}. The card nearer to the toll takes the points.`,
    option: (id) => {
      const { card } = parseAction(id)
      const { win, lead } = roundOdds(card, unseen)
      return { label: `Lay the ${card}`, odds: { text: percent(win), chance: win, expected: lead } }
    },
  }
}

/** What a roll was for; for a topic that today's rules no longer know, its name. */
export function why({ topic }: Pick<RollMeaning, 'topic' | 'rule'>): string {
  return topic === 'toll' ? 'what is the toll?' : topic.replaceAll('-', ' ')
}

const SENTENCES: SentencesOf<TollEvent, TollState> = {
  dealt: ({ cards }) => `Your cards are ${listed(cards.map(String))}.`,
  laid: ({ seat }, s) => `${playerName(s, seat)} lays a card.`,
  thrown: ({ toll, cards, winner, points }, s) =>
    `The toll is ${toll}, the cards are ${listed(cards.map(String))}. ${winner === null ? 'Both are equally near, and no one takes a point.' : `${playerName(s, winner)} takes ${many(points, 'point')}.`}`,
  ended: ({ winner }, s) =>
    winner === null ? 'Both have the same points, and no one crosses.' : `${playerName(s, winner)} crosses the bridge.`,
}

export const { types: EVENT_TYPES, isOwn: isTollEvent, sentence } = eventWords<TollEvent, TollState, TollState>(SENTENCES, (s) => s)

/** 3.1: how it ended, with the points of both. */
export function outcome(s: TollState): Outcome | null {
  const { end, sides, round } = s
  if (end === null) return null
  return {
    kind: end.kind,
    text: end.winner === null ? 'Both have the same points, and no one crosses.' : `${playerName(s, end.winner)} crosses the bridge.`,
    turns: round - 1,
    standings: sides.map(({ points }, seat) => ({
      id: `player-${seat + 1}`,
      label: playerName(s, seat),
      score: points,
      winner: end.winner === seat,
      seat,
    })),
  }
}
