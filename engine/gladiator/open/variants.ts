import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'open-stats': { name: 'Open numbers', text: 'All players see all numbers, and no curtain is drawn.' },
  'clean-sand': { name: 'Clean sand', text: 'The arena gets neither fires nor pits.' },
  missio: { name: 'Missio', text: 'A side whose fighters in the arena are all unconscious yields: they live, and the fight is lost.' },
  'learn-at-once': {
    name: 'Learning at once',
    text: 'Advances count as soon as they are earned, during the fight; a point of strength is a point of health too.',
  },
  'steady-grip': { name: 'Steady grip', text: 'On four dice a weapon falls only at 22 or more.' },
  'prone-target': { name: 'Prone targets', text: 'Missiles, thrown weapons and spells too hit a prone target more easily, by 4.' },
  'soft-behemoth': { name: 'Soft Behemoths', text: 'A Behemoth is dazed at 5 and knocked down at 8, like people.' },
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
