/** One of these, thrown for. The list must not be empty. */
export function anyOf<T>(list: readonly T[], but?: T): T {
  const others = list.filter((each) => each !== but)
  const from = others.length > 0 ? others : list
  const found = from[Math.floor(Math.random() * from.length)]
  if (found === undefined) throw new Error('nothing to throw for')
  return found
}
