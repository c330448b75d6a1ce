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
  'healing-hands': 'All life points back; takes the turn',
  'open-sesame': 'A door stands open for everybody through two turns; takes the turn',
  invisibility: 'Creatures in the light do not see you next turn; takes the turn',
  'guiding-light': 'Light without a lantern for two turns; takes the turn',
  boneshaker: 'Destroys one of the undead, but not the Reaper',
  'icy-blast': 'A creature stands frozen until the end of your next turn',
  'human-mole': 'Through rubble and walls next turn; takes the turn',
  'long-jump': 'Over a pit that is known or suspected; takes the turn',
  'ante-freeze': 'Destroys one of the undead, the Reaper too',
  'mirror-image': 'Destroys the Medusa',
  'double-trouble': 'Your attack counts double this turn',
  fireball: 'Destroys the nearest that lives; costs 2 life points',
}
