import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import type { Outcome } from '../kernel/types.ts'
import { RULES } from './book/index.ts'
import { sensible } from './bot/index.ts'
import { TO_COME_HOME } from './bot/spells.ts'
import { delve } from './chapters/05-delve.ts'
import { standings } from './chapters/17-leaving.ts'
import { copy } from './copy.ts'
import { errands } from './errands/index.ts'
import { ATTENDED, HABITS } from './habits.ts'
import { roster } from './home/17-roster.ts'
import { episode } from './odds/episode.ts'
import { grading } from './odds/grading.ts'
import { TOLD } from './open/told.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { setup } from './setup.ts'
import type { DelveState } from './state.ts'
import { tables } from './tables/index.ts'
import type { EffectWords } from './tables/table-types.ts'
import { drawn } from './tale/drawn.ts'
import { LAB } from './tale/lab.ts'
import { RANKINGS } from './tale/rankings.ts'
import { tale } from './tale/tale.ts'
import { ITEM_WORDS, MONSTER_EFFECTS, SPELL_EFFECTS } from './text/effects.ts'
import { describe, ending, sentence, standingDetail } from './text/index.ts'
import { purposeOf } from './text/rolls.ts'
import { glimpse, view } from './view.ts'
import type { CitadelView } from './view-types.ts'

/** Citadel of Blood (SPI, 1980), one raid. */
export const citadel: Game<DelveState> = {
  id: 'citadel',
  title: 'Citadel of Blood',
  place: 1,
  seats: { min: 1, max: 6 },
  rulesVersion: '3',
  variants: VARIANT_WORDS,
  setup,
  script: delve,
  outcome,
  view,
  glimpse,
  describe,
  why: (_, roll) => purposeOf(roll),
  sentence,
  sensible,
  tables: () => plain({ ...tables(), words: WORDS }),
  rules: () => RULES,
  copy,
  episode,
  grading,
  errands,
  habits: HABITS,
  attended: ATTENDED,
  tale,
  telling: TOLD,
  drawn: (view) => drawn(view as CitadelView),
  rankings: RANKINGS,
  lab: LAB,
  campaign: roster,
}

const WORDS: EffectWords = { spells: SPELL_EFFECTS, monsters: MONSTER_EFFECTS, items: ITEM_WORDS, advised: [...new Set(TO_COME_HOME)] }

/** How the raid ended, with the standings of character victory (17.0). */
function outcome(s: DelveState): Outcome | null {
  if (s.end === null) return null
  const { kind } = s.end
  return {
    kind,
    text: ending(kind),
    standings: standings(s).map((each) => ({
      id: each.id,
      label: each.name,
      score: each.score,
      detail: standingDetail(each),
      winner: each.winner,
    })),
  }
}
