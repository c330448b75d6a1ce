import type { Ask, AskAbout, PickAsk } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { HeroState, SectionId } from './state.ts'
import type { Wound } from './tables/index.ts'

// What a game asks about and rolls for, as closed lists, and the verbs of the kernel held to them. Words are in `text/`.

/** Each topic with what its words need beside the state; its options are in `actions.ts`. */
export interface HeroTopics extends DiceTopic {
  'hero-name': undefined // 103
  profile: undefined // 103A
  armour: undefined
  shield: undefined
  armed: undefined // 103B
  /** Whose way they are to stand in. */
  placement: SectionId // 104D
  start: undefined
  'hero-action': undefined // 202
  'monster-action': undefined
  /** Points that the counter has left. */
  'monster-to': { readonly points: number } // 204A
  block: undefined // 206C
  bar: undefined // 206D
  'drop-at': undefined // 207A
  'attack-targets': undefined // 210B
  defend: undefined // 210C
  'monster-attack': undefined
  succubus: undefined // 211C
  /** What luck would undo, and the levels of it. */
  luck: { readonly wounds: readonly Wound[]; readonly luck: number } // 212E
  /** Points that are still to be placed. */
  excess: { readonly left: number } // 212C
  /** Levels that may still be recovered. */
  breather: { readonly left: number } // 213B
}

export type Topic = keyof HeroTopics

/** A question of HERO about one of these topics. */
export type HeroAsk<K extends Topic = Topic> = AskAbout<HeroTopics, K>

/** Topics in which options are picked. */
export type PickTopic = Exclude<Topic, 'hero-name' | 'profile' | 'dice'>

export type HeroPick = Extract<HeroAsk<PickTopic>, PickAsk>

export const { askText, pickOne, pickSome, share } = asking<HeroTopics>()

/** What a roll is for; its words are in `text/rolls.ts`. */
export const ROLL_TOPICS = [
  'open-door', // 206B
  'force-door', // 206D
  'outwit', // 208B
  'hero-hits', // 210D
  'monster-hits', // 210F
  'trap-level', // 211D
  'see-through', // 211C, 211D
  'wound', // 212B
  'alysa-chooses', // 215B8
] as const
export type RollTopic = (typeof ROLL_TOPICS)[number]

export const roll = rolling<HeroState, RollTopic>()

/** The kernel gives each game its own questions back; of another game, false. */
export function isHeroAsk(ask: Ask, topics: object): ask is HeroAsk {
  return Object.hasOwn(topics, ask.topic)
}
