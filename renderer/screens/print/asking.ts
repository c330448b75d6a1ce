import { go, type Place } from '../../navigation.ts'

let asked = false

/** Goes to the printed sheet and prints it as soon as it is there. */
export function printFrom(place: Extract<Place, { kind: 'print' }>): void {
  asked = true
  go(place)
}

/** Whether somebody wanted it printed; true once. A sheet that is opened by its address waits to be asked. */
export function wasAsked(): boolean {
  const was = asked
  asked = false
  return was
}
