import { go, type Place } from '../../navigation.ts'

let asked = false

/** Goes to the printed sheet and prints it as soon as it is ready. */
export function printFrom(place: Extract<Place, { kind: 'print' }>): void {
  asked = true
  go(place)
}

/** Whether printing was requested; true once. A sheet opened by its address waits for a request. */
export function wasAsked(): boolean {
  const was = asked
  asked = false
  return was
}
