import type { RecordSection } from '../../../../engine/kernel/campaign.ts'
import type { Playable, RosterRules } from '../../../../engine/kernel/playable.ts'
import { answered, type Campaign, type Character, type LedgerRow, type Price, type Reply, refused } from '../../../contract/index.ts'
import type { Handlers } from '../../dispatcher.ts'

/** A character with everything that its record shows. */
export interface Gathered {
  /** The balances at home, without anything an open raid has brought so far. */
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

type Asked = Pick<Handlers, 'character.get' | 'character.ledger' | 'character.prices'>

/**
 * The contract's answers about a character; a record shows nothing else. A character in a raid is shown as he went in, because
 * he is not home yet: the raid's entries are at the end of the ledger and are left out.
 */
export async function gather(ask: Asked, rules: RosterRules, id: string): Promise<Reply<Gathered>> {
  const [found, entries, priced] = [
    await ask['character.get']({ character: id }),
    await ask['character.ledger']({ character: id }),
    await ask['character.prices']({ character: id }),
  ]
  if (!found.ok) return refused(found.error)
  if (!entries.ok) return refused(entries.error)
  if (!priced.ok) return refused(priced.error)
  const character = found.value
  const home = entries.value.filter(({ session }) => session === null || session !== character.session)
  return answered({
    character: character.session === null ? character : { ...character, ...balances(home) },
    sections: [...rules.record(character.sheet, character.origin), ...character.career],
    ledger: home,
    prices: priced.value,
  })
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
