/** Marks a place that no value can reach: the compiler rejects it as soon as a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${String(value)}`)
}
