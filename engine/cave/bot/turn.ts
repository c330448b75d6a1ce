import { firstWays } from '../chapters/11-ways.ts'
import { parseAction } from '../open/actions.ts'
import { CHAMBER_SPACES, ENTRANCE, spaceOf } from '../open/spaces.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { meetWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import type { Scene } from './scene.ts'
import { bestWalk, type Ends, endsOf, gateWorth, rollWorth, walkWorth } from './walking.ts'
import { SPELL } from './worth.ts'

/** What a Spell that moves him has to bring more than the die. */
const SPELL_MOVES = SPELL + 4

/** 11.2: the die, a step, the gate or a Spell. */
export function move(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  const ways = firstWays(scene.s, scene.p)
  const worth = (id: string) => {
    const deed = parseAction('move', id)
    switch (deed.kind) {
      case 'roll':
        return rollWorth(scene, ends, ways)
      case 'step':
        return ends(deed.space)
      case 'gate':
        return gateWorth(scene, ends, ends(scene.p.at) - meetWorth(scene, scene.p.at))
      case 'cast':
        return (deed.spell === 'recall' ? recallWorth(scene, ends) : swiftWorth(scene, ends)) - SPELL_MOVES
    }
  }
  return one(best(ids, worth), 'The best that I can reach')
}

function recallWorth({ s }: Scene, ends: Ends): number {
  return Math.max(...[ENTRANCE, ...CHAMBER_SPACES].filter((space) => space !== s.crystal).map(ends))
}

/** A step is had without a Spell. */
const FAR = [2, 3, 4, 5, 6]

function swiftWorth(scene: Scene, ends: Ends): number {
  return Math.max(...FAR.map((spaces) => bestWalk(scene, ends, spaceOf(scene.p.at).neighbours, spaces, true)))
}

/** The Cave Guide's or Swift Foot's. */
export function pace(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  const ways = firstWays(scene.s, scene.p)
  const spaces = (id: string) => parseAction('pace', id).spaces
  const far = isSwift(scene) ? ids.filter((id) => spaces(id) > 1) : ids
  const id = best(far.length > 0 ? far : ids, (each) => bestWalk(scene, ends, ways, spaces(each), isSwift(scene)))
  return one(id, `${spaces(id)} spaces end on the best space in reach`)
}

/** The first way, or one at a turning; loops are longer than any walk, so the space before this one is all that is used up. */
export function direction(scene: Scene, ids: readonly string[], left: number): BotChoice {
  const ends = endsOf(scene)
  const { p } = scene
  return one(
    best(ids, (id) => walkWorth(scene, ends, [p.at, parseAction('direction', id).space], left - 1, isSwift(scene))),
    'That way',
  )
}

function isSwift({ s }: Scene): boolean {
  return s.turn?.swift === true
}

/** Where he is put, or goes when he leaves the Crystal: there nothing is met. */
export function recall(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  return one(
    best(ids, (id) => ends(parseAction('recall', id).space)),
    'There I am of use',
  )
}

export function leaveChamber(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  const near = (space: SpaceId) => ends(space) - meetWorth(scene, space)
  return one(
    best(ids, (id) => near(parseAction('leave-chamber', id).space)),
    'Out of here',
  )
}
