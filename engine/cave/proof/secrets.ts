import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below } from '../../kernel/random.ts'
import { spellStock } from '../chapters/cards.ts'
import type { CaveState } from '../state.ts'
import { gameOf } from './fuzz.ts'

const SEATS = 5

/** 9.2: nobody can tell which Spells another holds, as long as none of them comes to light: in his own turn no more than in others' (C-81). */
export const secrets: Secrets<CaveState> = {
  latest: 300,
  plan: (seed, n) => ({ ...gameOf(seed, n), seats: 2 + (n % SEATS), bot: n % 2 === 0 ? 'random' : 'sensible', options: { rounds: 120 } }),
  twin(s, seat, chance) {
    const others = s.players.filter((p) => p.seat !== seat && p.spells.length > 0)
    const of = others[below(chance, Math.max(1, others.length))]
    if (s.end !== null || of === undefined) return null
    const pool = [...of.spells, ...spellStock(s)]
    of.spells = of.spells.flatMap(() => pool.splice(below(chance, pool.length), 1))
    return s
  },
  known: ({ players, ...s }, seat) => [s, players.map((p) => (p.seat === seat ? p : { ...p, spells: p.spells.length }))],
  parted: (one, other, seat) => one.end !== null || differ(one, other, (s) => [s.discards.spells, s.players[seat]?.spells]),
}

function differ(one: CaveState, other: CaveState, part: (s: CaveState) => unknown): boolean {
  return JSON.stringify(part(one)) !== JSON.stringify(part(other))
}
