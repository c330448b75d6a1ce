import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'choose-heroes': { name: 'Choose heroes', text: 'You pick heroes by name instead of drawing them.' },
  'maze-kept': { name: 'The maze stays', text: 'The explored maze stays for every later raid of the campaign.' },
  'short-hunt': { name: 'Short hunt', text: 'The first mirror shows both the level of the Hellgate and the distance to it.' },
  'compound-aging': { name: 'Compound aging', text: 'With age, each price grows by a tenth of the previous price, not of the first.' },
  'physical-dice': PHYSICAL_DICE,
  labirynt: { name: 'Labirynt', text: 'Plays with all the changes of the Polish edition.' },
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
