import { isMonster } from '../chapters/section.ts'
import type { HeroEvent } from '../event-types.ts'
import type { Monster, SectionId } from '../state.ts'

/** What a hero killed: a monster or the Succubus. Traps and dummies are done away with, but they never lived. */
export interface Kill {
  readonly by: SectionId
  readonly kind: Monster | 'succubus'
}

/** The kill that the event tells of, if it tells of one (212A, 206C4, 211C3). */
export function killIn(event: HeroEvent): Kill | null {
  if (event.type !== 'eliminated') return null
  const { section, kind } = event
  return isMonster(kind) || kind === 'succubus' ? { by: section, kind } : null
}
