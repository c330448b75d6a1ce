import { spotOf } from '../open/squares.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { CLIMBS_FROM } from '../tables/index.ts'
import type { Side } from '../tables/table-types.ts'
import { isUndrawn } from './06-walks.ts'
import { type Way, waysFrom } from './06-ways.ts'
import { isHidden } from './07-hidden.ts'
import { carries, pitOn } from './cards.ts'
import { isBlind, standsOn } from './characters.ts'

/** 10.7: over one square onto another. */
export interface Crossing {
  readonly pit: Square
  readonly to: Square
  /** The step from the pit's square to the far one. */
  readonly way: Way
}

/**
 * 10.7, 11.2.8: known pits on neighbouring squares, and object squares on which no card was drawn (D-100), with the square beyond: straight
 * on, and where that is closed any other open side but the one he comes from (D-101); an arch is an open side as any (D-122). With `memory` any
 * card that lies face down may be one. Blind no one crosses (D-121).
 */
export function crossings(s: DomainState, c: Character, by: 'rope' | 'spell'): readonly Crossing[] {
  if (isBlind(s, c) || (by === 'rope' && !carries(c, 'rope'))) return []
  const here = standsOn(c)
  return waysFrom(s, here)
    .filter(({ to, kind }) => kind !== 'lay' && isSuspect(s, to))
    .flatMap(({ to: pit, side }) => beyond(s, here, pit, side))
}

function isSuspect(s: DomainState, square: Square): boolean {
  return isUndrawn(s, square) || isHidden(s, square) || pitOn(s, square) !== null
}

function beyond(s: DomainState, here: Square, pit: Square, side: Side): readonly Crossing[] {
  const ways = waysFrom(s, pit).filter(({ to }) => to !== here)
  const straight = ways.filter((way) => way.to === spotOf(pit).beside[side])
  const open = straight.length > 0 ? straight : ways
  return open.map((way) => ({ pit, to: way.to, way }))
}

/** 10.7: what he needs on a die. */
export function climbsFrom(c: Character): number {
  return CLIMBS_FROM[carries(c, 'rope') ? 'rope' : 'bare']
}
