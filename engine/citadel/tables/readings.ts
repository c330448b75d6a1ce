import type { TableCell } from '../../kernel/types.ts'
import { BRIBERY_COLUMNS, type BriberyRow, bribeColumn } from './08-bribery.ts'
import { roomMonsterAt } from './08-monsters.ts'
import { NEGOTIATION, negotiationAt } from './08-negotiation.ts'
import { combatRowAt, type WeaponColumn } from './09-combat-results.ts'
import { MOST_JEWEL } from './14-treasure.ts'
import { type Edition, PRINTED } from './editions.ts'

// Where a roll is read: the cell of a printed table, keyed as `game.tables` has it (`printed.ts`).

/** Tables of one die, and those with a die down and something else across. */
type ByDie = '4.1.D' | '4.4' | '7.1' | '13.7' | '13.9' | '14.9.magicItems' | '14.9.weaponBonus'

/** In the row of the number thrown, and in that column where there are several. */
export function onRow(table: ByDie, column?: string): (total: number) => TableCell {
  return (total) => ({ table, row: String(total), ...(column === undefined ? {} : { column }) })
}

/** 8.3: by the first die and the second. Where the variant has another entry its own table is meant. */
export function onRoomMonsters({ roomMonsters }: Edition, first: number): (second: number) => TableCell {
  return (second) => {
    const [type, number] = roomMonsterAt(roomMonsters, first, second)
    const [printed, count] = roomMonsterAt(PRINTED.roomMonsters, first, second)
    const table = type === printed && number === count ? '8.3.room' : 'labirynt.roomMonsters'
    return { table, row: String(first), column: String(second) }
  }
}

const FACES_A_COLUMN = 2

/** 8.3: two faces of the second die share a column. */
export function onWanderingMonsters(first: number): (second: number) => TableCell {
  return (second) => ({ table: '8.3.wandering', row: String(first), column: String(Math.ceil(second / FACES_A_COLUMN)) })
}

/** 8.5 */
export function onNegotiation(total: number): TableCell {
  const result = negotiationAt(total)
  return { table: '8.5', row: NEGOTIATION.find((each) => each.result === result)?.totals ?? '' }
}

/** 8.9: the number that the die must not exceed. */
export function onBribery(row: BriberyRow, sum: number): () => TableCell {
  return () => ({ table: '8.9', row, column: BRIBERY_COLUMNS[bribeColumn(sum)] ?? '' })
}

/** 9.9 */
export function onCombatResults(column: WeaponColumn): (total: number) => TableCell {
  return (total) => ({ table: '9.9', row: combatRowAt(total), column })
}

/** 14.9: more than the table has reads as its last row. */
export function onJewels(total: number): TableCell {
  return { table: '14.9.jewels', row: String(Math.min(total, MOST_JEWEL)) }
}
