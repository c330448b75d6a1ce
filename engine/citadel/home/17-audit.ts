import { assertNever } from '../../kernel/assert-never.ts'
import type { Posted, RosterRecord } from '../../kernel/campaign.ts'
import { isFields, quoted, type Reading } from '../../kernel/reading.ts'
import { isRefusal, misread } from '../../kernel/refusal.ts'
import type { Json, Refusal } from '../../kernel/types.ts'
import { initiateId, isOrdinary, UNPRINTABLE } from '../chapters/04-records.ts'
import { ABILITIES, type AbilityId, abilityOf, hasLearned, LEARNED } from '../chapters/12-abilities.ts'
import { LONGEST_NAME } from '../open/names.ts'
import { readSheet } from '../sheet.ts'
import type { CharacterSheet, Id, Item } from '../state.ts'
import { ABILITY_LIMIT, HEROES, INITIATE_RACES, INITIATES, isHeroId, JEWELS, SPELLS } from '../tables/index.ts'
import { ABILITY_NAMES, itemName, LEARNED_NAMES } from '../text/names.ts'
import { spellsByRight } from './12-advancement.ts'

// A character's record: whether it is possible at all, and whether the ledger agrees.

// ---------------------------------------------------------------- a record from outside

/** The most a record may bring, far above what can be bought: a character who comes in with the most still has room to rise. */
export const MOST_ABILITY = 999
export const MOST_EXITS = 99_999
/** "Roll twice" has no end (14.3), but nobody has ever rolled this much. */
const MOST_MAGIC_BONUS = 99

/** A sheet from outside, every field looked at (4.2); refuses what no campaign could have brought about. */
export function recordOfSheet(json: Json): RosterRecord | Refusal {
  const r: Reading = { wrong: [] }
  const sheet = readSheet(r, 'sheet', json)
  // Reading takes blanks off the ends; a record that has them was not written by us.
  if (isFields(json) && json.name !== sheet.name) r.wrong.push(`sheet.name must be without blanks at its ends, not ${quoted(json.name)}`)
  return misread(r.wrong.length > 0 ? r.wrong : senseless(sheet), { detail: 'sheet' }) ?? recordOf(sheet)
}

/** A sheet as it is kept in the roster. */
export function recordOf(sheet: CharacterSheet): RosterRecord {
  return { slug: sheet.id, name: sheet.name, race: sheet.race, kind: sheet.kind, sheet }
}

/** What makes no sense in a well-formed sheet, in sentences. */
function senseless(sheet: CharacterSheet): string[] {
  return faultsOf(sheet).map(({ text }) => text)
}

type SheetField = keyof CharacterSheet

/** The same, each with the field of the sheet that it is about. */
export function faultsOf(sheet: CharacterSheet): readonly { readonly field: SheetField; readonly text: string }[] {
  const about = (field: SheetField, texts: readonly string[]) => texts.map((text) => ({ field, text }))
  return [
    ...about('name', wrongPerson(sheet)),
    ...ABILITIES.flatMap((id) => about(fieldOf(id), wrongAbility(sheet, id))),
    ...about('exits', sheet.exits > MOST_EXITS ? [`No character has come home ${sheet.exits} times.`] : []),
    ...about('known', wrongSpells(sheet)),
    ...about('items', wrongItems(sheet)),
    ...about('weapons', wrongWeapons(sheet)),
  ]
}

function fieldOf(ability: AbilityId): SheetField {
  if (ability.startsWith('weapon-skill:')) return 'weaponSkill'
  if (ability.startsWith('magic:')) return 'magic'
  return ability === 'wound-points'
    ? 'woundPoints'
    : ability === 'resistance'
      ? 'resistance'
      : ability === 'combat-bonus'
        ? 'combatBonus'
        : 'skills'
}

/** 4.1.B, 4.3: heroes are those of the chart, initiates are of three races and have a name and the id that follows from it. */
function wrongPerson({ id, name, race, kind }: CharacterSheet): string[] {
  if (kind === 'hero') {
    if (!isHeroId(id)) return [`There is no hero "${id}" on the chart (4.3).`]
    const hero = HEROES[id]
    return hero.name === name && hero.race === race ? [] : [`The hero "${id}" is ${hero.name}, ${hero.race} (4.3).`]
  }
  const wrong: string[] = []
  if (!INITIATE_RACES.some((each) => each === race)) wrong.push(`An initiate is one of ${INITIATE_RACES.join(', ')} (4.1.B.2).`)
  if (name !== name.trim() || name === '' || [...name].length > LONGEST_NAME || UNPRINTABLE.test(name))
    wrong.push(`A name has 1 to ${LONGEST_NAME} letters and signs that can be seen (4.1.B).`)
  else if (!followsFrom(initiateId(name), id)) wrong.push(`The id "${id}" does not follow from the name.`)
  return wrong
}

