import type { Script } from '../../../kernel/play.ts'
import { areAdjacent, distance } from '../../open/squares.ts'
import type { Arena, ArenaState } from '../../state.ts'
import { OTHER_SPELLS } from '../../tables/spells.ts'
import { seenEnemies } from '../23-sight.ts'
import { newThing } from '../24-starting.ts'
import type { OnSand } from '../33-need.ts'
import { effectOf, halfPoints, tagOf } from '../figures.ts'
import { tellOf } from '../telling.ts'

// What an Evil Mage does for the strongest robot beside it (22.1, G-128).

export type BoostingEvent = { type: 'death-sword-given'; rule: '22.1'; figure: string; by: string; thing: string }

/** How far a Psychic Blast goes (16.3). */
export const PSYCHIC_RANGE: number = OTHER_SPELLS['psychic-blast'].range

/** G-128: once for each Behemoth, into an empty hand, standing next to it. */
export function deathSwordDue(f: OnSand, friend: OnSand): boolean {
  const isAble = friend.kind === 'behemoth' && friend.status === 'standing' && friend.ready === null && friend.armed !== true
  return isAble && areAdjacent(f.at, friend.at)
}

export function* giveDeathSword(g: Arena, f: OnSand, friend: OnSand): Script<boolean> {
  const sword = newThing(g.state, 'death-sword')
  friend.ready = sword
  friend.armed = true
  const event = { type: 'death-sword-given', rule: '22.1', figure: tagOf(friend), by: tagOf(f), thing: sword.id } as const
  yield* tellOf(g, [f, friend], event satisfies BoostingEvent)
  return true
}

/** 22.1: agility that it has not been lent yet, and speed as long as no enemy is within a charge. */
export function wantsMagic(s: ArenaState, friend: OnSand): readonly ('agility-magic' | 'magic-speed')[] {
  const isFar = seenEnemies(s, friend.side).every(({ at }) => distance(friend.at, at) > halfPoints(friend))
  return [
    ...(effectOf(friend, 'agility-magic') === null ? (['agility-magic'] as const) : []),
    ...(isFar && effectOf(friend, 'magic-speed') === null ? (['magic-speed'] as const) : []),
  ]
}
