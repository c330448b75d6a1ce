/** Values in a state that would not survive JSON: counters that are not whole, holes in lists, class instances. */
export function unplain(value: unknown, at = 'state'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return []
  if (typeof value === 'number') return Number.isInteger(value) && !Object.is(value, -0) ? [] : [`${at} is ${value}`]
  if (Array.isArray(value)) return holes(value, at).concat(...value.map((one, i) => unplain(one, `${at}[${i}]`)))
  if (typeof value !== 'object') return [`${at} is ${typeof value}`]
  if (Object.getPrototypeOf(value) !== Object.prototype) return [`${at} is not plain data`]
  return Object.entries(value).flatMap(([key, one]) => unplain(one, `${at}.${key}`))
}

function holes(list: readonly unknown[], at: string): string[] {
  return Object.keys(list).length === list.length ? [] : [`${at} has holes or other keys`]
}

/** Objects that two values share: a copy shares none with its original. */
export function shared(a: unknown, b: unknown, at = 'state'): string[] {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return []
  if (a === b) return [at]
  const other = new Map(Object.entries(b))
  return Object.entries(a).flatMap(([key, one]) => shared(one, other.get(key), `${at}.${key}`))
}

/** The entries that occur more than once in a list. */
export function repeated(list: readonly string[]): string[] {
  return list.filter((one, i) => list.indexOf(one) !== i)
}
