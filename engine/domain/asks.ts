import type { AskAbout, PickAsk } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { DomainState, Square } from './state.ts'

// What a game asks about and rolls for, as closed lists, and the verbs of the kernel held to them. Words are in `text/`.

/** Each topic with what its words need beside the state; its options are in `actions.ts`. */
export interface DomainTopics extends DiceTopic {
  quadrant: undefined // 3.0
  entry: undefined
  turn: undefined // 6.1
  /** What the die showed. */
  direction: { readonly die: number } // 6.4
  /** The tile that was drawn, and the square at which it is entered. */
  lay: { readonly tile: string; readonly square: Square } // 5.2
  find: undefined // 7.0
  /** What would be lost, and to what. */
  luck: { readonly amount: number; readonly cause: string } // 4.2
  /** The creature; in a passage no card is met. */
  meet: { readonly card: string | null; readonly kind: string } // 9.1
  /** With Double Trouble cast on meeting: the round from which it counts (D-49). */
  arm: { readonly card: string | null; readonly kind: string; readonly doubledFrom?: number } // 9.4
  round: { readonly round: number } // 9.3
  passage: undefined // 10.3
  pit: undefined // 10.7
  'climb-to': undefined
}

export type Topic = keyof DomainTopics

/** A question of DOMAIN about one of these topics. */
export type DomainAsk<K extends Topic = Topic> = AskAbout<DomainTopics, K>

export type PickTopic = Exclude<Topic, 'dice'>
export type DomainPick = Extract<DomainAsk<PickTopic>, PickAsk>

export const { pickOne } = asking<DomainTopics>()

/** What a roll is for; its words are in `text/rolls.ts`. */
export const ROLL_TOPICS = [
  'who-begins', // 3.0
  'luck', // 4.2
  'relight', // 6.3
  'grope', // 6.4
  'potion', // 8.3
  'first-blow', // 9.1
  'blow', // 9.2
  'creature-blow',
  'javelin', // 9.6
  'skull', // 10.2
  'encounter', // 10.4
  'break-door', // 10.5
  'climb', // 10.7
  'cross',
  'spikes', // 10.9
  'spell', // 11.1
  'summon', // 11.6
] as const
export type RollTopic = (typeof ROLL_TOPICS)[number]

export const roll = rolling<DomainState, RollTopic>()
