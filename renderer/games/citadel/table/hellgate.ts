import type { CitadelView } from '../../../../engine/citadel/view-types.ts'

/** What is known about the Hellgate (13.7). */
export function hellgateInWords(hellgate: CitadelView['hellgate']): string {
  if (hellgate.destroyed) return 'Hellgate destroyed'
  if (hellgate.found) return `Hellgate found, level ${hellgate.level}`
  if (hellgate.level === null) return 'Hellgate unknown'
  return hellgate.segmentsLeft === null
    ? `Hellgate on level ${hellgate.level}`
    : `Hellgate on level ${hellgate.level}, ${hellgate.segmentsLeft} more`
}
