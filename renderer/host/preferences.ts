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
  else localStorage.setItem(key, text)
  // A host that cannot keep it does no harm: the page holds it until it is closed.
  void host?.call('page.keep', { key, text }).catch(() => {})
}

/** Fetches what an earlier page kept; from now on the host is told of every change. */
export async function loadPreferences(client: Client): Promise<void> {
  host = client
  const before = await client.call('page.recall').catch(() => ({}))
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text)
}
