/** Marks a place that no value can reach: the compiler refuses it as soon as a case is forgotten. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${String(value)}`)
}
