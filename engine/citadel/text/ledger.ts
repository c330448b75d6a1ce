import { assertNever } from '../../kernel/assert-never.ts'
import type { HomeReason } from '../../kernel/campaign.ts'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { many, signed } from '../../kernel/words.ts'
import { ABILITIES, LEARNED } from '../chapters/12-abilities.ts'
import type { RaidReason } from '../chapters/party.ts'
import { DEMONS } from './13-features.ts'
import { ABILITY_NAMES, LEARNED_NAMES, thingName } from './names.ts'

// A sentence for every line of a character's ledger.

export type Entry = Pick<LedgerLine, 'unit' | 'amount' | 'subject' | 'reason' | 'rule'>

/** Everything that is posted, in a raid or at home. */
export type Reason = RaidReason | HomeReason

/** How a line reads, for a gain and for a loss. */
type Sentence = (what: string, line: Entry) => string

function either(comes: string, goes: string): Sentence {
  return (what, { amount }) => `${amount < 0 ? goes : comes}: ${what}.`
}

function always(lead: string): Sentence {
  return (what) => `${lead}: ${what}.`
}

function altar(name: string): Sentence {
  return either(`Blessed at the altar of ${name}`, `Cursed at the altar of ${name}`)
}

const SENTENCES: Readonly<Record<Reason, Sentence>> = {
  combat: always('Gained in combat'),
  treasure: always('Share of the treasure'),
  feature: always('Found in a room'),
  clavichord: either('Taken out of the clavichord', 'Swallowed by the clavichord'),
  bribe: either('Bribe won back', 'Paid as a bribe'),
  'handed-over': either('Handed over by a companion', 'Handed over to a companion'),
  discarded: always('Put down in the Citadel'),
  drunk: always('Last dose drunk'),
  fallen: always('Lost by death in the Citadel'),
  'came-out': () => 'Came home from the Citadel, half a year older.',
  learned: always('Learned in the Citadel'),
  tapestry: either('Value of a tapestry brought home', 'Traded in at home for its value'),
  renamed: either('Entered under a new number', 'Struck out under its old number'),
  alloces: altar(DEMONS.alloces),
  vassago: altar(DEMONS.vassago),
  avnas: altar(DEMONS.avnas),
  malthus: altar(DEMONS.malthus),
  leraje: altar(DEMONS.leraje),
  asmoday: altar(DEMONS.asmoday),
  advancement: (what, line) =>
    line.unit === 'ability' ? `Raised at home: ${what}.` : `Paid for ${subjectName(line, 'an increase')}: ${what}.`,
  change: always('Change for a jewel'),
  given: always('Given away at home'),
  received: always('Received at home'),
  imported: always('Brought in with the record'),
  abandoned: either('Restored after giving up the raid', 'Lost by giving up the raid'),
  undone: either('Restored by undo', 'Removed by undo'),
}

export const REASONS: ReadonlySet<string> = new Set(Object.keys(SENTENCES))

/** A sentence for a line of the ledger. */
export function entrySentence(line: Entry): string {
  const what = whatOf(line)
  const sentence = REASONS.has(line.reason) ? SENTENCES[line.reason as Reason] : always('Entered')
  return sentence(what, line)
}

/** `30 gold marks`, `a jewel worth 25`, `Wound Points + 1`. */
function whatOf(line: Entry): string {
  const { unit, amount } = line
  const count = Math.abs(amount)
  switch (unit) {
    case 'experience':
      return many(count, 'Experience Point')
    case 'gold':
      return many(count, 'gold mark')
    case 'jewel':
      return `a jewel worth ${count}`
    case 'ability':
      return LEARNED.some((id) => id === line.subject) ? subjectName(line, '') : `${subjectName(line, 'an ability')} ${signed(amount)}`
    case 'item':
      return subjectName(line, 'an item')
    case 'exit':
      return many(count, 'return home', 'returns home')
    default:
      assertNever(unit)
  }
}

function subjectName({ unit, subject = '' }: Entry, or: string): string {
  const ability = ABILITIES.find((id) => id === subject)
  if (ability !== undefined) return ABILITY_NAMES[ability]
  const learned = LEARNED.find((id) => id === subject)
  if (learned !== undefined) return LEARNED_NAMES[learned]
  if (subject === '') return or
  return unit === 'item' ? thingName(subject) : subject
}
