import type { Target } from './raw-socket.ts'

/** One way to harm browser mode; it throws where the server answers as it must not. */
export interface Attack {
  readonly name: string
  run(target: Target): Promise<void>
}

/** Does it so often, one after another. */
export async function times(count: number, strike: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < count; n++) await strike(n)
}

/** Throws unless the value is one of these. */
export function among<T>(value: T, allowed: readonly T[], what: string): void {
  if (!allowed.includes(value)) throw new Error(`${what}: ${String(value)} instead of ${allowed.join(' or ')}`)
}
