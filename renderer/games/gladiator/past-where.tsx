/** The arena says the rest, so the bar of the replay says no more than this. */
export function PastWhere() {
  return <b>Looking back</b>
}
