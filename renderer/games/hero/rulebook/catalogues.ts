import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { KIND_NAMES } from '../../../../engine/hero/open/names.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import type { Catalogue, CatalogueEntry } from '../../../book-page.ts'
import { titled } from '../table/names.ts'
import { type HeroTables, heroTables } from '../tables.ts'

/** Everything that lies in a catacomb (203 to 211), and everything that a hero wields, wears and takes, as chapters of the rulebook. */
export function catalogues(answer: Readonly<Record<string, unknown>>): readonly Catalogue[] {
  const tables = heroTables(answer)
  if (tables?.words === undefined) return []
  return [
    {
      id: 'bestiary',
      title: 'Bestiary',
      text: 'Everything that may lie face down: how it fights, and what else it can do.',
      entries: KINDS.map((kind) => beast(tables, kind)),
    },
    { id: 'armoury', title: 'Armoury', text: 'Everything that a hero wields, wears and carries.', entries: things(tables) },
  ]
}

const KINDS = (Object.keys(KIND_NAMES) as Kind[]).filter((kind) => kind !== 'gold' && kind !== 'jewel')

const RULES: Readonly<Partial<Record<Kind, string>>> = { succubus: '211C', trap: '211D', dummy: '211E' }

function beast(tables: HeroTables, kind: Kind): CatalogueEntry {
  const { count, stacking } = tables['104D'].counters[kind]
  const isOf = <T extends object>(table: T): table is T & Readonly<Record<Kind, number | null>> => kind in table
  const needed = isOf(tables['210F'].monsterToHit) ? tables['210F'].monsterToHit[kind] : null
  const holds = isOf(tables['206C'].blocking) ? tables['206C'].blocking[kind] : null
  const points = isOf(tables['214A'].courage) ? tables['214A'].courage[kind] : null
  return {
    id: kind,
    name: titled(KIND_NAMES[kind]),
    icon: KIND_ICONS[kind],
    line: tables.words.counters[kind],
    figures: [
      ['In each section', String(count)],
      ['Stacking factor', String(stacking)],
      ['Hits from', needed === null ? 'never' : `${needed} on two dice`],
      ['Holds a door', holds === null ? 'no' : `${holds} to his try`.replace('-', '−')],
      ['Courage', points === null ? '–' : String(points)],
    ],
    rule: RULES[kind] ?? '203',
    killedAs: kind,
  }
}

const THINGS = { weapon: 'Weapon', armour: 'Armour', riches: 'Riches' } as const
const ICONS: Readonly<Record<string, string>> = {
  'short-sword': 'w-sword',
  'long-sword': 'w-sword',
  dagger: 'w-dagger',
  ax: 'w-ax',
  'long-ax': 'w-ax',
  hammer: 'w-hammer',
  spear: 'w-throwing-dagger',
  shield: 'x-shield',
  gold: 'x-coins',
  jewel: 'x-gem',
}

function things({ words, '102B': { proficiency } }: HeroTables): readonly CatalogueEntry[] {
  return words.things.map(({ kind, type, name, effect, rule }) => {
    const weapon = Object.entries(proficiency).find(([each]) => each === type)?.[1]
    return {
      id: `${kind}-${type}`,
      name: titled(name),
      icon: ICONS[type] ?? 'x-armor',
      line: effect,
      figures: [
        ['Kind', THINGS[kind]],
        ...(weapon
          ? [
              [
                'By level',
                weapon.modifiers.map((modifier) => (modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−'))).join(' '),
              ] as const,
            ]
          : []),
      ],
      rule,
    }
  })
}
