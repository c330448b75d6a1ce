import type { Catalogue, CatalogueEntry } from '../../../book-page.ts'
import { itemIcon, monsterIcon, nameOf } from '../names.ts'
import { type CitadelTables, citadelTables } from '../tables.ts'

/** Everything that can be met (8.2) and found (14.3 to 14.8), as chapters of the rulebook. */
export function catalogues(answer: Readonly<Record<string, unknown>>): readonly Catalogue[] {
  const tables = citadelTables(answer)
  if (tables?.words === undefined || tables['8.2'] === undefined) return []
  return [
    {
      id: 'bestiary',
      title: 'Bestiary',
      text: 'All the monsters of the Citadel: how they fight, and what only they can do.',
      entries: beasts(tables, tables.words.monsters),
    },
    {
      id: 'armoury',
      title: 'Armoury',
      text: 'Everything a character can carry: ordinary weapons, and finds from inside.',
      entries: things(tables.words.items),
    },
  ]
}

type Words = NonNullable<CitadelTables['words']>

function beasts(tables: CitadelTables, lines: Words['monsters']): readonly CatalogueEntry[] {
  return Object.entries(tables['8.2']).map(([type, monster]) => ({
    id: type,
    name: monster.name,
    icon: monsterIcon(type),
    line: lines[type as keyof Words['monsters']],
    figures: [
      ['Combat Bonus', String(monster.combatBonus)],
      ['Wounds', monster.wounds],
      ['Resistance', String(monster.resistance)],
      ['Talk', monster.negotiation === null ? 'never' : String(monster.negotiation)],
      ['Weapon', monster.weapon === null ? 'claws and teeth' : nameOf(monster.weapon)],
      ['Treasure', `${monster.treasure.room} in rooms, ${monster.treasure.wandering} wandering`],
    ],
    rule: monster.special?.rule ?? '8.2',
    killedAs: type,
  }))
}

const KINDS = { weapon: 'Weapon', armor: 'Armor', potion: 'Potion', talisman: 'Talisman', medallion: 'Medallion', ring: 'Ring' } as const

function things(items: Words['items']): readonly CatalogueEntry[] {
  return items.map(({ kind, type, name, effect, rule }) => ({
    id: `${kind}-${type}`,
    name,
    icon: itemIcon({ kind, type }),
    line: effect,
    figures: [['Kind', KINDS[kind]]],
    rule,
  }))
}
