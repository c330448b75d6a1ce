import type { Fell as Told } from '../../kernel/tale-types.ts'
import { capital } from '../../kernel/words.ts'
import { nameOf } from '../open/names.ts'
import { SPELL_IDS } from '../open/spells.ts'
import { columnOf, rowOf } from '../open/squares.ts'
import type { ArenaState, Fallen } from '../state.ts'
import { SPECIAL } from '../tables/special.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { harmBy, namesOf } from './names.ts'

// What someone died of, in words.

const TERRAIN: Readonly<Record<string, string>> = { fire: 'fire', pit: 'a pit', caltrops: 'caltrops' }

/** What a cause is called where causes are counted: `Battle Axe`, `Fireball`, `A pit`. */
export function causeName(cause: string): string {
  const named: Readonly<Record<string, { readonly name: string } | undefined>> = { ...WEAPONS, ...SPECIAL }
  const spell = SPELL_IDS.find((id) => id === cause)
  return named[cause]?.name ?? (spell === undefined ? capital(TERRAIN[cause] ?? cause.replaceAll('-', ' ')) : nameOf(spell))
}

/** Where and how someone died, as a short line: `Row 9, column 14. Killed by Thundar with a Morning Star`. */
export function fellInWords(s: ArenaState, { turn, at, cause, by: id }: Fallen): Told {
  const place = `Row ${rowOf(at)}, column ${columnOf(at)}`
  if (id === null) return { turn, level: 0, cause, text: `${place}. Killed by ${TERRAIN[cause] ?? causeName(cause)}` }
  const by = namesOf(s)(id)
  return { turn, level: 0, cause, by, text: `${place}. Killed by ${by} ${cause === 'pit' ? 'in a pit' : `with ${harmBy(cause, id)}`}` }
}
