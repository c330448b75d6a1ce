import type { RollMeaning } from '../../kernel/game.ts'
import { ROLL_TOPICS, type RollTopic } from '../asks.ts'
import { armName } from './names.ts'

const WORDS: Readonly<Record<RollTopic, string>> = {
  fires: 'how many fires?',
  pits: 'how many pits?',
  'fighter-spell': 'is it known?',
  incentive: 'who chooses?',
  attack: 'does it hit?',
  damage: 'the damage',
  fall: 'does he keep his feet?',
  repel: 'does he repel it?',
  disengage: 'does he get free?',
  cast: 'does it succeed?',
  'spell-damage': 'the damage',
  disbelieve: 'does he see through it?',
  esp: 'how many?',
}

/** The purpose of a roll, in a few words. */
export function why({ topic, of }: Pick<RollMeaning, 'topic' | 'of'>): string {
  const known = ROLL_TOPICS.find((each) => each === topic)
  if (known === undefined) return topic.replaceAll('-', ' ')
  return of === undefined ? WORDS[known] : `${armName(of)}: ${WORDS[known]}`
}
