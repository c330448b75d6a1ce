import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'choose-characters': { name: 'Chosen Characters', text: 'Players choose their first Character in the order of their seats.' },
  'crystal-known': { name: 'Crystal known', text: 'The Magic Crystal Chamber is drawn by lot and shown at the start.' },
  'short-game': {
    name: 'A short game',
    text: 'Every Character starts with 2 Strength, 2 Craft and 3 Gold more, and can lose them like later gains.',
  },
  'six-may-step': { name: 'One space with Craft 6', text: 'Characters with Craft 6 or more may also move one space without a die.' },
  'trials-kept': { name: 'Trials stay passed', text: 'A Character who has passed a Trial need not pass it again.' },
  'last-life': { name: 'One life', text: 'A player whose Character dies is out. The game ends when no one is left.' },
  'cyborg-lost': { name: 'Cyborg lost for good', text: 'If the Ancient Power Plant destroys your Cyborg, you are out of the game.' },
  'no-attacks': { name: 'No attacks', text: 'Characters cannot attack each other, and Sticky Fingers is taken out.' },
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
