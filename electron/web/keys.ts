import { randomBytes, timingSafeEqual } from 'node:crypto'

/** Who may speak to the host in browser mode. */
export interface Keys {
  /** For the address that is printed. It is good until the end. */
  readonly token: string
  /**
   * A code for the address that a browser is started with. A command line is shown to everyone on the machine, so the code is
   * exchanged for a token once, within a minute.
   */
  newCode(): string
  /** Whether this token opens the host. */
  opens(token: string): boolean
  /** The token for a code; null for any other. */
  exchange(code: string): string | null
}

/** How long a code is good, in milliseconds. */
const CODE_LIFE = 60_000

interface Code {
  readonly text: string
  readonly until: number
  /** What it was exchanged for; null until then. */
  token: string | null
}

/**
 * @param now the time in milliseconds
 * @param revoked told of a token that is good no longer: its code was used a second time, so one of the two was a stranger
 */
export function keysOf(now: () => number, revoked: (token: string) => void): Keys {
  const token = newKey()
  const given = new Set([token])
  const codes: Code[] = []
  return {
    token,
    newCode() {
      const text = newKey()
      codes.push({ text, until: now() + CODE_LIFE, token: null })
      return text
    },
    opens: (key) => [...given].filter((one) => same(key, one)).length > 0,
    exchange(text) {
      const code = codes.find((one) => same(text, one.text) && now() < one.until)
      if (code === undefined) return null
      if (code.token !== null) {
        if (given.delete(code.token)) revoked(code.token)
        return null
      }
      code.token = newKey()
      given.add(code.token)
      return code.token
    },
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/** Compares in a time that does not depend on where the first difference lies. */
function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
