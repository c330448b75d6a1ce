import type { Duels } from '../../kernel/proof/duel.ts'
import { hero } from '../index.ts'
import type { HeroState } from '../state.ts'
import { greedyWalker } from './greedy-walker.ts'

const MAPS = ['m1', 'm2', 'm3', 'random'] as const

/** Bots against each other and against a plain player, over all maps. */
export const duels: Duels<HeroState> = {
  game: hero,
  options: (round) => ({ catacomb: MAPS[round % MAPS.length] ?? 'm1' }),
  winner: (s) => s.end?.winner ?? null,
  partners: [{ name: 'greedy walker', answer: greedyWalker, beaten: { able: 0.6, master: 0.75 } }],
}
