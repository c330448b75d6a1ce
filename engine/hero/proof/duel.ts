import type { Duels } from '../../kernel/proof/duel.ts'
import { hero } from '../index.ts'
import type { HeroState } from '../state.ts'

const MAPS = ['m1', 'm2', 'm3', 'random'] as const

/** Bots against each other over all maps. */
export const duels: Duels<HeroState> = {
  game: hero,
  options: (round) => ({ catacomb: MAPS[round % MAPS.length] ?? 'm1' }),
  winner: (s) => s.end?.winner ?? null,
}
