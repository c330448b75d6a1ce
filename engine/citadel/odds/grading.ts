import { type Ask, asidesOf } from '../../kernel/ask.ts'
import type { Grading } from '../../kernel/grading.ts'
import { asked, type Topic } from '../asks.ts'
import { bestCure, isAnybodyHurt } from '../bot/cure.ts'
import type { DelveState } from '../state.ts'
import { glimpse } from '../view.ts'
import { prospectOf } from './prospect.ts'

// The measure of a choice in a raid: how many come home, and what they bring. A meeting or a fight is played out to its end and until the
// party may go on; what comes after that is the prospect. A party that wants the Hellgate is followed to the end of its raid, because the
// prospect knows nothing about that. Steps in the maze, and whether to talk or fight, are not measured: whole raids did not bear out what the
// prospect said of them (docs/proof.md).

/** What is chosen in fights, after talk has failed, of traps and features. Of sharing, names and spells nothing is measured. */
const MEASURED: ReadonlySet<Topic> = new Set<Topic>([
  ...(['after-failure', 'bribe'] as const),
  ...(['combat-action', 'deployment', 'charmed-place', 'join-fight', 'reorganise', 'hesitate', 'hesitation'] as const),
  ...(['poison', 'resurrect', 'stone-flesh', 'trap', 'detrap', 'investigate', 'hellgate'] as const),
])

/**
 * Where nobody is met, what is done beside the question is not measured: nearly always it heals, and a line that heals here stops elsewhere
 * than one that heals at the next question.
 */
const IN_PEACE: ReadonlySet<Topic> = new Set<Topic>(['poison', 'resurrect', 'stone-flesh', 'trap', 'detrap', 'investigate'])

/** Wounds that are about to be healed don't count: healing now and being about to heal are worth the same. */
function isToBeCured(s: DelveState, ask: Ask): boolean {
  const seen = glimpse(s, ask.seat)
  return isAnybodyHurt(seen) && bestCure(seen, asidesOf(ask)) !== null
}

export const grading: Grading<DelveState> = {
  terms: [
    { id: 'lives', label: 'lives', points: 225 },
    { id: 'gold', label: 'gold marks', points: 1 },
    { id: 'experience', label: 'experience', points: 1 },
    { id: 'things', label: 'magic items', points: 75 },
    { id: 'victory', label: 'chance of victory', points: 3000, isChance: true },
  ],
  bounds: { mistake: 30, blunder: 100 },
  horizon(s, ask) {
    const { topic } = asked(ask)
    if (!MEASURED.has(topic)) return null
    if (s.purpose === 'hellgate') return { reached: () => false }
    return {
      reached: (now, next) => next.topic === 'route' && now.fight === null && !isToBeCured(now, next),
      withoutAsides: IN_PEACE.has(topic),
    }
  },
  account: prospectOf,
  lives: (s, who) => s.characters.some(({ id, status, side }) => id === who && status === 'living' && side === 'party'),
}
