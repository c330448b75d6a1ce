/** The board says the rest: the bar of a game that is looked back on says no more than that. */
export function PastWhere() {
  return <b>Looking back</b>
}
