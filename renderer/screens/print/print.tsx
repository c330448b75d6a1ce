/** To be built. */
export function PrintScreen(_: { readonly of: 'character' | 'roster'; readonly id: string }) {
  return null
}
