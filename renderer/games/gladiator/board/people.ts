import { numberOf } from '../../../../engine/gladiator/open/names.ts'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { figureIcon } from '../icons.ts'
import { squareId } from './grid.ts'

/** Someone on the sand. */
export type Present = FigureView & { readonly at: Spot }

/** Everyone on the sand, from the north: those further south are in front. */
export function presentIn({ characters }: Pick<ArenaView, 'characters'>): readonly Present[] {
  return characters.filter((each): each is Present => each.at !== null).toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1])
}

/** Everyone on the sand by his square. */
export function standingIn(view: Pick<ArenaView, 'characters'>): ReadonlyMap<string, Present> {
  return new Map(presentIn(view).map((each) => [squareId(each.at), each]))
}

/** Whether he lies on the ground. */
export function isDown({ status }: Pick<FigureView, 'status'>): boolean {
  return status === 'prone' || status === 'unconscious'
}

/** What tells those of one picture and one side apart: the number of an id, else as many letters of the name as it takes. */
export function presentTags(figures: readonly FigureView[]): ReadonlyMap<string, string> {
  const alike = Map.groupBy(figures, (each) => `${each.side} ${figureIcon(each)}`)
  return new Map([...alike.values()].flatMap((same) => (same.length > 1 ? same.map((each) => [each.id, tagOf(each, same)] as const) : [])))
}

function tagOf({ id, name }: FigureView, same: readonly FigureView[]): string {
  const number = numberOf(id)
  if (number !== null) return number
  const first = name.slice(0, 1)
  return same.some((other) => other.id !== id && other.name.startsWith(first)) ? name.slice(0, 2) : first
}
