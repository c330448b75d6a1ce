import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { isSame, type Spot } from './grid.ts'

/** Somebody on the sand. */
export type Present = FigureView & { readonly at: Spot }

/** Everybody on the sand, from the north: whoever stands further south is in front. */
export function presentIn({ characters }: Pick<ArenaView, 'characters'>): readonly Present[] {
  return characters.filter((each): each is Present => each.at !== null).toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1])
}

export function figureAt(view: Pick<ArenaView, 'characters'>, spot: Spot): Present | undefined {
  return presentIn(view).find(({ at }) => isSame(at, spot))
}

/** Whether he lies on the ground. */
export function isDown({ status }: Pick<FigureView, 'status'>): boolean {
  return status === 'prone' || status === 'unconscious'
}

/** `Ann`, `Wolf 1`: with the number of his id where it has one. */
export function figureName({ id, name }: Pick<FigureView, 'id' | 'name'>): string {
  const [, number] = /-(\d+)$/.exec(id) ?? []
  return number === undefined || name.endsWith(number) ? name : `${name} ${number}`
}
