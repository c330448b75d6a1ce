import type { Secrets } from '../../kernel/proof/secrecy.ts'
import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { mayStack } from '../chapters/203-stacking.ts'
import { countersOn } from '../chapters/section.ts'
import type { Counter, HeroState, Kind, Section } from '../state.ts'
import { CATACOMBS, seatsOf } from './fuzz.ts'

/**
 * Kinds that nobody can tell from each other by how they move, stack and lie in sight: what lies face down may as well be the other.
 * That a monster lies unseen in the light isn't possible: it would have been seen (205B1).
 */
const ALIKE: readonly (readonly Kind[])[] = [
  ['goblin', 'great-goblin', 'man', 'zombie'],
  ['lycanthrope', 'troll', 'ogre'],
  ['succubus', 'trap'],
  ['dummy', 'gold', 'jewel'],
]
const SWAPS = 12

export const secrets: Secrets<HeroState> = {
  latest: 600,
  plan: (seed, n) => ({
    seed,
    seats: seatsOf(n),
    bot: n % 4 < 2 ? 'sensible' : 'random',
    options: { catacomb: CATACOMBS[n % CATACOMBS.length] ?? 'm1' },
  }),
  twin(s, seat, chance) {
    let swapped = 0
    for (const section of s.sections) if (section.owner !== seat) swapped += swapIn(section, chance)
    return swapped === 0 || s.end !== null ? null : s
  },
  // The deal tells no seat what another may not know.
  known: null,
  parted: (one, other, seat) =>
    one.end !== null || other.end !== null || one.sections.some((section, i) => isOut(section, other.sections[i], seat)),
}

/** Exchanges what pairs of counters are that lie face down and were never seen; returns how many. */
function swapIn(section: Section, chance: Stream): number {
  const hidden = section.counters.filter(({ at, up, known }) => at !== null && !up && !known)
  if (hidden.length < 2) return 0
  let swapped = 0
  for (let i = 0; i < SWAPS; i++) {
    const one = oneOf(chance, hidden)
    const others = hidden.filter(
      (other) => other.kind !== one.kind && ALIKE.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind)),
    )
    const other = others[below(chance, Math.max(1, others.length))]
    if (other !== undefined && exchange(section, one, other)) swapped += 1
  }
  return swapped
}

/** Carriers stay carriers, and what they carry stays riches (207B); what lies together still may (203B). */
function exchange(section: Section, one: Counter, other: Counter): boolean {
  const isLoose = one.with === null && other.with === null
  const areRiches = one.kind !== 'dummy' && other.kind !== 'dummy'
  if (!isLoose && !areRiches) return false
  const [first, second] = [one.kind, other.kind]
  become(one, second)
  become(other, first)
  const fit = [one, other].every(({ at }) => at === null || mayStack(countersOn(section, at)))
  if (fit) return true
  become(one, first)
  become(other, second)
  return false
}

function become(counter: Counter, kind: Kind): void {
  Object.assign(counter, { kind })
}

/** A counter that is something else in the other world has been seen, was met, or is gone. */
function isOut(section: Section, twin: Section | undefined, seat: Seat): boolean {
  if (section.owner === seat || twin === undefined) return false
  return section.counters.some((counter, i) => {
    const other = twin.counters[i]
    return other !== undefined && other.kind !== counter.kind && (counter.known || other.known)
  })
}
