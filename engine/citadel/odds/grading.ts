import type { Ask } from '../../kernel/ask.ts'
import type { Grading } from '../../kernel/grading.ts'
import type { Answer } from '../../kernel/types.ts'
import { readAction } from '../actions.ts'
import { asked, type Topic } from '../asks.ts'
import { wouldKillCaster } from '../chapters/10-casting.ts'
import type { DelveState } from '../state.ts'
import { prospectOf } from './prospect.ts'

// The measure of a choice in a raid: how many come home, and what they bring. A meeting or a fight is played out to its end, until the party
// may go on; what comes after that is the prospect. A party that wants the Hellgate is followed to the end of its raid, because the
// prospect knows nothing about that. Steps in the maze, and whether to talk or fight, are not measured: whole raids did not bear out what the
// prospect said of them (docs/proof.md).

/** What is chosen in fights, after talk has failed, of traps and features. Of sharing, names and spells nothing is measured. */
const MEASURED: ReadonlySet<Topic> = new Set<Topic>([
  ...(['after-failure', 'bribe'] as const),
  ...(['combat-action', 'deployment', 'charmed-place', 'join-fight', 'reorganise', 'hesitate', 'hesitation'] as const),
  ...(['poison', 'resurrect', 'stone-flesh', 'trap', 'detrap', 'investigate', 'hellgate'] as const),
])

/** What is chosen in a meeting, from its talk to the end of its fight. */
const MEETING: ReadonlySet<Topic> = new Set<Topic>([
  ...(['after-failure', 'bribe', 'combat-action', 'deployment', 'charmed-place', 'join-fight', 'reorganise'] as const),
  ...(['hesitate', 'hesitation', 'poison', 'resurrect', 'stone-flesh'] as const),
])

/**
 * Where nobody is met, what is done beside the question is not measured: nearly always it heals, and a line that heals here stops elsewhere
 * than one that heals at the next question.
 */
const IN_PEACE: ReadonlySet<Topic> = new Set<Topic>(['poison', 'resurrect', 'stone-flesh', 'trap', 'detrap', 'investigate'])

/**
 * A casting that costs its caster's life (9.7). Raised after the fight he is as healthy as he came (10.8), so that it may count for a gain: nothing
 * counts that the ring or the spell would have saved somebody later.
 */
function isSuicide(s: DelveState, { about }: Ask, { pick = [] }: Answer): boolean {
  return pick.some((id) => {
    const action = readAction(id)
    if (action?.do !== 'cast') return false
    // A charmed monster casts too, and is no loss.
    const by = s.characters.find(({ id }) => id === (action.by ?? about))
    return by !== undefined && wouldKillCaster(by, action.spell)
  })
}

export const grading: Grading<DelveState> = {
  terms: [
    { id: 'lives', label: 'lives', points: 225 },
    { id: 'gold', label: 'gold marks', points: 1 },
    { id: 'experience', label: 'experience', points: 1 },
    { id: 'things', label: 'magic items', points: 75 },
    { id: 'victory', label: 'chance of victory', points: 3000, isChance: true },
  ],
  // A blunder costs a life or what is worth one. Under a third of that the prospect is no judge: whole raids bear out a quarter of such losses.
  bounds: { mistake: 75, blunder: 225 },
  effort: 1.5,
  mostFurther: 12_000,
  // Whole raids bear out losses of this size (docs/proof.md). Of one for the Hellgate a single choice takes many seconds.
  hintsFrom: ({ purpose }) => (purpose === 'hellgate' ? null : 150),
  horizon(s, ask) {
    const { topic } = asked(ask)
    if (!MEASURED.has(topic)) return null
    if (s.purpose === 'hellgate') return { reached: () => false }
    return {
      reached: (now, next) => next.topic === 'route' && now.fight === null,
      withoutAsides: IN_PEACE.has(topic),
    }
  },
  compares: (s, ask, answer) => !isSuicide(s, ask, answer),
  passage: (s, ask) => (MEETING.has(asked(ask).topic) ? `${s.turn} ${s.fight?.where ?? 'segment'}` : undefined),
  account: prospectOf,
  lives: (s, who) => s.characters.some(({ id, status, side }) => id === who && status === 'living' && side === 'party'),
}
