import type { HeroView, SectionId, SectionView } from '../../../../engine/hero/view-types.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of a game of HERO. */
export const heroView = viewOf<HeroView>('hero', 'sections', 'catacomb', 'phase')

export function sectionOf(view: HeroView, id: SectionId): SectionView {
  const section = view.sections.find((each) => each.id === id) ?? view.sections[0]
  if (section === undefined) throw new Error('a game has sections')
  return section
}

/** The name of the hero of a section; until he has one, the name of the section. */
export function heroName({ id, hero }: SectionView): string {
  return hero?.name ?? `Section ${id.toUpperCase()}`
}

/** `turn 3`. */
export function turnOf({ turn }: Pick<HeroView, 'turn'>): string {
  return turn === 0 ? 'before the first turn' : `turn ${turn}`
}
