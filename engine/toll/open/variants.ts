import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE } from '../../kernel/words.ts'

/** The variants as form and rulebook have them. */
export const VARIANT_WORDS = {
  'whole-hand': { name: 'The whole hand', text: 'Five rounds are played, so that every card is laid.' },
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>
