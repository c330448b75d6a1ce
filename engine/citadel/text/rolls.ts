import type { RollMeaning } from '../../kernel/game.ts'
import type { RollTopic } from '../asks.ts'
import { isSpellId, SPELLS } from '../tables/index.ts'

// What a roll is for, in a few words, shown over the dice and beside every sum.

const FOUND: Readonly<Record<string, string>> = { gold: 'gold marks', jewels: 'jewels', 'magic-items': 'magic items' }

const spell = (id: string) => (isSpellId(id) ? SPELLS[id].name : id)

/** The words for each topic; a function where they name a thing. */
export const ROLLS: { readonly [topic in RollTopic]: string | ((of: string) => string) } = {
  'first-player': 'who picks first?',
  'magic-potential': 'what is the Magic Potential?',
  sun: 'which sun rules?',
  limit: 'how often on this raid?',
  'trap-check': 'is the door trapped?',
  detrap: 'is it disarmed?',
  trap: 'which trap?',
  'burning-oil': 'wounds from flaming oil',
  arrow: 'does the arrow hit?',
  poison: 'wounds from poison',
  'monster-check': 'are there monsters?',
  'encounter-first': 'which monsters? first die',
  'encounter-second': 'which monsters? second die',
  'number-of-monsters': 'how many?',
  'monster-skill': 'its weapon skill',
  'monster-wounds': 'its Wound Points',
  negotiation: 'negotiation',
  'monster-gold': 'does it carry gold?',
  'gold-amount': 'how much gold?',
  bribe: 'do they take the bribe?',
  target: 'which target does it attack?',
  attack: 'attack',
  'move-up': 'which monster moves up, and where?',
  'spell-wounds': (of) => `wounds from ${spell(of)}`,
  'mage-armor': 'wounds kept off',
  strength: 'strength',
  castings: 'castings on this raid',
  resistance: 'does it resist?',
  feature: 'what is it?',
  cure: 'wounds healed',
  bookcase: 'does the bookcase fall?',
  'bookcase-wounds': 'wounds from the bookcase',
  'altar-wounds': (of) => `wounds from ${spell(of)}`,
  painting: 'is the character in the picture?',
  'painting-wounds': 'wounds from the painting',
  'talisman-or-medallion': 'talisman or medallion?',
  'mirror-level': 'the level of the Hellgate',
  'mirror-segments': 'unexplored segments to the Hellgate',
  find: (of) => `are there ${FOUND[of] ?? of}?`,
  'find-number': (of) => `how many ${FOUND[of] ?? of}?`,
  jewel: 'what is the jewel worth?',
  'magic-item': 'what kind of magic item?',
  'chest-trap': 'is the chest trapped?',
  'magic-weapon': 'which weapon?',
  'magic-bonus': 'how strong is the magic?',
  potion: 'which potion?',
  talisman: 'which talisman?',
  'sun-gain': 'Magic Potential gained',
  uses: 'uses on this raid',
  mind: 'wounds from the battle of minds',
  medallion: 'which medallion?',
  strangling: 'wounds from strangling',
  ring: 'which ring?',
  gaze: 'does the gaze turn to stone?',
  'hellgate-demons': 'how many demons guard it?',
  'hellgate-blast': 'which target does the Hellgate blast?',
  hellgate: 'is the Hellgate destroyed?',
}

/** What a roll was for; for a topic that today's rules no longer know, its name. */
export function purposeOf({ topic, of = '' }: Pick<RollMeaning, 'topic' | 'of'>): string {
  if (!isRollTopic(topic)) return topic.replaceAll('-', ' ')
  const words = ROLLS[topic]
  return typeof words === 'string' ? words : words(of)
}

function isRollTopic(topic: string): topic is RollTopic {
  return Object.hasOwn(ROLLS, topic)
}
