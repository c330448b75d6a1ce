import type { Ask, AskAbout } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { TollState } from './state.ts'

// What the game asks about and rolls for, as closed lists. Words are in `text/`.

/** Each topic with what its words need beside the state. */
export interface TollTopics extends DiceTopic {
  card: undefined // 2.1
}

export type Topic = keyof TollTopics
export const TOPICS = ['card', 'dice'] as const satisfies readonly Topic[]

/** A question of this game about one of these topics. */
export type TollAsk<K extends Topic = Topic> = AskAbout<TollTopics, K>

export const { pickOne } = asking<TollTopics>()

export type RollTopic = 'toll' // 2.2
export const roll = rolling<TollState, RollTopic>()

/** The kernel gives each game its own questions back; of another game, false. */
export function isTollAsk(ask: Ask): ask is TollAsk {
  return TOPICS.some((topic) => topic === ask.topic)
}
