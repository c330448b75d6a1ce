import type { SpellId } from '../tables/index.ts'

/** The spells that help a party most, the one wanted most first (4.1.B.6, 4.1.D). */
export const SPELLS_WANTED = [
  'rejuvenate',
  'heal',
  'lightning',
  'sleep',
  'mental-attack',
  'charm',
  'blast',
  'redemption',
  'neutralize-poison',
  'cease-fire',
  'stone-flesh',
  'mage-armor',
  'oratory',
  'strength',
  'lock',
  'teleport',
  'daunt',
  'cow',
] as const satisfies readonly SpellId[]
