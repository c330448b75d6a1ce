import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import { RULES } from './book/index.ts'
import { sensible, sight } from './bot/index.ts'
import { domainGame } from './chapters/01-sequence.ts'
import { copy } from './copy.ts'
import { errands } from './errands/index.ts'
import { HABITS } from './habits.ts'
import { grading } from './odds/grading.ts'
import { TOLD } from './open/told.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { recall } from './recall.ts'
import { setup } from './setup.ts'
import type { DomainState } from './state.ts'
import { tables } from './tables/index.ts'
import { drawn } from './tale/drawn.ts'
import { LAB } from './tale/lab.ts'
import { RANKINGS } from './tale/rankings.ts'
import { tale } from './tale/tale.ts'
import { outcome } from './text/ending.ts'
import { describe, sentence } from './text/index.ts'
import { printedTables } from './text/printed.ts'
import { why } from './text/rolls.ts'
import { glimpse, view } from './view.ts'
import type { DomainView } from './view-types.ts'

/** DOMAIN (Hobby Products, 1991): one to four challengers in the Warlock's labyrinth, and four treasures to bring out of it. */
export const domain: Game<DomainState> = {
  id: 'domain',
  title: 'DOMAIN',
  place: 3,
  seats: { min: 1, max: 4 },
  rulesVersion: '2',
  variants: VARIANT_WORDS,
  setup,
  script: domainGame,
  outcome,
  view,
  glimpse,
  describe,
  why: (_, roll) => why(roll),
  sentence,
  sensible,
  sight,
  tables: () => plain({ ...tables(), printed: printedTables() }),
  rules: () => RULES,
  copy,
  recall,
  tale,
  telling: TOLD,
  drawn: (view) => drawn(view as DomainView),
  rankings: RANKINGS,
  lab: LAB,
  errands,
  habits: HABITS,
  grading,
}
