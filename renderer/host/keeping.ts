import type { Client } from '../../electron/contract/index.ts'

// What the page keeps from start to start. It is at hand in the browser's storage; the host has it too, because in a browser
// every start of the host is another address, and each address has a storage of its own.

let host: Client | null = null

export function preference(key: string): string | null {
  return localStorage.getItem(key)
}

/** @param text null throws it away */
export function keep(key: string, text: string | null): void {
  if (text === preference(key)) return
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  // A host that cannot keep it is no trouble: it is here until the page is closed.
  void host?.call('page.keep', { key, text }).catch(() => {})
}

/** Fetches what was kept by a page before this one, and lets the host know from now on. */
export async function recall(client: Client): Promise<void> {
  host = client
  const before = await client.call('page.recall').catch(() => ({}))
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text)
}
