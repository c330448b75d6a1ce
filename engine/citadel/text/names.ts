import { assertNever } from '../../kernel/assert-never.ts'
import { many } from '../../kernel/words.ts'
import type { AbilityId, LearnedId } from '../chapters/12-abilities.ts'
import { kindOf } from '../open/numbered.ts'
import { placeName } from '../open/place-name.ts'
import type { Character, DelveState, Found, Id, Item, Lying, Monster, Untested } from '../state.ts'
import {
  isMonsterType,
  isSpellId,
  type Medallion,
  MONSTERS,
  type MonsterType,
  type Potion,
  type Ring,
  SPELLS,
  type Talisman,
  type Weapon,
} from '../tables/index.ts'
import type { Names } from './text.ts'

// The names of everyone and everything.

export const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  dagger: 'Dagger',
  'throwing-dagger': 'Throwing Dagger',
  bow: 'Bow',
  sword: 'Sword',
  hammer: 'Hammer',
  ax: 'Ax',
}

/** In a sentence: `bow`, a magic one `bow +2`. */
export function carriedName(weapon: Weapon, bonus = 0): string {
  const name = WEAPON_NAMES[weapon].toLowerCase()
  return bonus > 0 ? `${name} +${bonus}` : name
}

/** What can be raised for good (12.2, 12.3). */
export const ABILITY_NAMES: Readonly<Record<AbilityId, string>> = {
  'wound-points': 'Wound Points',
  'weapon-skill:dagger': 'Dagger skill',
  'weapon-skill:throwing-dagger': 'Throwing Dagger skill',
  'weapon-skill:bow': 'Bow skill',
  'weapon-skill:sword': 'Sword skill',
  'weapon-skill:hammer': 'Hammer skill',
  'weapon-skill:ax': 'Ax skill',
  resistance: 'Resistance',
  detrap: 'Detrap',
  hellgate: 'Hellgate',
  negotiation: 'Negotiation',
  'magic:red': 'Magic Potential, red sun',
  'magic:yellow': 'Magic Potential, yellow sun',
  'magic:blue': 'Magic Potential, blue sun',
  'combat-bonus': 'Combat Bonus',
}

const MAGIC_WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  dagger: 'magic Dagger',
  'throwing-dagger': 'magic Throwing Dagger',
  bow: 'magic Bow',
  sword: 'magic Sword',
  hammer: 'magic Hammer',
  ax: 'magic Ax',
}

export const LEARNED_NAMES: Readonly<Record<LearnedId, string>> = {
  'spell:wrath-of-god': SPELLS['wrath-of-god'].name,
  'spell:resurrect': SPELLS.resurrect.name,
  'cheap:lightning': 'Lightning for one Wound Point',
}

export const POTION_NAMES = {
  poison: 'Poison',
  strength: 'Strength Potion',
  'charm-person': 'Charm Person Potion',
  'charm-monster': 'Charm Monster Potion',
  healing: 'Healing Potion',
} as const

export const TALISMAN_NAMES = {
  mind: 'Talisman of Mind',
  'yellow-sun': 'Yellow Sun Talisman',
  'blue-sun': 'Blue Sun Talisman',
  'red-sun': 'Red Sun Talisman',
  'all-suns': 'Talisman of All Suns',
  evil: 'Talisman of Evil',
} as const

export const MEDALLION_NAMES = {
  'neutralize-poison': 'Medallion of Neutralize Poison',
  'potion-appraisal': 'Medallion of Potion Appraisal',
  oratory: 'Medallion of Oratory',
  dexterity: 'Medallion of Dexterity',
  strangling: 'Medallion of Strangling',
} as const

export const RING_NAMES = {
  'resistance-1': 'Ring of Resistance +1',
  'resistance-2': 'Ring of Resistance +2',
  sleep: 'Ring of Sleep',
  'neutralize-poison': 'Ring of Neutralize Poison',
  heal: 'Ring of Heal',
  resurrect: 'Ring of Resurrect',
} as const

/** What is said of each kind of thing: a sentence for those with a value, else one for each type. */
export interface ItemTexts {
  readonly weapon: (weapon: Weapon, bonus: number) => string
  readonly armor: (bonus: number) => string
  readonly tapestry: (value: number) => string
  readonly potion: Readonly<Record<Potion, string>>
  readonly talisman: Readonly<Record<Talisman, string>>
  readonly medallion: Readonly<Record<Medallion, string>>
  readonly ring: Readonly<Record<Ring, string>>
  /** Things of which only the kind is known. */
  readonly untested: Readonly<Record<Untested['of'], string>>
}

/** What `texts` say of a thing. */
export function itemText(item: Found, texts: ItemTexts): string {
  switch (item.kind) {
    case 'weapon':
      return texts.weapon(item.weapon, item.bonus)
    case 'armor':
      return texts.armor(item.bonus)
    case 'potion':
      return texts.potion[item.type]
    case 'talisman':
      return texts.talisman[item.type]
    case 'medallion':
      return texts.medallion[item.type]
    case 'ring':
      return texts.ring[item.type]
    case 'tapestry':
      return texts.tapestry(item.value)
    case 'untested':
      return texts.untested[item.of]
    default:
      return assertNever(item)
  }
}

