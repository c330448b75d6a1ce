import type { Goldens } from '../../kernel/proof/golden.ts'
import type { CaveState } from '../state.ts'
import { EVENT_TYPES } from '../text/index.ts'
import { gameOf } from './fuzz.ts'

const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`)

/** What the golden games are gathered for and must agree in. */
export const golden: Goldens<CaveState> = {
  endOf: (s) => ({
    players: s.players.map(
      ({ name, character, at, lives, gold, strength, craft, objects, followers, spells }) =>
        `${name}: ${character ?? 'nobody'} at ${at}, ${lives} Lives, ${gold} Gold, ${strength}/${craft}, ${[...objects, ...followers, ...spells].join(' ')}`,
    ),
    crystal: s.crystal,
  }),
  wanted: named('event', ['moved', 'drawn', 'fought', 'chamber', 'game-over']),
  met: (_, events) =>
    named(
      'event',
      events.flatMap(({ type }) => (EVENT_TYPES.includes(type) ? [type] : [])),
    ),
  searches: [
    {
      tries: 6,
      plan: (i) => ({ ...gameOf(`golden-random-${i}`, i), bot: 'random', options: { rounds: 10 } }),
      keeps: (found, set) => set.brings(found) > 0,
    },
  ],
}
