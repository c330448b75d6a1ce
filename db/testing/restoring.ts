import { type Result, refused } from '../refusal.ts'
import { clearReady, makeReady, putInPlace, type Restored } from '../restore.ts'

/** Both halves of a restore, one after the other: the host has the first done by a worker thread. */
export function restore(file: string, id: string, at: string, close: () => void): Result<Restored> {
  const ready = makeReady(file, id)
  const restored = ready.kind === 'refused' ? ready : putInPlace(file, id, at, close)
  clearReady(file, id)
  return restored.kind === 'decided' ? refused(restored.refusal) : restored
}
