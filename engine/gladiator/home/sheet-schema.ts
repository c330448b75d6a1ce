import type { Json } from '../../kernel/types.ts'
import { LONGEST_NAME } from '../open/campaign.ts'
import { CARRIED, MOST_EXPERIENCE } from '../sheet.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import { RACES } from '../tables/races.ts'

// The sheet as JSON Schema, draft 2020-12: what record files promise of it. `readSheet` is what is held against a file.

const KEBAB = { type: 'string', maxLength: 40, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }
const COUNT = { type: 'integer', minimum: 0, maximum: 9999 }
const ATTRIBUTE = { type: 'integer', minimum: 1, maximum: 40 }
const POINTS = { type: 'integer', minimum: 0, maximum: MOST_EXPERIENCE }

const words = (list: readonly string[]) => ({ type: 'string', enum: [...list] })
const orNull = (of: { readonly [field: string]: Json }) => ({ anyOf: [of, { type: 'null' }] })

/** An object with these fields and no others. */
function object(properties: { readonly [field: string]: Json }) {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

export const SHEET_SCHEMA: object = {
  ...object({
    id: { ...KEBAB, description: 'The name by which the rules know the gladiator.' },
    name: { type: 'string', minLength: 1, maxLength: LONGEST_NAME, pattern: '^(?!\\s)[^\\p{C}\\p{Zl}\\p{Zp}]+(?<!\\s)$' },
    race: words(Object.keys(RACES)),
    start: {
      ...object({ sh: ATTRIBUTE, ag: ATTRIBUTE, iq: ATTRIBUTE }),
      description: 'The attributes to begin with; those of today follow from these and the experience (11.2).',
    },
    experience: { ...POINTS, description: '0 for the dead.' },
    bones: { ...orNull(POINTS), description: 'The experience at death; null for the living.' },
    fights: { ...COUNT, description: 'Fights survived.' },
    gear: object({
      ready: orNull(words(CARRIED)),
      also: orNull(words(CARRIED)),
      slung: { type: 'array', maxItems: 2, items: words(CARRIED) },
      suit: words(Object.keys(SUITS)),
      helmet: orNull(words(Object.keys(HELMETS))),
    }),
    kept: { type: 'array', maxItems: 40, items: { type: 'string', pattern: '^death-sword-[1-9]\\d{0,4}$' } },
    breakOuts: { ...COUNT, description: 'Fights given up while the gladiator was in the arena (44.1).' },
  }),
  description: 'A gladiator as the stable keeps one between fights.',
}
