/** To be built. */
export function CharacterScreen(_: { readonly character: string }) {
  return null
}
