import { capital } from '../../kernel/words.ts'
import { firstWays } from '../chapters/11-ways.ts'
import { rollEnds, walkEnds } from '../odds/walk.ts'
import { parseAction } from '../open/actions.ts'
import { atSpace, theSpace } from '../open/names.ts'
import { CHAMBER_SPACES, ENTRANCE, spaceOf } from '../open/spaces.ts'
import { LIMITS } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { meetWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import type { Scene } from './scene.ts'
import { bestWalk, type Ends, endsOf, gateWorth, rollWorth, walkWorth } from './walking.ts'
import { SPELL } from './worth.ts'

/** What a Spell that moves the pawn has to bring more than the die. */
const SPELL_MOVES = SPELL + 4

const PLANT = 'ancient-power-plant'
const FULL_HANDS = 2

/** 12.6: the ways that don't end in the Ancient Power Plant, where he has much to lose there and Lives enough. */
function spared({ p, temper }: Scene, ids: readonly string[], end: (id: string) => SpaceId | null): readonly string[] {
  if (!temper.plans || p.objects.length < FULL_HANDS || p.lives < LIMITS.healTo) return ids
  const others = ids.filter((id) => end(id) !== PLANT)
  return others.length > 0 ? others : ids
}

/** Where that leads without a die. */
function stepOf(id: string): SpaceId | null {
  const deed = parseAction('move', id)
  return deed.kind === 'step' ? deed.space : null
}

/** 11.2: the die, a step, the gate or a Spell. */
export function move(scene: Scene, open: readonly string[]): BotChoice {
  const ids = spared(scene, open, stepOf)
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
  const id = best(ids, worth)
  return one(id, () => moveReason(scene, ends, ids, id))
}

/** What the die may reach, or why it stays on the table. */
function moveReason({ s, p }: Scene, ends: Ends, ids: readonly string[], id: string): string {
  const deed = parseAction('move', id)
  switch (deed.kind) {
    case 'roll':
      return ids.length === 1 ? 'The only way to move' : `It may take you to ${theSpace(bestOf(rollEnds(s, p), ends))}`
    case 'step':
      return `${capital(theSpace(deed.space))} is worth more than ${ids.includes('roll') ? 'the die on average' : 'the other ways'}`
    case 'gate':
      return 'You gain more beyond the gate, even if it may stay shut'
    case 'cast':
      return 'It reaches more than the die on average'
  }
}

/** The best space where a walk can end. */
function bestOf(reached: ReadonlyMap<SpaceId, number>, ends: Ends): SpaceId {
  return best([...reached.keys()], ends)
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
  return one(id, () => `You can end ${atSpace(bestOf(walkEnds(scene.s, scene.p, spaces(id)), ends))}`)
}

/** The first way, or one at a turning; loops are longer than any walk, so the space before this one is all that is used up. */
export function direction(scene: Scene, open: readonly string[], left: number): BotChoice {
  const ends = endsOf(scene)
  const { p } = scene
  const way = (id: string) => parseAction('direction', id).space
  const ids = left === 1 ? spared(scene, open, way) : open
  const id = best(ids, (each) => walkWorth(scene, ends, [p.at, way(each)], left - 1, isSwift(scene)))
  return one(id, () => {
    const reached = walkEnds(scene.s, p, left, [way(id)])
    return reached.size === 1 ? 'The best end of any way' : `You can end ${atSpace(bestOf(reached, ends))}: the best way on average`
  })
}

function isSwift({ s }: Scene): boolean {
  return s.turn?.swift === true
}

/** Where Recall leads, or the way out of the Crystal Chamber: there nothing is met. */
export function recall(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  return one(
    best(ids, (id) => ends(parseAction('recall', id).space)),
    'What you meet there, and what lies beyond, is worth most',
  )
}

export function leaveChamber(scene: Scene, ids: readonly string[]): BotChoice {
  const ends = endsOf(scene)
  const near = (space: SpaceId) => ends(space) - meetWorth(scene, space)
  return one(
    best(ids, (id) => near(parseAction('leave-chamber', id).space)),
    'The shorter way to what you need next',
  )
}
