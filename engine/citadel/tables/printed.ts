import { HERO_IDS, HEROES } from './04-heroes.ts'
import { INITIATES } from './04-initiates.ts'
import { MAGIC_POTENTIAL, SUNS } from './04-suns.ts'
import { LEVEL_CHART, LEVELS, type LevelChanges } from './06-level-chart.ts'
import { TRAPS } from './07-traps.ts'
import { BRIBERY, BRIBERY_COLUMNS } from './08-bribery.ts'
import { type Encounter, MONSTERS, WANDERING_MONSTERS } from './08-monsters.ts'
import { NEGOTIATION } from './08-negotiation.ts'
import { COMBAT_RESULTS, WEAPON_COLUMNS } from './09-combat-results.ts'
import { SPELLS } from './10-spells.ts'
import { ABILITY_PRICE, COMBAT_BONUS_PRICE, PRICES, pricesByAge } from './12-prices.ts'
import { FEATURE_TABLE, MIRROR_LEVEL, MIRROR_SEGMENTS_AWAY } from './13-features.ts'
import {
  ARMOR,
  type Find,
  ITEM_KINDS,
  JEWELS,
  MAGIC_WEAPONS,
  MEDALLIONS,
  POTIONS,
  RINGS,
  TALISMANS,
  TREASURE,
  TREASURE_TYPES,
  WEAPON_BONUS,
} from './14-treasure.ts'
import { CORRECTIONS } from './corrections.ts'
import { LABIRYNT, PRINTED } from './editions.ts'
import { GATEWAY, SEGMENTS } from './segments.ts'
import type { CitadelTables, EncounterTable, PrintedFind } from './table-types.ts'

/** A list keyed by what the dice show, from `first` on. */
function byDie<T>(list: readonly T[], first = 1): Record<string, T> {
  return Object.fromEntries(list.map((entry, place) => [String(place + first), entry]))
}

const levels = (of: keyof LevelChanges) => LEVELS.map((level) => LEVEL_CHART[level][of])

const encounters = (table: readonly (readonly Encounter[])[]): EncounterTable =>
  table.map((row) => row.map(([type, number]) => [type, String(number)]))

const find = ({ chance, amount }: Find): PrintedFind => `${chance}:${amount}`

/** Every printed table of the game, keyed by its case: the answer of `game.tables`. */
export function tables(): CitadelTables {
  return {
    '4.1.B.3': INITIATES,
    '4.1.D': SUNS,
    '4.3': HERO_IDS.map((id) => ({ id, ...HEROES[id] })),
    '4.4': byDie(MAGIC_POTENTIAL),
    '6.7': {
      monsterWound: levels('monsterWound'),
      monsterCombatBonus: levels('monsterCombatBonus'),
      monsterNegotiation: levels('monsterNegotiation'),
      numberOfMonsters: levels('numberOfMonsters'),
      treasureType: levels('treasureType'),
      experiencePoints: levels('experiencePoints'),
    },
    '7.1': TRAPS,
    '8.2': MONSTERS,
    '8.3': { room: encounters(PRINTED.roomMonsters), wandering: encounters(WANDERING_MONSTERS) },
    '8.5': Object.fromEntries(NEGOTIATION.map(({ totals, result }) => [totals, result])),
    '8.9': { columns: BRIBERY_COLUMNS, rows: BRIBERY },
    '9.9': { columns: WEAPON_COLUMNS, rows: Object.fromEntries(COMBAT_RESULTS.map(({ totals, wounds }) => [totals, wounds])) },
    '10.9': SPELLS,
    '12.2': ABILITY_PRICE,
    '12.3': COMBAT_BONUS_PRICE,
    '13.7': { level: MIRROR_LEVEL, segmentsAway: MIRROR_SEGMENTS_AWAY },
    '13.9': FEATURE_TABLE,
    '14.9': {
      treasure: Object.fromEntries(
        TREASURE_TYPES.map((type) => [type, [find(TREASURE[type].gold), find(TREASURE[type].jewels), find(TREASURE[type].magicItems)]]),
      ),
      jewels: byDie(JEWELS, 2),
      magicItems: {
        types: ITEM_KINDS,
        weapon: MAGIC_WEAPONS,
        armor: ARMOR,
        potion: POTIONS,
        talisman: TALISMANS,
        medallion: MEDALLIONS,
        ring: RINGS,
      },
      weaponBonus: WEAPON_BONUS,
    },
    segments: SEGMENTS,
    gateway: { sides: GATEWAY },
    prices: PRICES,
    '17.5': {
      columns: ['ability', 'combat-bonus', 'ability-compounding', 'combat-bonus-compounding'],
      rows: pricesByAge(PRINTED.agesFrom),
    },
    labirynt: { ...LABIRYNT, roomMonsters: encounters(LABIRYNT.roomMonsters) },
    corrections: CORRECTIONS,
  }
}
