import type { HeroView, SectionId, SectionView } from '../../../../engine/hero/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'

/**
 * What this seat sees of a game of HERO. The contract leaves `view` open, because every game has its own; here it is narrowed to HERO's. `null` for anything else.
 */
export function heroView(session: SessionView): HeroView | null {
  return session.game === 'hero' && isHeroView(session.view) ? session.view : null
}

function isHeroView(view: unknown): view is HeroView {
  return typeof view === 'object' && view !== null && 'sections' in view && 'catacomb' in view && 'phase' in view
}

export function sectionOf(view: HeroView, id: SectionId): SectionView {
  const section = view.sections.find((each) => each.id === id) ?? view.sections[0]
  if (section === undefined) throw new Error('a game has sections')
  return section
}

/** The name of the hero of a section; until he has one, the name of the section. */
export function heroName({ id, hero }: SectionView): string {
  return hero?.name ?? `Section ${id.toUpperCase()}`
}
