import type { RollMeaning } from '../../kernel/game.ts'
import { ROLL_TOPICS, type RollTopic } from '../asks.ts'

// What a roll is for, in a few words, shown over the dice and beside every sum.

/** The words for each topic. */
export const ROLLS: Readonly<Record<RollTopic, string>> = {
  'open-door': 'does the door open?',
  'force-door': 'is the door forced?',
  'hero-hits': 'does the hero hit?',
  'monster-hits': 'does it hit?',
  'trap-level': 'what level is the trap?',
  'see-through': 'does the hero see through it?',
  'alysa-chooses': 'who does Alysa choose?',
  wound: 'where does it strike?',
  outwit: 'are the monsters outwitted?',
}

/** What a roll was for; for a topic that today's rules no longer know, its name. */
export function why({ topic }: Pick<RollMeaning, 'topic'>): string {
  const known = ROLL_TOPICS.find((each) => each === topic)
  return known === undefined ? topic.replaceAll('-', ' ') : ROLLS[known]
}
