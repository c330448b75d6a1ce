import type { RollMeaning } from '../../kernel/game.ts'
import { ROLL_TOPICS, type RollTopic } from '../asks.ts'
import { SIDE_NAMES } from '../open/names.ts'
import type { Side } from '../tables/table-types.ts'
import { armName } from './names.ts'

const WORDS: Readonly<Record<RollTopic, string>> = {
  fires: 'the number of fires',
  pits: 'the number of pits',
  'fighter-spell': 'to know it',
  incentive: 'to choose who moves first',
  attack: 'to hit',
  damage: 'damage',
  fall: 'to stay standing',
  repel: 'to repel',
  disengage: 'to get free',
  cast: 'to succeed',
  'spell-damage': 'damage',
  disbelieve: 'to see through it',
  esp: 'how many it reads',
}

/** The purpose of a roll, in a few words: `to hit (Longsword)`. */
export function why({ topic, of }: Pick<RollMeaning, 'topic' | 'of'>): string {
  const known = ROLL_TOPICS.find((each) => each === topic)
  if (known === undefined) return topic.replaceAll('-', ' ')
  if (of === undefined) return WORDS[known]
  return `${WORDS[known]} (${isSide(of) ? SIDE_NAMES[of] : armName(of)})`
}

function isSide(id: string): id is Side {
  return Object.hasOwn(SIDE_NAMES, id)
}
