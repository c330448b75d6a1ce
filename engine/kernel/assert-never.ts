/** The end of a switch over a closed list: a case that is missing does not compile, and a value from outside throws. */
export function assertNever(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`)
}
