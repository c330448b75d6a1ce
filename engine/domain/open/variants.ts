import type { VariantWords } from '../../kernel/variant-types.ts'
import { PHYSICAL_DICE, variantIds } from '../../kernel/words.ts'

/** The variants as forms and rulebook have them, in the order in which they are offered. */
export const VARIANT_WORDS = {
  'open-quadrants': {
    name: 'Every quadrant is open',
    text: 'With one or two players, outer tiles may be laid in the empty quadrants too.',
  },
  'dark-inner': { name: 'Darkness everywhere', text: 'Inner tiles and chambers are dark too: you need light there.' },
  memory: {
    name: 'From memory',
    text: 'No one is shown what lies face down, bots included: only where, as at a real table.',
  },
  easy: { name: 'A milder chamber', text: 'Creatures of the green deck have initiative 35 and cost 2 life points, not 40 and 3.' },
  'physical-dice': PHYSICAL_DICE,
} as const satisfies Readonly<Record<string, VariantWords>>

export type Variant = keyof typeof VARIANT_WORDS
export const VARIANTS = variantIds(VARIANT_WORDS)
