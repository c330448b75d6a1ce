/** Where a datum comes from: the printed game, our reading of it, or an addition of our own. */
export type Source = 'rulebook' | 'ruling' | 'ours'

/** Dice to roll as the tables write them, `2D6+4`, `1D6x10` (3.1). */
export type DiceText = `${number}D${3 | 6}` | `${number}D${3 | 6}${'+' | 'x'}${number}`

/** What a table asks for: dice to roll, or a number as it stands. */
export type Amount = DiceText | number

/** One entry of a printed list. An index outside the list is a bug of the caller, not a case of the rules. */
export function cell<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`no entry ${index} in a table of ${list.length}`)
  return entry
}

/** What a D6 table says for a die of 1 to 6. */
export function onDie<T>(list: readonly T[], die: number): T {
  return cell(list, die - 1)
}

/** The ids that key a table, in printed order. */
export function idsOf<T extends object>(table: T): readonly Extract<keyof T, string>[] {
  const ids: Extract<keyof T, string>[] = []
  for (const id in table) ids.push(id)
  return ids
}
