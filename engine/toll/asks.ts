import type { AskAbout } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { Card, TollState } from './types.ts'

/** What the game asks: each topic with what its words need beside the state. Words are in `text.ts`. */
interface TollTopics extends DiceTopic {
  card: undefined // 2.1
}

export type TollAsk = AskAbout<TollTopics>

export const { pickOne } = asking<TollTopics>()
export const roll = rolling<TollState, 'toll'>() // 2.2

/** The id of an option. Ids are made and taken apart here and nowhere else. */
export function layId(card: Card): string {
  return `lay:${card}`
}

/** An id that means nothing is a bug: the kernel lets none through. */
export function cardOf(id: string): Card {
  const card = /^lay:([1-6])$/.exec(id)?.[1]
  if (card === undefined) throw new Error(`${id} means nothing here`)
  return Number(card)
}
