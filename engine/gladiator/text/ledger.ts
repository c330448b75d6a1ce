import type { HomeReason } from '../../kernel/campaign.ts'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { many, signed } from '../../kernel/words.ts'
import type { FightReason } from '../chapters/11-homecoming.ts'

// A sentence for every line of a gladiator's ledger.

export type Entry = Pick<LedgerLine, 'unit' | 'amount' | 'subject' | 'reason' | 'rule'>

/** Everything that is posted, in a fight or at home. */
type Reason = FightReason | HomeReason

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = { sh: 'Strength and health', ag: 'Agility', iq: 'Intelligence' }

const LEADS: Readonly<Record<Reason, string>> = {
  damage: 'For wounds dealt',
  'death-blow': 'For kills',
  spells: 'For spells cast',
  victory: 'For victory',
  fallen: 'Lost by dying in the arena',
  resurrected: 'Brought back by the Altar of Life',
  advanced: 'Advanced by experience',
  'fallen-back': 'Lost with the experience',
  won: 'Carried out of the arena',
  'left-behind': 'Left in the arena',
  'came-home': 'Came home from the arena',
  advancement: 'Raised at home',
  change: 'Change',
  given: 'Given away at home',
  received: 'Received at home',
  imported: 'Brought in with the record',
  abandoned: 'Undone when the fight was given up',
  undone: 'Undone',
}

export const REASONS: ReadonlySet<string> = new Set(Object.keys(LEADS))

/** A sentence for a line of the ledger. */
export function entrySentence(line: Entry): string {
  const lead = REASONS.has(line.reason) ? LEADS[line.reason as Reason] : 'Entered'
  return line.reason === 'came-home' ? `${lead}.` : `${lead}: ${whatOf(line)}.`
}

/** `12 points of experience`, `Agility +1`, `Death Sword 1`. */
function whatOf({ unit, amount, subject = '' }: Entry): string {
  switch (unit) {
    case 'experience':
      return many(Math.abs(amount), 'point of experience', 'points of experience')
    case 'ability':
      return `${ATTRIBUTE_NAMES[subject] ?? 'an attribute'} ${signed(amount)}`
    case 'item':
      return `Death Sword ${subject.slice(subject.lastIndexOf('-') + 1)}`
    default:
      return many(Math.abs(amount), 'fight')
  }
}
