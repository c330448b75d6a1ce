/** To be built. */
export function StoryScreen(_: { readonly session: string }) {
  return null
}
