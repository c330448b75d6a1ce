import type { Ask } from '../../kernel/ask.ts'
import type { Grading } from '../../kernel/grading.ts'
import { below, type Stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Topic } from '../asks.ts'
import { spellStock } from '../chapters/cards.ts'
import type { CaveState } from '../state.ts'
import { SPELLS_IN_PLAY } from '../tables/table-types.ts'
import { chanceToWin } from './prospect.ts'

// The measure of a choice: the chance to win, in company or alone before the last round. Whole games vary far more than one choice changes them,
// so it is played out for a few rounds, and from there the prospect tells how the game goes on (docs/proof.md).

/** What decides something and comes up often, where the answer is compared with the bot's alone: where to go, and from which deck to draw. */
const COMMON: ReadonlySet<string> = new Set<Topic>(['move', 'pace', 'direction', 'deck'])
const MEASURED: ReadonlySet<string> = new Set<string>([
  ...COMMON,
  ...(['stop-here', 'recall', 'encounter', 'fight', 'evade', 'defend', 'ward', 'spoils', 'visit', 'heal'] satisfies Topic[]),
  ...(['space', 'leave', 'shrine', 'arena', 're-roll', 'search', 'trials'] satisfies Topic[]),
])

/** So many rounds a choice is played out. */
const ROUNDS = 3
/** C-97: the prospect in company is of the Crystal and not of renown, which decides where there is less time than this. */
const TIME = 60
/** So many rounds before the last one, a choice in company is played out to the end. */
const LAST = 6

export const grading: Grading<CaveState> = {
  terms: [{ id: 'win', label: 'chance to win', points: 100, isChance: true }],
  bounds: { mistake: 4, blunder: 10 },
  apart: true,
  mostFurther: 1500,
  horizon(s, { topic }: Ask) {
    const left = s.rounds - s.round
    const isShort = s.players.length > 1 && left < TIME
    if (!MEASURED.has(topic) || (isShort && left > LAST)) return null
    const until = isShort ? Number.POSITIVE_INFINITY : s.round + ROUNDS
    return { reached: (now) => now.round >= until, withoutAsides: true }
  },
  adviceAlone: ({ topic }) => COMMON.has(topic),
  /** A turn is told as one: its walk leads to its fight. */
  passage: ({ round, active }) => `${round} ${active}`,
  account: (s, seat) => ({ win: chanceToWin(s, seat) }),
  unseen: dealSpells,
}

/** 9.2: deals again which Spells others hold, of those that nobody has seen discarded. */
export function dealSpells(s: CaveState, seat: Seat, chance: Stream): void {
  const others = s.players.filter((p) => p.seat !== seat)
  const hidden = new Set([...others.flatMap(({ spells }) => spells), ...spellStock(s)])
  const pool = SPELLS_IN_PLAY.filter((spell) => hidden.has(spell))
  for (const p of others) p.spells = p.spells.flatMap(() => pool.splice(below(chance, pool.length), 1))
}
