import type { AskAbout, PickAsk } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { CaveState } from './state.ts'
import type { CharacterId, SpaceId } from './tables/table-types.ts'

// What a game asks about and rolls for, as closed lists, and the verbs of the kernel held to them. Words are in `text/`.

/** The enemies in a fight, as the question says it: cards, or one of those that stand on no card. A type, since interfaces aren't JSON. */
export type Against = {
  readonly cards: readonly string[]
  readonly kind: string
  readonly by: 'strength' | 'craft'
  /** Their Strength or Craft together. */
  readonly value: number
}

/** Each topic with what its words need beside the state; its options are in `actions.ts`. */
export interface CaveTopics extends DiceTopic {
  character: undefined // C-114
  move: undefined // 11.2
  /** What the die showed; null with Swift Foot. */
  pace: { readonly die: number | null }
  /** Spaces still to go. */
  direction: { readonly left: number }
  'stop-here': { readonly left: number } // 12.5
  recall: undefined
  encounter: undefined // 12.1
  evade: { readonly by: CharacterId } // 14.6
  /** `bonus` is what the attacker's Spell adds (14.7). */
  defend: { readonly by: CharacterId; readonly psychic: boolean; readonly bonus: number }
  spoils: { readonly from: CharacterId } // 14.9
  deck: { readonly left: number } // 12.3
  fight: { readonly against: Against } // 14.2
  /** What would cost a Life, or who robs him. */
  ward: { readonly cause: string }
  visit: { readonly card: string } // 13.8
  /** Null at the Cave Entrance. */
  heal: { readonly card: string | null } // 4.7
  take: undefined // 13.9
  space: { readonly space: SpaceId } // 12.6
  leave: { readonly count: number }
  shrine: undefined // 12.4
  arena: undefined
  /** What the die or the dice showed. */
  're-roll': { readonly dice: readonly number[] }
  search: { readonly needed: number } // 12.5
  trials: undefined
  'leave-chamber': undefined
  'too-many': { readonly limit: number } // 5.5
  'too-many-spells': { readonly limit: number } // 2.8
}

export type Topic = keyof CaveTopics

/** A question of the Cave about one of these topics. */
export type CaveAsk<K extends Topic = Topic> = AskAbout<CaveTopics, K>

export type PickTopic = Exclude<Topic, 'dice'>
export type CavePick = Extract<CaveAsk<PickTopic>, PickAsk>

export const { pickOne, pickSome } = asking<CaveTopics>()

/** What a roll is for; its words are in `text/rolls.ts`. */
export const ROLL_TOPICS = [
  'movement', // 11.2
  'turning',
  'gate', // 11.3
  'passing', // 11.4
  'chamber', // 12.4
  'chamber-die',
  'search', // 12.5
  'bribe',
  'space', // 12.6
  'card', // 13
  'armour', // 14.4
  'blow',
  'creature-blow',
  'defence', // 14.8
] as const
export type RollTopic = (typeof ROLL_TOPICS)[number]

export const roll = rolling<CaveState, RollTopic>()

/** Who rolls real dice for a creature: the next seat, alone the player himself (C-69). */
export function seatOfCreature(s: Pick<CaveState, 'players'>, seat: Seat): Seat {
  return (seat + 1) % s.players.length
}
