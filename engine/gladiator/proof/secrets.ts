import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below } from '../../kernel/random.ts'
import { agility } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { ArenaState, Figure } from '../state.ts'
import { wildFight } from './fuzz.ts'

// 26.1: nobody can tell from what he is shown how strong, how bright or how experienced somebody of the other side is.

/**
 * Strength that nobody has lost yet, wits and experience of somebody else differ; agility does not, for the order of actions tells it.
 */
export const secrets: Secrets<ArenaState> = {
  latest: 120,
  plan: (seed, n) => ({ ...wildFight(seed, n), variants: [] }),
  twin(s, seat, chance) {
    const side = s.seats[seat]?.side ?? 'west'
    const others = s.figures.filter(
      (f) => f.at !== null && f.seat !== null && !knowsNumbers(s, side, f) && f.spells.length === 0 && f.sh > 6,
    )
    const of = others[below(chance, Math.max(1, others.length))]
    if (s.end !== null || of === undefined) return null
    of.experience += 1 + below(chance, 90)
    of.normal.iq += 1
    of.sh += 1
    of.normal.sh += 1
    return s
  },
  parted: (one, other, seat) => one.end !== null || other.end !== null || told(one, seat) !== told(other, seat),
}

/** All that his side knows by rights: the numbers of its own people, and what everybody sees of the others. */
function told(s: ArenaState, seat: number): string {
  const side = s.seats[seat]?.side ?? 'west'
  return JSON.stringify(s.figures.map((f) => (f.side === side ? f : seen(f))))
}

function seen(f: Figure) {
  const { at, facing, status, taken, ready, also, slung, holds, effects, acted, evading, moved } = f
  return { at, facing, status, taken, ready, also, slung, holds, effects, acted, evading, moved, agility: agility(f) }
}
