import { areAdjacent } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { Side } from '../tables/table-types.ts'
import { layersOf } from './22-terrain.ts'
import { crossesPits, effectOf, isPresent, skilled } from './figures.ts'

/** 13.2, 18.2, 23.4, G-78: by a spell, by nature, in shadow, or a Troll in a pit. */
export function isInvisible(s: Pick<ArenaState, 'terrain'>, f: Figure): boolean {
  if (f.at === null) return false
  if (effectOf(f, 'invisibility') !== null || skilled(f, 'invisible')) return true
  return layersOf(s, f.at, 'shadow') > 0 || (crossesPits(f) && layersOf(s, f.at, 'pit') > 0)
}

/**
 * G-111: whether that side knows where he is: its own people; everyone who is not invisible; and the invisible while they are next to
 * someone of it who stands, after an attack of theirs to the end of the turn, or by ESP.
 */
export function isSeenBy(s: Pick<ArenaState, 'terrain' | 'figures' | 'known'>, side: Side, f: Figure): boolean {
  const { at } = f
  if (f.side === side || at === null || f.shown || !isInvisible(s, f)) return true
  if (s.known.some((each) => each.side === side && each.figure === f.id)) return true
  return s.figures.some((each) => each.side === side && each.status === 'standing' && each.at !== null && areAdjacent(each.at, at))
}

/** Enemies on the sand that the side knows of, in roster order. */
export function seenEnemies(s: ArenaState, side: Side): readonly (Figure & { at: number })[] {
  return s.figures.filter((f): f is Figure & { at: number } => f.side !== side && isPresent(f) && isSeenBy(s, side, f))
}
