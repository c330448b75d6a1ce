import { LEVELS } from '../../../../engine/citadel/tables/index.ts'
import type { Plate } from '../../../scene/plate.ts'
import { itemIcon, nameOf } from '../names.ts'
import { altarOf, bookcase, FOUND, mirror, painting } from './features.ts'
import * as happen from './happenings.ts'
import type { MonsterType, Sun } from './monsters.ts'
import { monsters, SPOTS } from './monsters.ts'

const SUNS: readonly Sun[] = ['red', 'yellow', 'blue']

/** Every plate of Citadel by its name, for the gallery and for the test that looks for parts. */
export function allPlates(): readonly (readonly [name: string, plates: readonly (readonly [string, Plate])[]])[] {
  const features = Object.entries(FOUND).flatMap(([feature, results]) =>
    Object.entries(results).map(([result, plate]) => [`${nameOf(feature)}: ${result}`, plate] as const),
  )
  const demons = Object.keys(FOUND.altar) as (keyof typeof FOUND.altar)[]
  const types = Object.keys(SPOTS) as MonsterType[]
  const items = ['potion', 'talisman', 'medallion', 'ring', 'armor', 'weapon'].map(
    (kind) => [nameOf(kind), happen.found(itemIcon({ kind, type: 'sword' }), nameOf(kind))] as const,
  )
  return [
    ['Features and what they hold', features],
    [
      'Features: what changes with the result',
      [
        ...LEVELS.map((level) => [`Mirror: level ${level}`, mirror(level)] as const),
        ...demons.flatMap((demon) => [
          [`Boon of ${demon}`, altarOf(demon, true)] as const,
          [`Curse of ${demon}`, altarOf(demon, false)] as const,
        ]),
        ['Bookcase: the book', bookcase(false)],
        ['Bookcase falls', bookcase(true)],
        ['Painting: one of ours', painting('face-almuric')],
      ],
    ],
    ['Monsters, alone', types.map((type, i) => [nameOf(type), monsters(type, nameOf(type), LEVELS[i % 3] ?? 1, 1)] as const)],
    [
      'Monsters, several',
      types.map(
        (type, i) => [`${nameOf(type)}, ${2 + (i % 2)}`, monsters(type, nameOf(type), LEVELS[(i + 1) % 3] ?? 1, 2 + (i % 2))] as const,
      ),
    ],
    ['Things', [...items, ['A chest', happen.CHEST]]],
    ['Traps', Object.entries(happen.TRAPS).map(([trap, plate]) => [nameOf(trap), plate] as const)],
    ['Suns', SUNS.map((sun) => [`${nameOf(sun)} sun`, happen.sun(sun)] as const)],
    [
      'People and ways',
      [
        ['A character falls', happen.fallen('orc')],
        ['A character falls, by no one’s hand', happen.fallen(null)],
        ['Raised', happen.RAISED],
        ['Stone', happen.STONE],
        ['Charmed', happen.CHARMED],
        ['Talk', happen.PARLEY],
        ...LEVELS.map((level) => [`Level ${level}`, happen.arrived(level)] as const),
      ],
    ],
    [
      'The Hellgate and the ends',
      [
        ['The Hellgate', happen.HELLGATE],
        ['A character tries', happen.HELLGATE_TRIED],
        ['Broken', happen.HELLGATE_BROKEN],
        ['X dead', happen.X_DEAD],
        ['The Gateway of Evil', happen.GATEWAY],
        ['No one came back', happen.NOBODY],
      ],
    ],
  ]
}
