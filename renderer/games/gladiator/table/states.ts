import type { FigureView } from '../../../../engine/gladiator/view-types.ts'

/** Where he is if not on the sand, and what has befallen him: a word or two for each, the gravest first. */
export function statesOf(f: FigureView): readonly string[] {
  switch (f.status) {
    case 'dead':
      return ['dead']
    case 'left':
      return ['left by the exit']
    case 'vanished':
      return ['vanished']
    case 'unconscious':
      return ['unconscious']
    default:
      return [
        ...(f.handCombat.length > 0 ? ['hand combat'] : f.status === 'prone' ? ['prone'] : []),
        ...(f.dazed ? ['dazed'] : []),
        ...(f.evading ? ['evading'] : []),
        ...(f.invisible ? ['invisible'] : []),
        ...(f.coming === null ? [] : [f.coming]),
        ...(f.engagedBy.length > 0 && f.status === 'standing' ? ['engaged'] : []),
      ]
  }
}
