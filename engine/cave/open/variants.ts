import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'choose-characters': { name: 'Chosen Characters', text: 'Players choose their first Character in the order of their seats.' },
  'crystal-known': { name: 'The Crystal is known', text: 'The Magic Crystal Chamber is drawn by lot and shown at the start.' },
  'short-game': {
    name: 'A short game',
    text: 'Every Character starts with 2 Strength, 2 Craft and 3 Gold more; they are lost like gains.',
  },
  'six-may-step': { name: 'One space with Craft 6', text: 'Characters with Craft 6 and more may also go one space without a die.' },
  'trials-kept': { name: 'Trials stay passed', text: 'A Trial that a Character has passed need not be passed again.' },
  'last-life': { name: 'One life', text: 'A player whose Character dies is out; the game ends when nobody is left.' },
  'cyborg-lost': { name: 'The Cyborg is lost', text: 'A player whose Cyborg the Ancient Power Plant destroys is out of the game.' },
  'no-attacks': { name: 'No attacks', text: 'Nobody attacks another Character, and Sticky Fingers is taken out.' },
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
