import { cell } from './table.ts'
import { WEAPONS, type Weapon } from './weapons.ts'

/** The columns of the table: a weapon's, or that of unarmed monsters (9.6). */
export type WeaponColumn = Weapon | 'monster'

export const WEAPON_COLUMNS = [...WEAPONS, 'monster'] as const satisfies readonly WeaponColumn[]

/** Combat Results Table (9.9): Wound Points inflicted, in the order of the columns; `last` is the highest total of a row. */
export const COMBAT_RESULTS = [
  { totals: '1-3', last: 3, wounds: [0, 0, 0, 0, 0, 0, 0] },
  { totals: '4', last: 4, wounds: [0, 0, 0, 1, 1, 1, 0] },
  { totals: '5', last: 5, wounds: [1, 0, 1, 1, 1, 1, 0] },
  { totals: '6-9', last: 9, wounds: [1, 1, 1, 1, 1, 1, 1] },
  { totals: '10', last: 10, wounds: [1, 1, 1, 2, 2, 2, 1] },
  { totals: '11', last: 11, wounds: [2, 1, 2, 2, 2, 2, 1] },
  { totals: '12', last: 12, wounds: [2, 2, 2, 2, 3, 2, 2] },
  { totals: '13', last: 13, wounds: [2, 2, 2, 3, 3, 3, 2] },
  { totals: '14', last: 14, wounds: [3, 2, 3, 3, 4, 4, 2] },
  { totals: '15', last: 15, wounds: [3, 3, 3, 4, 4, 4, 3] },
  { totals: '16', last: 16, wounds: [4, 3, 4, 4, 5, 5, 4] },
  { totals: '17+', last: 17, wounds: [4, 4, 4, 5, 5, 5, 5] },
] as const

export type CombatRow = (typeof COMBAT_RESULTS)[number]['totals']

const FIRST = 1
const LAST = 17

/** Below the first row the lowest total counts, above the last row the highest (9.5). */
function inside(total: number): number {
  if (total < FIRST) return FIRST
  return total > LAST ? LAST : total
}

/** The row of each total from 0 (which no total reads as) to 17. */
const ROW_OF = Array.from({ length: LAST + 1 }, (_, total) => COMBAT_RESULTS.findIndex((row) => total <= row.last))

/** Each column by total, so that a lookup is one step. */
const column = (place: number): readonly number[] => ROW_OF.map((row) => cell(cell(COMBAT_RESULTS, row).wounds, place))

const WOUNDS: Readonly<Record<WeaponColumn, readonly number[]>> = {
  dagger: column(0),
  'throwing-dagger': column(1),
  bow: column(2),
  sword: column(3),
  hammer: column(4),
  ax: column(5),
  monster: column(6),
}

/** Wound Points inflicted by an attack, 0 to 5 (9.5, 9.9); `total` is the die with everything added. */
export function woundsAt(weapon: WeaponColumn, total: number): number {
  return cell(WOUNDS[weapon], inside(total))
}

/** The printed row that a total reads as (9.5). */
export function combatRowAt(total: number): CombatRow {
  return cell(COMBAT_RESULTS, cell(ROW_OF, inside(total))).totals
}
