import type { Ask, AskAbout, PickAsk } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { PickTopic } from './open/actions.ts'
import type { ArenaState } from './state.ts'
import type { RaceId, SpellId } from './tables/ids.ts'

// What a fight asks about and rolls for, as closed lists, and the verbs of the kernel held to them. Words are in `text/`.

/** What is about to come at someone, as the question says it. A type, for JSON has no interfaces. */
export type Threat = {
  readonly by: string
  /** `attack`, `impale`, `shoot`, `cast` and so on. */
  readonly deed: string
  readonly spell?: SpellId
}

/** Each topic with what its words need beside the state; its options are in `open/actions.ts`. */
interface ArenaTopics extends DiceTopic {
  muster: undefined // 26.2
  name: undefined // 25.1
  race: undefined
  /** Whose points are moved. */
  sh: { readonly race: RaceId }
  ag: { readonly race: RaceId }
  gear: undefined // 26.2
  incentive: undefined // 27.2
  move: undefined // 28.4
  face: undefined // 29.1
  action: undefined // 30.2
  cost: { readonly spell: SpellId; readonly whom: string | null } // 12.4
  place: { readonly spell: SpellId } // 15.1
  esp: undefined // 16.6
  evade: Threat // 37.3
  repel: { readonly by: string } // 39.1
  push: { readonly whom: string; readonly fell: boolean } // 40.2
  renew: { readonly spell: SpellId } // 14.4
  change: undefined // 33.4
}

export type Topic = keyof ArenaTopics
export type ArenaAsk<K extends Topic = Topic> = AskAbout<ArenaTopics, K>
export type ArenaPick = Extract<ArenaAsk<PickTopic>, PickAsk>

export const { pickOne, pickSome, askNumber, askText } = asking<ArenaTopics>()

/** What a roll is for; its words are in `text/rolls.ts`. */
export const ROLL_TOPICS = [
  'fires', // G-62
  'pits',
  'fighter-spell', // 17.1
  'incentive', // 27.2
  'attack', // 33.6
  'damage', // 6.1
  'fall', // 40.2
  'repel', // 39.1
  'disengage', // 39.3
  'cast', // 12.2
  'spell-damage', // 12.4
  'disbelieve', // 34.4
  'esp', // 16.6
] as const
export type RollTopic = (typeof ROLL_TOPICS)[number]

export const roll = rolling<ArenaState, RollTopic>()

/** The kernel gives each game its own questions back; of another game, false. */
export function isArenaAsk(ask: Ask, topics: object): ask is ArenaAsk {
  return Object.hasOwn(topics, ask.topic)
}
