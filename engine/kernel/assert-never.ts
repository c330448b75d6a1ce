/** The end of a switch over a closed list: a missing case does not compile, and a value from outside throws. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`)
}
