import { ofLatest } from '../../kernel/latest.ts'
import { choosesWay, firstWays, isHeld, waysOn } from '../chapters/11-ways.ts'
import { oddsAtGate } from '../odds/sheet.ts'
import { PASSES } from '../odds/walk.ts'
import { isChamber, spaceOf } from '../open/spaces.ts'
import { BOARD } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { meetWorth } from './meeting.ts'
import { attackWorth } from './rivals.ts'
import type { Scene } from './scene.ts'

/** What a step on the way to somewhere costs. */
const STEP = 0.8
/** Where he is not yet counts less than where he is. */
const LATER = 0.6

/** What ending the move there is worth: what he meets, and what he is nearer to. */
export type Ends = (space: SpaceId) => number

export const endsOf = ofLatest(weighed)

/** The place of each space on the board's list. */
const PLACES: ReadonlyMap<SpaceId, number> = new Map(BOARD.spaces.map(({ id }, place) => [id, place]))
/** For each of these places those next to it, and whether a Heavy Gate is there. */
const BOARD_BY_PLACE = BOARD.spaces.map(({ neighbours, gate }) => ({ gate, neighbours: neighbours.map(placeOf) }))

function placeOf(space: SpaceId): number {
  return PLACES.get(space) ?? -1
}

/** More rounds than any pull needs to reach every space, nine steps across. */
const ROUNDS = 9

function weighed(scene: Scene): Ends {
  const { p, temper } = scene
  const here = once((space) => Math.max(meetWorth(scene, space), attackWorth(scene, space)))
  if (!temper.plans) return here
  const gateCost = 1 / Math.max(0.15, oddsAtGate(p))
  const pull = BOARD.spaces.map(({ id }) => LATER * here(id))
  let isMoving = true
  for (let round = 0; isMoving && round < ROUNDS; round++) {
    isMoving = false
    BOARD_BY_PLACE.forEach(({ gate, neighbours }, place) => {
      const value = (pull[place] ?? 0) - (STEP + (gate ? gateCost : 0))
      for (const next of neighbours) {
        if (value <= (pull[next] ?? 0)) continue
        pull[next] = value
        isMoving = true
      }
    })
  }
  const onward = (next: SpaceId) => (pull[placeOf(next)] ?? 0) - STEP - (spaceOf(next).gate ? gateCost : 0)
  return once((space) => here(space) + Math.max(...spaceOf(space).neighbours.map(onward)))
}

/** The same, worked out once for each space: every walk of a die comes to the same few. */
function once(worth: Ends): Ends {
  const worths = new Map<SpaceId, number>()
  return (space) => {
    const found = worths.get(space) ?? worth(space)
    worths.set(space, found)
    return found
  }
}

/** The walker, and where: all that a walk is weighed by except its ends. */
export type Walker = Pick<Scene, 's' | 'p'>

/** The worth of a walk that has just entered the last space of `path`, with so many spaces left. */
export function walkWorth(scene: Walker, ends: Ends, path: readonly SpaceId[], left: number, swift: boolean): number {
  const { s, p } = scene
  const at = path.at(-1) ?? p.at
  if (left === 0 || (spaceOf(at).gate && !swift)) return ends(at)
  const ways = waysOn(s, { at, barred: p.barred }, path)
  if (ways.length === 0) return ends(at)
  const worths = ways.map((space) => walkWorth(scene, ends, [...path, space], left - 1, swift))
  const chooses = swift || worths.length === 1 || choosesWay(s, p)
  const onward = chooses ? Math.max(...worths) : worths.reduce((sum, each) => sum + each, 0) / worths.length
  if (at === s.crystal) return Math.max(ends(at), onward)
  return isChamber(at) ? (1 - PASSES) * ends(at) + PASSES * onward : onward
}

/** Of so many spaces, by the best first way. */
export function bestWalk(scene: Walker, ends: Ends, ways: readonly SpaceId[], spaces: number, swift = false): number {
  return Math.max(...ways.map((space) => walkWorth(scene, ends, [scene.p.at, space], spaces - 1, swift)))
}

const DICE = [1, 2, 3, 4, 5, 6]

/** 11.2: the movement die, the first way chosen after it; a Cave Guide moves it by one. */
export function rollWorth(scene: Walker, ends: Ends, ways: readonly SpaceId[]): number {
  const walks = DICE.map((spaces) => bestWalk(scene, ends, ways, spaces))
  const led = [...scene.p.followers].includes('cave-guide') && scene.p.toad === 0
  const best = walks.map((walk, i) => (led ? Math.max(walk, walks[i - 1] ?? walk, walks[i + 1] ?? walk) : walk))
  return best.reduce((sum, each) => sum + each, 0) / best.length
}

/** 11.3: through, or he stays and meets nothing, which is worth `stays`. */
export function gateWorth(scene: Walker, ends: Ends, stays: number): number {
  const { s, p } = scene
  const [back] = firstWays(s, p)
  const beyond = spaceOf(p.at).neighbours.filter((next) => next !== back)
  const opens = oddsAtGate(p)
  const through = isHeld(s, p) ? Math.max(...beyond.map(ends)) : rollWorth(scene, ends, beyond)
  return opens * through + (1 - opens) * stays
}
