import type { Goldens } from '../../kernel/proof/golden.ts'
import type { ArenaState } from '../state.ts'
import { EVENT_TYPES } from '../text/index.ts'
import { evenFight, wildFight } from './fuzz.ts'

const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`)

/** What the golden fights are gathered for and must agree in. */
export const golden: Goldens<ArenaState> = {
  endOf: (s) => ({
    people: s.figures.map(({ id, status, sh, normal, at }) => `${id}: ${status} at ${at}, SH ${sh} of ${normal.sh}`),
    lying: s.things.length,
    terrain: s.terrain.length,
  }),
  wanted: named('event', EVENT_TYPES),
  met: (_s, events) => events.map(({ type }) => `event ${type}`),
  searches: [
    { tries: 2, plan: (i) => ({ ...evenFight(`golden-even-${i}`, i) }), keeps: () => true },
    { tries: 60, plan: (i) => wildFight(`golden-wild-${i}`, i), keeps: (found, set) => set.brings(found) > 0 },
  ],
}
