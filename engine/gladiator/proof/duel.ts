import type { Duels } from '../../kernel/proof/duel.ts'
import { gladiator } from '../index.ts'
import type { ArenaState } from '../state.ts'
import { PRESETS } from '../tables/fighters.ts'

const FIGHTERS = Object.keys(PRESETS)
const MOST = 4

/** One to four a side by turns, the same on both sides. */
export function evenTeams(n: number): { readonly west: readonly string[]; readonly east: readonly string[] } {
  const many = 1 + (n % MOST)
  const team = Array.from({ length: many }, (_, i) => FIGHTERS[(n * MOST + i * (1 + (n % 3))) % FIGHTERS.length] ?? 'newcomer')
  return { west: team, east: team }
}

/** Bots against each other with the same people. */
export const duels: Duels<ArenaState> = {
  game: gladiator,
  options: (round) => ({ teams: { ...evenTeams(round) } }),
  winner: ({ end, seats }) => {
    const seat = seats.findIndex(({ side }) => side === end?.kind)
    return seat < 0 ? null : seat
  },
}
