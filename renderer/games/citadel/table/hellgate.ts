import type { CitadelView } from '../../../../engine/citadel/view-types.ts'

/** What is known about the Hellgate (13.7), to stand after its name. */
export function hellgateInWords({ destroyed, found, level, segmentsLeft }: CitadelView['hellgate']): string {
  if (destroyed) return 'destroyed'
  if (found) return `found, level ${level}`
  if (level === null) return 'unknown'
  return segmentsLeft === null ? `on level ${level}` : `on level ${level}, ${segmentsLeft} more`
}
