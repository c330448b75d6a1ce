import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import { plainTale } from '../kernel/plain-tale.ts'
import type { Seat } from '../kernel/types.ts'
import { RULES } from './book.ts'
import { sensible } from './bot.ts'
import { game } from './chapters.ts'
import { grading } from './grading.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { SEATS, setup } from './setup.ts'
import { DECK, HAND, POINTS, PRINTED } from './tables/index.ts'
import { describe, outcome, sentence } from './text.ts'
import type { TollState, TollView } from './types.ts'

/** The Toll, registered nowhere: the smallest complete game, which `e2e/sixth-game.spec.ts` adds to a copy of the project. */
export const toll: Game<TollState> = {
  id: 'toll',
  title: 'The Toll',
  place: 90,
  seats: SEATS,
  rulesVersion: '1',
  variants: VARIANT_WORDS,
  // Every player has a hand that the others do not see.
  secret: ({ end }, people) => end === null && people.length > 0,
  setup,
  script: game,
  outcome,
  view,
  describe,
  sentence,
  sensible,
  grading,
  tables: () => plain({ '1.1': { deck: DECK, hand: HAND }, '2.3': { points: POINTS }, printed: PRINTED }),
  rules: () => RULES,
  tale: ({ last, steps }) => plainTale(toll, { last, steps, names: last.sides.map(({ name }) => name), turn: 'Round' }),
  rankings: [{ id: 'points', title: 'Most points', unit: 'points', of: 'people', value: ({ score = 0 }) => score }],
}

/** What a seat may see; when the game is over everything lies open. */
function view({ phase, round, rounds, sides, end }: TollState, seat: Seat): TollView {
  const seen = sides.map(({ name, hand, laid, points }, of) => {
    const isOpen = end !== null || of === seat
    return { name, points, cards: hand.length, hand: isOpen ? [...hand] : null, hasLaid: laid !== null, laid: isOpen ? laid : null }
  })
  return { game: 'toll', seat, phase, round, rounds, sides: seen, end: end && { ...end } }
}
