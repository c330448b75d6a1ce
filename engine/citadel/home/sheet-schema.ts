import type { Json } from '../../kernel/types.ts'
import { MEDALLIONS, POTIONS, RINGS, TALISMANS, WEAPONS } from '../tables/index.ts'

// The sheet (4.2) as JSON Schema, draft 2020-12: what record files promise of it. `readSheet` is what checks a file.

const KEBAB = { type: 'string', maxLength: 80, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }
const COUNT = { type: 'integer', minimum: 0, maximum: 9999 }
const YES = { type: 'boolean' }
const SPELLS = { maxItems: 26, type: 'array', items: { ...KEBAB, description: 'As in table 10.9: `heal`, `wrath-of-god`.' } }
const SUNS = {
  ...{ type: 'array', prefixItems: [COUNT, COUNT, COUNT], items: false, minItems: 3, maxItems: 3 },
  description: 'By sun: red, yellow, blue.',
}

const words = (list: readonly string[]) => ({ type: 'string', enum: [...new Set(list)] })

/** An object with these fields and no others; those that are not named may be left out. */
function object(properties: { readonly [field: string]: Json }, required: readonly string[] = Object.keys(properties)) {
  return { type: 'object', properties, required, additionalProperties: false }
}

const countsOf = (list: readonly string[]) => ({ type: 'object', propertyNames: words(list), additionalProperties: COUNT })

function item(kind: string, fields: { readonly [field: string]: Json }): Json {
  return object({ kind: { type: 'string', const: kind }, id: KEBAB, ...fields })
}

const ITEM: Json = {
  oneOf: [
    item('weapon', { weapon: words(WEAPONS), bonus: COUNT }),
    item('armor', { bonus: COUNT, worn: YES }),
    item('potion', { type: words(POTIONS), doses: COUNT }),
    item('talisman', { type: words(TALISMANS), gains: SUNS }),
    item('medallion', { type: words(MEDALLIONS), worn: YES }),
    item('ring', { type: words(RINGS), worn: YES, used: YES }),
    item('tapestry', { value: { type: 'integer', minimum: 0, maximum: 1_000_000_000 } }),
  ],
}

const FIELDS = {
  id: { ...KEBAB, description: 'The name by which the rules know the character.' },
  name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^(?!\\s)[^\\p{C}\\p{Zl}\\p{Zp}]+(?<!\\s)$' },
  race: words(['elf', 'dwarf', 'human', 'demi-cronk', 'swamp-creature']),
  kind: words(['hero', 'initiate']),
  woundPoints: { ...COUNT, minimum: 1 },
  resistance: COUNT,
  combatBonus: { ...COUNT, minimum: -9999 },
  magic: SUNS,
  weapons: {
    ...{ maxItems: 2, type: 'array' },
    items: object({ weapon: words(WEAPONS), bonus: COUNT, item: { anyOf: [KEBAB, { type: 'null' }] } }),
  },
  weaponSkill: countsOf(WEAPONS),
  skills: countsOf(['negotiation', 'detrap', 'hellgate']),
  known: SPELLS,
  knows: { ...COUNT, description: 'How many ordinary spells are known, where altars or talismans made them more than the ratings give.' },
  cheap: SPELLS,
  items: { maxItems: 500, type: 'array', items: ITEM },
  exits: COUNT,
}

export const SHEET_SCHEMA: object = {
  ...object(
    FIELDS,
    Object.keys(FIELDS).filter((field) => field !== 'knows'),
  ),
  description: 'The character record of Citadel of Blood, case 4.2.',
}
