import { gameNumbers } from '../../../../db/numbering.ts'
import type { Foe, RecordSection } from '../../../../engine/kernel/campaign.ts'
import type { Playable, RosterRules } from '../../../../engine/kernel/playable.ts'
import type { Campaign, Character, LedgerRow, Price } from '../../../contract/index.ts'
import { recordOf } from '../../campaign/characters.ts'
import { ledgerRows } from '../../campaign/home.ts'
import { foesOfLate, pricesOf } from '../../campaign/purchases.ts'
import type { Member } from '../../membership.ts'
import type { ReadContext } from '../../work/room.ts'

/** A character with everything that its record shows. */
export interface Gathered {
  /** The balances at home, without anything an open game has brought so far. */
  readonly character: Character
  readonly sections: readonly RecordSection[]
  readonly ledger: readonly LedgerRow[]
  readonly prices: readonly Price[]
}

export interface Written {
  readonly game: Pick<Playable, 'id' | 'title' | 'rulesVersion'>
  readonly rules: RosterRules
  readonly campaign: { readonly name: string; readonly variants: readonly string[]; readonly undo: Campaign['undo'] }
  /** The version of this program. */
  readonly app: string
  /** ISO time. */
  readonly at: string
}

/** What all records of a campaign have in common, read once for a roster. */
export interface Shared {
  readonly raids: ReadonlyMap<string, number>
  readonly foes: readonly Foe[]
}

export function sharedBy({ db }: Pick<ReadContext, 'db'>, campaign: string): Shared {
  return { raids: gameNumbers(db, campaign), foes: foesOfLate(db, campaign) }
}

/**
 * The contract's answers about a character; a record shows nothing else. A character in a game is shown as he went in, because
 * he is not home yet: the game's entries are at the end of the ledger and are left out.
 */
export function gather(context: Pick<ReadContext, 'db'>, member: Member, shared = sharedBy(context, member.character.campaign)): Gathered {
  const character = recordOf(context, member)
  const home = ledgerRows(context.db, member, shared.raids).filter(({ session }) => session === null || session !== character.session)
  return {
    character: character.session === null ? character : { ...character, ...balances(home) },
    sections: [...member.rules.record(character.sheet, character.origin), ...character.career],
    ledger: home,
    prices: pricesOf(context.db, member, shared.foes),
  }
}

/** The sums of the entries. */
export function balances(
  entries: readonly Pick<LedgerRow, 'unit' | 'amount'>[],
): Pick<Character, 'experience' | 'gold' | 'jewels' | 'exits'> {
  const sum = (unit: LedgerRow['unit']) => entries.reduce((total, entry) => total + (entry.unit === unit ? entry.amount : 0), 0)
  const counts = new Map<number, number>()
  for (const { unit, amount } of entries)
    if (unit === 'jewel') counts.set(Math.abs(amount), (counts.get(Math.abs(amount)) ?? 0) + Math.sign(amount))
  const values = [...counts].flatMap(([value, count]) => Array.from({ length: Math.max(0, count) }, () => value))
  values.sort((a, b) => b - a)
  const jewels = values.map((value, i) => ({ id: `jewel-${value}-${values.slice(0, i + 1).filter((one) => one === value).length}`, value }))
  return { experience: sum('experience'), gold: sum('gold'), jewels, exits: sum('exit') }
}
