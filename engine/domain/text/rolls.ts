import type { RollMeaning } from '../../kernel/game.ts'
import { ROLL_TOPICS, type RollTopic } from '../asks.ts'
import { kindName, spellName } from '../open/names.ts'
import { BOOK_SPELLS, PARCHMENT_IDS } from '../tables/table-types.ts'

const WORDS: Readonly<Record<RollTopic, string>> = {
  'who-begins': 'who begins?',
  luck: 'does luck hold?',
  relight: 'does the lantern light?',
  grope: 'which way in the dark?',
  potion: 'what does it do?',
  'first-blow': 'who strikes first?',
  blow: 'the blow',
  'creature-blow': 'its blow',
  javelin: 'the throw',
  skull: 'does the chamber do harm?',
  encounter: 'does anything attack?',
  'break-door': 'does the door give way?',
  climb: 'does the climb succeed?',
  cross: 'does the crossing succeed?',
  spikes: 'do the spikes miss?',
  spell: 'does it work?',
  summon: 'what does the evil do?',
}

/** The purpose of a roll, in a few words. */
export function why({ topic, of }: Pick<RollMeaning, 'topic' | 'of'>): string {
  const known = ROLL_TOPICS.find((each) => each === topic)
  if (known === undefined) return topic.replaceAll('-', ' ')
  const spell = [...BOOK_SPELLS, ...PARCHMENT_IDS].find((each) => each === of)
  const about = of === undefined ? '' : `${spell === undefined ? kindName(of) : spellName(spell)}: `
  return `${about}${WORDS[known]}`
}
