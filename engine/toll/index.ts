import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import { RULES } from './book/index.ts'
import { sensible } from './bot/index.ts'
import { game } from './chapters/03-end.ts'
import { setup, VARIANT_WORDS } from './setup.ts'
import type { TollState } from './state.ts'
import { tables } from './tables/index.ts'
import { RANKINGS } from './tale/rankings.ts'
import { tale } from './tale/tale.ts'
import { describe, outcome, sentence, why } from './text/index.ts'
import { view } from './view.ts'

/**
 * The Toll: a game of our own, registered nowhere. Its folders are the smallest complete game, and the tests add it to a copy of
 * the project to prove that nothing else is needed (`docs/adding-a-game.md`).
 */
export const toll: Game<TollState> = {
  id: 'toll',
  title: 'The Toll',
  place: 90,
  seats: { min: 2, max: 2 },
  rulesVersion: '1',
  variants: VARIANT_WORDS,
  // Every player has a hand that the others do not see.
  secret: ({ end }, people) => end === null && people.length > 0,
  setup,
  script: game,
  outcome,
  view,
  describe,
  why: (_, roll) => why(roll),
  sentence,
  sensible,
  tables: () => plain(tables()),
  rules: () => RULES,
  tale,
  rankings: RANKINGS,
}