const ITEM_NAMES: ItemTexts = {
  weapon: (weapon, bonus) => `${WEAPON_NAMES[weapon]} +${bonus}`,
  armor: (bonus) => `Armor +${bonus}`,
  tapestry: (value) => `Tapestry worth ${value}`,
  potion: POTION_NAMES,
  talisman: TALISMAN_NAMES,
  medallion: MEDALLION_NAMES,
  ring: RING_NAMES,
  untested: { potion: 'an untested potion', talisman: 'an unknown talisman', medallion: 'an untested medallion' },
}

/** A thing, as it is written on a record: `Sword +2`, `Ring of Heal`; one that nobody has tested, `an untested potion`. */
export function itemName(item: Found): string {
  return itemText(item, ITEM_NAMES)
}

/** The same in the middle of a sentence: `the Sword +2`, `an untested potion`. */
export function theItem(item: Found): string {
  const name = itemName(item)
  return /^an? /.test(name) ? name : `the ${name}`
}

/** `30 gold marks, 2 jewels worth 60, Ring of Heal`; `nothing`. */
export function hoard(gold: number, jewels: readonly number[], items: readonly Found[]): string {
  const parts: string[] = []
  if (gold > 0) parts.push(many(gold, 'gold mark'))
  if (jewels.length > 0) parts.push(`${many(jewels.length, 'jewel')} worth ${jewels.reduce((sum, value) => sum + value, 0)}`)
  for (const item of items) parts.push(itemName(item))
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

/** What was left in a segment (14.0), chests shut: `30 gold marks, Ring of Heal, 1 chest`. */
export function lyingWords({ gold, jewels, items, chests }: Lying): string {
  const shut = chests.length === 0 ? [] : [many(chests.length, 'chest')]
  return [hoard(gold, jewels, items), ...shut].filter((part) => part !== 'nothing').join(', ')
}

/** A thing known only by its id: `ring-heal-1` is a Ring of Heal, `weapon-sword-2` a magic sword. */
export function thingName(id: Id): string {
  const [kind, ...type] = (kindOf(id) ?? id).split('-')
  const of = type.join('-')
  switch (kind) {
    case 'weapon':
      return named(MAGIC_WEAPON_NAMES, of, id)
    case 'potion':
      return named(POTION_NAMES, of, id)
    case 'talisman':
      return named(TALISMAN_NAMES, of, id)
    case 'medallion':
      return named(MEDALLION_NAMES, of, id)
    case 'ring':
      return named(RING_NAMES, of, id)
    case 'armor':
      return 'magic Armor'
    case 'tapestry':
      return 'Tapestry'
    default:
      return plain(id)
  }
}

function named(names: Readonly<Record<string, string>>, of: string, id: Id): string {
  return Object.hasOwn(names, of) ? (names[of] ?? plain(id)) : plain(id)
}

/** `orc-1` is an orc, the first; null for an id that is not a monster's. */
export function monsterOf(id: Id): { readonly type: MonsterType; readonly number: string } | null {
  const dash = id.lastIndexOf('-')
  const type = id.slice(0, dash)
  return dash > 0 && isMonsterType(type) ? { type, number: id.slice(dash + 1) } : null
}

/** There is only one X the Unknown. */
function numbered(type: MonsterType, number: string): string {
  return type === 'x-the-unknown' ? MONSTERS[type].name : `${MONSTERS[type].name} ${number}`
}

/** `Orc 1` */
export function monsterName({ type, id }: Pick<Monster, 'type' | 'id'>): string {
  return numbered(type, id.slice(type.length + 1))
}

function itemCalled(s: DelveState, id: Id): Found | undefined {
  const bearer = s.characters.find((c: Character) => c.items.some((item: Item) => item.id === id))
  return bearer?.items.find((item) => item.id === id) ?? s.loot?.items.find((item) => item.id === id)
}

/** The names of a raid: of characters, monsters (dead ones too), things, segments and spells. */
export function namesOf(s: DelveState): Names {
  return (id) => {
    const character = s.characters.find((c) => c.id === id)
    if (character !== undefined) return character.name
    const monster = monsterOf(id)
    if (monster !== null) return numbered(monster.type, monster.number)
    if (isSpellId(id)) return SPELLS[id].name
    if (id === 'gateway') return 'the Gateway of Evil'
    const exchanged = s.exchanged?.find((each) => each.id === id)
    if (exchanged !== undefined) return exchanged.name
    const segment = s.segments.find((each) => each.id === id)
    if (segment !== undefined) return placeName(segment)
    const item = itemCalled(s, id)
    return item === undefined ? thingName(id) : itemName(item)
  }
}

/** An id in plain letters: `trap-door` is trap door. */
function plain(id: Id): string {
  return id.replaceAll('-', ' ')
}
