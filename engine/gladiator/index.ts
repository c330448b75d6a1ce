import { randomAnswer } from '../kernel/bots.ts'
import type { Game } from '../kernel/game.ts'
import { fight } from './chapters/27-turn.ts'
import { copy } from './copy.ts'
import { setup } from './setup.ts'
import type { ArenaState } from './state.ts'
import { tables } from './tables/index.ts'
import { outcome } from './text/ending.ts'
import { describe, sentence } from './text/index.ts'
import { why } from './text/rolls.ts'
import { secret, view } from './view.ts'

/** Gladiator!: the arena, one to four players on two sides, against each other or against robots. */
export const gladiator: Game<ArenaState> = {
  id: 'gladiator',
  title: 'Gladiator!',
  place: 5,
  seats: { min: 1, max: 4 },
  rulesVersion: '1',
  secret,
  setup,
  script: fight,
  outcome,
  view,
  describe,
  why: (_, roll) => why(roll),
  sentence,
  sensible: (_, ask, chance) => ({ answer: randomAnswer(ask, chance), why: 'As it comes' }),
  tables,
  rules: () => [],
  copy,
}