/** `una` is Una's, and `una-2` that of a second one. */
function followsFrom(base: Id, id: Id): boolean {
  return id === base || (id.startsWith(`${base}-`) && /^[1-9]\d*$/.test(id.slice(base.length + 1)))
}

/** Altars take detrap and Magic Potential (13.5); nothing else goes below what a character began with. */
const CAN_FALL: ReadonlySet<AbilityId> = new Set(['detrap', 'magic:red', 'magic:yellow', 'magic:blue'])

function wrongAbility(sheet: CharacterSheet, id: AbilityId): string[] {
  const value = abilityOf(sheet, id)
  const least = CAN_FALL.has(id) ? 0 : leastOf(sheet, id)
  const most = id === 'resistance' || id === 'detrap' || id === 'hellgate' ? ABILITY_LIMIT : MOST_ABILITY
  return value < least || value > most ? [`${ABILITY_NAMES[id]} must be from ${least} to ${most}, not ${value}.`] : []
}

/** What every character of his kind begins with (4.1.B.3, 4.3). */
function leastOf(sheet: CharacterSheet, id: AbilityId): number {
  const race = INITIATE_RACES.find((each) => each === sheet.race)
  const chart = isHeroId(sheet.id) ? HEROES[sheet.id] : race === undefined ? null : INITIATES[race]
  if (chart === null) return 0
  const { wounds, resistance, combatBonus, weaponSkill, skills } = chart
  return abilityOf({ ...sheet, woundPoints: wounds, resistance, combatBonus, weaponSkill, skills }, id)
}

function wrongSpells(sheet: CharacterSheet): string[] {
  const { known, cheap } = sheet
  const wrong: string[] = []
  for (const spell of repeated(known)) wrong.push(`The sheet lists ${SPELLS[spell].name} twice (4.1.B.6).`)
  if (cheap.some((spell) => spell !== 'lightning') || cheap.length > 1) wrong.push('Only Lightning can cost less, and only once (13.5).')
  const count = known.filter(isOrdinary).length
  const most = spellsByRight(sheet)
  if (count > most) wrong.push(`The sheet lists ${count} known spells; it can hold ${most} (4.1.B.6).`)
  return wrong
}

function wrongItems({ items }: CharacterSheet): string[] {
  const wrong = repeated(items.map(({ id }) => id)).map((id) => `Two items have the id "${id}".`)
  if (items.filter((item) => item.kind === 'armor' && item.worn).length > 1)
    wrong.push('A character wears only one suit of armor at a time (14.4).')
  for (const item of items) {
    const why = wrongItem(item)
    if (why !== null) wrong.push(why)
  }
  return wrong
}

function wrongItem(item: Item): string | null {
  if (!isNamedFor(item)) return `The id "${item.id}" does not fit this item: ${itemName(item)}.`
  switch (item.kind) {
    case 'weapon':
    case 'armor':
      return item.bonus >= 1 && item.bonus <= MOST_MAGIC_BONUS
        ? null
        : `The bonus of "${item.id}" must be from 1 to ${MOST_MAGIC_BONUS} (14.3).`
    case 'potion':
      if (item.type === 'poison') return 'Poison is never kept (14.5).'
      return item.doses === 1 || item.doses === 2 ? null : `"${item.id}" holds one or two doses, not ${item.doses} (14.5, 14.7).`
    case 'talisman':
      return wrongTalisman(item)
    case 'medallion':
      return item.type === 'strangling' ? 'A Medallion of Strangling is never kept (14.7).' : null
    case 'ring':
      return null
    case 'tapestry':
      return JEWELS.includes(item.value) ? null : `"${item.id}" cannot be worth ${item.value} (13.6).`
    default:
      assertNever(item)
  }
}

