import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import type { Seat } from '../kernel/types.ts'
import { RULES } from './book/index.ts'
import { sensible, sight } from './bot/index.ts'
import { caveGame } from './chapters/10-turn.ts'
import { copy } from './copy.ts'
import { errands } from './errands/index.ts'
import { ATTENDED, HABITS } from './habits.ts'
import { episode } from './odds/episode.ts'
import { grading } from './odds/grading.ts'
import { TOLD } from './open/told.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { setup } from './setup.ts'
import type { CaveState } from './state.ts'
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
import type { CaveView } from './view-types.ts'

/** Talisman: The Cave (fan expansion, played alone): one to six Characters in search of the Magic Crystal. */
export const cave: Game<CaveState> = {
  id: 'cave',
  title: 'Talisman: The Cave',
  place: 4,
  seats: { min: 1, max: 6 },
  rulesVersion: '2',
  variants: VARIANT_WORDS,
  secret,
  setup,
  script: caveGame,
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
  errands,
  episode,
  grading,
  tale,
  telling: TOLD,
  drawn: (view) => drawn(view as CaveView),
  rankings: RANKINGS,
  lab: LAB,
  habits: HABITS,
  attended: ATTENDED,
}

/** 9.2: a person may not know which Spells another holds, from the deal to the end, whether anyone holds one now or not. */
function secret(s: CaveState, people: readonly Seat[]): boolean {
  return s.end === null && s.players.length > 1 && people.length > 0
}
