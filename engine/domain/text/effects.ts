import { cardOf, isTreasure, treasureOf } from '../open/cards.ts'
import { cardLine, treasureLine } from '../open/lines.ts'
import type { SpellId, Weight } from '../tables/table-types.ts'

// What each card, spell and treasure does, in one line.

const WEIGHT_WORDS: Readonly<Record<Weight, string>> = { light: 'light', average: 'one place', heavy: 'heavy' }

/** One line for a card or a major treasure, with its weight; `magic` for one that counts double (10.1). */
export function effectOf(thing: string, magic = false): string {
  if (isTreasure(thing)) return treasureLine(treasureOf(thing))
  const card = cardOf(thing)
  const line = cardLine(card, { magic })
  return card.type === 'object' ? `${line}; ${WEIGHT_WORDS[card.weight]}` : line
}

/** What a spell does, in a few words (11.2, 11.3). */
export const SPELL_EFFECTS: Readonly<Record<SpellId, string>> = {
  'healing-hands': 'Restores all life points; takes the turn',
  'open-sesame': 'Opens a door to everyone for two turns; takes the turn',
  invisibility: 'Hides you from creatures in the light next turn; takes the turn',
  'guiding-light': 'Lights your way without a lantern for two turns; takes the turn',
  boneshaker: 'Destroys one of the undead, but not the Reaper',
  'icy-blast': 'Freezes a creature until the end of your next turn',
  'human-mole': 'Takes you through rubble and walls next turn; takes the turn',
  'long-jump': 'Jumps a known or suspected pit; takes the turn',
  'ante-freeze': 'Destroys one of the undead, even the Reaper',
  'mirror-image': 'Destroys the Medusa',
  'double-trouble': 'Doubles your attacks by hand this turn',
  fireball: 'Destroys the nearest living creature or player; costs 2 life points',
}
