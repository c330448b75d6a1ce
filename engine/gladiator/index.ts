import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import { RULES } from './book/index.ts'
import { sensible } from './bot/index.ts'
import { fight } from './chapters/27-turn.ts'
import { copy } from './copy.ts'
import { errands } from './errands/index.ts'
import { ATTENDED, HABITS } from './habits.ts'
import { stable } from './home/stable.ts'
import { grading } from './odds/grading.ts'
import { TOLD } from './open/told.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { seatsFor, setup } from './setup.ts'
import type { ArenaState } from './state.ts'
import { tables } from './tables/index.ts'
import { drawn } from './tale/drawn.ts'
import { LAB } from './tale/lab.ts'
import { RANKINGS } from './tale/rankings.ts'
import { tale } from './tale/tale.ts'
import { outcome } from './text/ending.ts'
import { describe, sentence } from './text/index.ts'
import { printedTables } from './text/printed.ts'
import { why } from './text/rolls.ts'
import { glimpse, secret, view } from './view.ts'
import type { ArenaView } from './view-types.ts'

/** Gladiator!: the arena, one to four players on two sides, against each other or against robots. */
export const gladiator: Game<ArenaState> = {
  id: 'gladiator',
  title: 'Gladiator!',
  place: 5,
  seats: { min: 1, max: 4 },
  seatsFor,
  rulesVersion: '2',
  variants: VARIANT_WORDS,
  secret,
  setup,
  script: fight,
  outcome,
  view,
  glimpse,
  describe,
  why: (_, roll) => why(roll),
  sentence,
  sensible,
  tables: () => plain({ ...tables(), printed: printedTables() }),
  rules: () => RULES,
  copy,
  tale,
  telling: TOLD,
  drawn: (view) => drawn(view as ArenaView),
  rankings: RANKINGS,
  lab: LAB,
  grading,
  errands,
  habits: HABITS,
  attended: ATTENDED,
  campaign: stable,
}
