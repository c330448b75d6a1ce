/** To be built. */
export function ChronicleScreen(_: { readonly campaign: string }) {
  return null
}
