import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
