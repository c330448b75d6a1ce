import type { Client } from '../../electron/contract/index.ts'

// What the page keeps from one start to the next. The browser's storage holds it; the host has a copy, since in a browser
// each start of the host has a new address, and each address has its own storage.

let host: Client | null = null

export function preference(key: string): string | null {
  return localStorage.getItem(key)
}

/** @param text null deletes it */
export function setPreference(key: string, text: string | null): void {
  if (text === preference(key)) return
  if (text === null) localStorage.removeItem(key)
  else hold(key, text)
  // A host that cannot keep it does no harm: the page holds it until it is closed.
  void host?.call('page.keep', { key, text }).catch(() => {})
}

/**
 * Fetches what an earlier page kept; from now on the host is told of every change. Where that cannot be read, it is not told: what is kept
 * there would be written over.
 */
export async function loadPreferences(client: Client): Promise<void> {
  const before = await client.call('page.recall').catch(() => null)
  host = before === null ? null : client
  for (const [key, text] of Object.entries(before ?? {})) hold(key, text)
}

/** The browser may have less room than the host: then the host alone has it, until the next start. */
function hold(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Said by nobody: a preference is a convenience.
  }
}
