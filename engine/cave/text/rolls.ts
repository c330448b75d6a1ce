import type { RollMeaning } from '../../kernel/game.ts'
import { ROLL_TOPICS, type RollTopic } from '../asks.ts'
import { anyName } from '../open/names.ts'

const WORDS: Readonly<Record<RollTopic, string>> = {
  movement: 'how far?',
  turning: 'which way?',
  gate: 'does the gate open?',
  passing: 'does the Chamber stop you?',
  chamber: 'what is this Chamber?',
  'chamber-die': 'what does it bring?',
  search: 'is the Magic Crystal here?',
  bribe: 'how much does the Gnome want?',
  space: 'what happens?',
  card: 'what does it do?',
  armour: 'does it hold?',
  blow: 'the blow',
  'creature-blow': 'its blow',
  defence: 'the defence',
}

/** The purpose of a roll, in a few words. */
export function why({ topic, of }: Pick<RollMeaning, 'topic' | 'of'>): string {
  const known = ROLL_TOPICS.find((each) => each === topic)
  if (known === undefined) return topic.replaceAll('-', ' ')
  return of === undefined ? WORDS[known] : `${anyName(of)}: ${WORDS[known]}`
}
