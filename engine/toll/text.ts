import { eventWords } from '../kernel/event-words.ts'
import { percent } from '../kernel/odds.ts'
import { diceWords, questionWords } from '../kernel/question-words.ts'
import type { Outcome, Seat } from '../kernel/types.ts'
import { listed, many } from '../kernel/words.ts'
import { cardOf, type TollAsk } from './asks.ts'
import { roundOdds, unseenBy } from './odds.ts'
import type { TollEvent, TollState } from './types.ts'

function nameOf({ sides }: TollState, seat: Seat): string {
  return sides[seat]?.name ?? `Player ${seat + 1}`
}

function endOf(s: TollState, winner: Seat | null): string {
  return winner === null ? 'Both have the same points, and no one crosses.' : `${nameOf(s, winner)} crosses the bridge.`
}

export const { describe } = questionWords<TollAsk, TollState>({
  card: ({ round, rounds, sides }, { seat }) => {
    const unseen = unseenBy(sides[seat]?.hand ?? [])
    return {
      prompt: 'Which card do you lay?',
      lead: `Round ${round} of ${rounds}. The card nearer to the toll takes the points.`,
      option: (id) => {
        const { win, lead } = roundOdds(cardOf(id), unseen)
        return { label: `Lay the ${cardOf(id)}`, odds: { text: percent(win), chance: win, expected: lead } }
      },
    }
  },
  dice: diceWords,
})

export const { types: EVENT_TYPES, sentence } = eventWords<TollEvent, TollState, TollState>(
  {
    dealt: ({ cards }) => `Your cards are ${listed(cards.map(String))}.`,
    'turn-began': ({ turn }, { rounds }) => `Round ${turn} of ${rounds}.`,
    laid: ({ seat }, s) => `${nameOf(s, seat)} lays a card.`,
    thrown: ({ toll, cards, winner, points }, s) =>
      `The toll is ${toll}, the cards are ${listed(cards.map(String))}. ${winner === null ? 'Both are equally near, and no one takes a point.' : `${nameOf(s, winner)} takes ${many(points, 'point')}.`}`,
    ended: ({ winner }, s) => endOf(s, winner),
  },
  (s) => s,
)

/** 3.1: how it ended, with the points of both. */
export function outcome(s: TollState): Outcome | null {
  const { end, sides, round } = s
  if (end === null) return null
  return {
    kind: end.kind,
    text: endOf(s, end.winner),
    turns: round - 1,
    standings: sides.map(({ name: label, points: score }, seat) => ({
      id: `player-${seat + 1}`,
      label,
      score,
      winner: end.winner === seat,
      seat,
    })),
  }
}
