import { cardOfKind } from '../open/cards.ts'
import { spaceOf } from '../open/spaces.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { can, craftOf, isToad, usable } from './characters.ts'

// Where someone may go, before any die.

const DARK_BELOW = cardOfKind('pitch-darkness')?.craftBelow ?? 0

/** 11.2, C-62: he goes single spaces without a die: as a Toad, weakened by the Fountain, or in the dark with Craft below 6. */
export function isHeld(s: CaveState, p: Player): boolean {
  return isToad(p) || p.weakened > 0 || (s.dark !== null && s.dark !== p.seat && craftOf(p) < DARK_BELOW)
}

/** 11.2, C-54: one space without a die is for those with Craft under 6, and for the held. */
export function mayStep(s: CaveState, p: Player): boolean {
  return isHeld(s, p) || craftOf(p) < LIMITS.freeCraft || s.variants.includes('six-may-step')
}

/** 11.2, C-20, C-58: he chooses his way at every turning, not at the first alone. */
export function choosesWay(s: CaveState, p: Player): boolean {
  const isLed = can(p, 'pathfinder') || usable(p).some(({ turns }) => turns)
  return isLed || s.turn?.swift === true || craftOf(p) >= LIMITS.freeCraft
}

/** 12.5, C-15: not into the Magic Crystal Chamber while it is closed to him. */
function isOpenTo(s: CaveState, p: Pick<Player, 'barred'>, space: SpaceId): boolean {
  return p.barred === 0 || space !== s.crystal
}

/** C-60: the side of the gate on which he stands; null where there is no gate. */
export function sideOf(p: Player): SpaceId | null {
  const { gate, neighbours } = spaceOf(p.at)
  return gate ? (p.from ?? neighbours[0] ?? null) : null
}

/** The ways that he may begin with: at a shut gate back, at an open one through it (C-59). */
export function firstWays(s: CaveState, p: Player): readonly SpaceId[] {
  const side = sideOf(p)
  const ways = spaceOf(p.at).neighbours.filter((next) => isOpenTo(s, p, next))
  if (side === null || s.turn?.swift === true) return ways
  return ways.filter((next) => (s.turn?.gate === 'open' ? next !== side : next === side))
}

/** 11.3, C-59: a way lies behind the gate, and it was not tried in this turn. */
export function mayTryGate(s: CaveState, p: Player): boolean {
  const side = sideOf(p)
  return side !== null && s.turn?.gate === 'shut' && spaceOf(p.at).neighbours.some((next) => next !== side && isOpenTo(s, p, next))
}

/** 11.2: the ways on that were not used in this turn, in the order in which the die counts (C-57). */
export function waysOn(s: CaveState, p: Pick<Player, 'at' | 'barred'>, used: readonly SpaceId[]): readonly SpaceId[] {
  return spaceOf(p.at).neighbours.filter((next) => !used.includes(next) && isOpenTo(s, p, next))
}
