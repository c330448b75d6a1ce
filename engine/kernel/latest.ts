/**
 * Works something out about the latest key, once: a bot asks for it again and again before it answers, and then never again. One that is
 * kept in a weak map for each question costs the garbage collector more than it saves. The key must not change while it is the latest.
 */
export function ofLatest<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  let latest: { readonly key: K; readonly value: V } | null = null
  return (key) => {
    if (latest?.key !== key) latest = { key, value: workOut(key) }
    return latest.value
  }
}
