import { paces } from '../chapters/11-movement.ts'
import { choosesWay, firstWays, waysOn } from '../chapters/11-ways.ts'
import { isChamber, spaceOf } from '../open/spaces.ts'
import type { CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'

/** For each space, the chance that the walk ends there if he wants it to; where he has nothing to choose they add up to 1. */
export type Ends = ReadonlyMap<SpaceId, number>

/** What becomes of the ends of several ways where he chooses among them: `bestEnds`, or `unavoidableEnds`. */
type Choosing = (choices: readonly Ends[]) => Ends

const FACES = [1, 2, 3, 4, 5, 6] as const
/** 11.4: the chance to go on through a Chamber. */
export const PASSES = 1 - LIMITS.stopsInChamber.length / 6

/** 11.2 to 11.4: where a walk of that many spaces can end, of all first ways or of one. */
export function walkEnds(
  s: CaveState,
  p: Player,
  spaces: number,
  first: readonly SpaceId[] = firstWays(s, p),
  choosing: Choosing = bestEnds,
): Ends {
  return choosing(first.map((space) => after(s, p, [p.at, space], spaces - 1, choosing)))
}

/** 11.2: where the movement die can lead, over all its faces; a Cave Guide moves it by one (`pace`). */
export function rollEnds(s: CaveState, p: Player, choosing: Choosing = bestEnds): Ends {
  const ofFace = (die: number) => choosing(paces(p, die).map((spaces) => walkEnds(s, p, spaces, undefined, choosing)))
  return mixed(FACES.map((die) => [ofFace(die), 1 / FACES.length]))
}

/** 9: where Swift Foot can lead. */
export function swiftEnds(s: CaveState, p: Player): Ends {
  const swift = { ...s, turn: s.turn && { ...s.turn, swift: true } }
  return bestEnds(FACES.map((spaces) => walkEnds(swift, p, spaces)))
}

/** The last space of `path` was just entered. */
function after(s: CaveState, p: Player, path: readonly SpaceId[], left: number, choosing: Choosing): Ends {
  const at = path.at(-1) ?? p.at
  const stop: Ends = new Map([[at, 1]])
  if (left === 0 || (spaceOf(at).gate && s.turn?.swift !== true)) return stop
  const ways = waysOn(s, { at, barred: p.barred }, path)
  if (ways.length === 0) return stop
  const branches = ways.map((space) => after(s, p, [...path, space], left - 1, choosing))
  const onward = choosesWay(s, p) ? choosing(branches) : mixed(branches.map((ends) => [ends, 1 / branches.length]))
  if (at === s.crystal) return choosing([stop, onward])
  return isChamber(at)
    ? mixed([
        [stop, 1 - PASSES],
        [onward, PASSES],
      ])
    : onward
}

/** He chooses: what he wants most of each. */
export function bestEnds(choices: readonly Ends[]): Ends {
  const made = new Map<SpaceId, number>()
  for (const ends of choices) for (const [space, chance] of ends) made.set(space, Math.max(made.get(space) ?? 0, chance))
  return made
}

/** He chooses: what comes of it though he wants none of it. */
export function unavoidableEnds(choices: readonly Ends[]): Ends {
  const [first = new Map<SpaceId, number>(), ...others] = choices
  const least = (space: SpaceId, chance: number) => others.reduce((sum, ends) => Math.min(sum, ends.get(space) ?? 0), chance)
  return new Map([...first].map(([space, chance]) => [space, least(space, chance)] as const).filter(([, chance]) => chance > 0))
}

/** The die chooses. */
function mixed(parts: readonly (readonly [Ends, number])[]): Ends {
  const made = new Map<SpaceId, number>()
  for (const [ends, weight] of parts) for (const [space, chance] of ends) made.set(space, (made.get(space) ?? 0) + chance * weight)
  return made
}
