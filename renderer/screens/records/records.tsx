/** To be built. */
export function RecordsScreen() {
  return null
}
