import { floorsOf, isDark, type Layout } from '../../../../engine/domain/open/layout.ts'
import type { CharacterView, DomainView, Square } from '../../../../engine/domain/view-types.ts'

/** As far as the squares of one turn: what a lantern shows. */
const REACH = 2

export function hasLight({ lantern, effects }: CharacterView): boolean {
  return lantern === 'lit' || effects.some(({ kind }) => kind === 'guiding-light')
}

/** The character who moves now; null where no one does. */
export function moverOf(view: DomainView): CharacterView | null {
  return view.phase === 'turns' ? (view.characters.find(({ seat }) => seat === view.active) ?? null) : null
}

/** Squares in the light of the mover's lantern. */
export function litSquares(layout: Layout, view: DomainView): readonly Square[] {
  const mover = moverOf(view)
  if (mover?.at == null || !hasLight(mover)) return []
  return [...layout.distances(mover.at, REACH).keys()]
}

/** Without a light: every dark square but those beside him. */
export function dimSquares(layout: Layout, view: DomainView): readonly Square[] {
  const mover = moverOf(view)
  if (mover === null || hasLight(mover)) return []
  const near = mover.at === null ? new Map() : layout.distances(mover.at, 1)
  return layout.laid.flatMap(floorsOf).filter((square) => {
    const here = layout.at(square)
    return here !== null && isDark(here, view.variants) && !near.has(square)
  })
}
