import { useSyncExternalStore } from 'react'

/** Where the page is. It stands in the address, so that a reload comes back to the same place. */
export type Place = { readonly kind: 'hall'; readonly campaign: string | null } | { readonly kind: 'table'; readonly session: string }

export function usePlace(): Place {
  return parse(useSyncExternalStore(subscribe, () => location.hash))
}

export function go(place: Place): void {
  location.hash = address(place)
}

function address(place: Place): string {
  if (place.kind === 'table') return `#/raid/${encodeURIComponent(place.session)}`
  return place.campaign === null ? '#/' : `#/campaign/${encodeURIComponent(place.campaign)}`
}

export function parse(hash: string): Place {
  const [, kind, id] = hash.split('/')
  if (kind === 'raid' && id) return { kind: 'table', session: decodeURIComponent(id) }
  return { kind: 'hall', campaign: kind === 'campaign' && id ? decodeURIComponent(id) : null }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
