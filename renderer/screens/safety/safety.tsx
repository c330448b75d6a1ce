/** To be built. */
export function SafetyScreen() {
  return null
}