/** 14.6: a die of three for each sun that it serves. */
function wrongTalisman({ id, type, gains }: Extract<Item, { kind: 'talisman' }>): string | null {
  if (type === 'evil') return 'A Talisman of Evil is never kept (14.6).'
  const serves = (sun: string) => type === 'all-suns' || type === `${sun}-sun`
  const fits = ['red', 'yellow', 'blue'].every((sun, i) => {
    const gain = gains[i] ?? 0
    return serves(sun) ? gain >= 1 && gain <= 3 : gain === 0
  })
  return fits ? null : `"${id}" cannot give ${gains.join(', ')} (14.6).`
}

/** Ids are made of what the thing is: `ring-heal-1`. */
function isNamedFor(item: Item): boolean {
  const type = item.kind === 'weapon' ? item.weapon : 'type' in item ? item.type : null
  const base = type === null ? item.kind : `${item.kind}-${type}`
  return item.id.startsWith(`${base}-`) && /^[1-9]\d{0,6}$/.test(item.id.slice(base.length + 1))
}

function wrongWeapons({ weapons, items }: CharacterSheet): string[] {
  const wrong: string[] = []
  for (const { weapon, bonus, item: id } of weapons) {
    const item = items.find((each) => each.id === id)
    if (id === null && bonus !== 0) wrong.push(`An ordinary ${weapon} has no bonus (14.3).`)
    if (id !== null && (item?.kind !== 'weapon' || item.weapon !== weapon || item.bonus !== bonus))
      wrong.push(`The ${weapon} carried is not among the magic weapons owned.`)
  }
  if (repeated(weapons.map(({ weapon, item }) => item ?? weapon)).length > 0) wrong.push('The two weapons must differ (17.4).')
  return wrong
}

function repeated<T extends Id>(list: readonly T[]): T[] {
  return list.filter((one, i) => list.indexOf(one) !== i)
}

// ---------------------------------------------------------------- against the ledger

/** What of a ledger stands on the sheet, too; experience is the ledger's alone. */
export type OnSheet = Pick<Posted, 'abilities' | 'items' | 'exits'>

/** 4.2, 12.2: what in a sheet does not follow from its beginning and from what the ledger has posted since: sentences. */
export function audit(origin: Json | null, sheet: Json, posted: OnSheet): readonly string[] {
  const now = recordOfSheet(sheet)
  if (isRefusal(now)) return [`The sheet is not valid: ${now.message}`]
  // However it began, nobody came with exits that the ledger does not have.
  if (origin === null) return exitsWrong((now.sheet as CharacterSheet).exits, posted.exits)
  const began = recordOfSheet(origin)
  if (isRefusal(began)) return [`The first sheet is not valid: ${began.message}`]
  return difference(began.sheet as CharacterSheet, now.sheet as CharacterSheet, posted)
}

/** The same for two well-formed sheets. */
export function difference(began: CharacterSheet, now: CharacterSheet, { abilities, items, exits }: OnSheet): string[] {
  const wrong: string[] = []
  const compare = (what: string, is: number, should: number) => {
    if (is !== should) wrong.push(`${what}: the sheet has ${is}, the ledger adds up to ${should}.`)
  }
  for (const field of ['id', 'name', 'race', 'kind'] as const)
    if (began[field] !== now[field]) wrong.push(`The first sheet is of another character: ${began[field]}, not ${now[field]}.`)
  for (const id of ABILITIES) compare(ABILITY_NAMES[id], abilityOf(now, id), abilityOf(began, id) + (abilities[id] ?? 0))
  for (const id of LEARNED) compare(LEARNED_NAMES[id], Number(hasLearned(now, id)), Number(hasLearned(began, id)) + (abilities[id] ?? 0))
  const known: readonly string[] = [...ABILITIES, ...LEARNED]
  for (const [subject, amount] of Object.entries(abilities))
    if (!known.includes(subject) && amount !== 0) wrong.push(`The ledger names an unknown ability: "${subject}".`)
  const ids = new Set([...began.items, ...now.items].map(({ id }) => id).concat(Object.keys(items)))
  for (const id of ids) compare(`"${id}"`, count(now, id), count(began, id) + (items[id] ?? 0))
  return [...wrong, ...exitsWrong(now.exits, began.exits + exits)]
}

function exitsWrong(is: number, should: number): string[] {
  return is === should ? [] : [`Exits: the sheet has ${is}, the ledger adds up to ${should}.`]
}

function count({ items }: CharacterSheet, id: Id): number {
  return items.filter((item) => item.id === id).length
}
