import type { PaperRules, ReadPaper } from '../../kernel/campaign.ts'
import type { Filled, PaperFault, PaperField } from '../../kernel/paper-types.ts'
import { counts, list, type Reading, text, wholeNumber, word } from '../../kernel/reading.ts'
import { sentence } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { copySheet, heroSheet, initiateId, initiateSheet } from '../chapters/04-records.ts'
import { LONGEST_NAME } from '../open/names.ts'
import { readItem } from '../scenario.ts'
import type { CarriedWeapon, CharacterSheet, Item } from '../state.ts'
import {
  ABILITY_LIMIT,
  HERO_IDS,
  HEROES,
  type HeroId,
  INITIATE_RACES,
  INITIATE_WEAPONS,
  JEWELS,
  MEDALLIONS,
  POTIONS,
  RINGS,
  SPELL_IDS,
  SPELLS,
  type Sun,
  TALISMANS,
  WEAPONS,
  type Weapon,
} from '../tables/index.ts'
import { ABILITY_NAMES, MEDALLION_NAMES, POTION_NAMES, RING_NAMES, TALISMAN_NAMES, WEAPON_NAMES } from '../text/names.ts'
import { RACE_NAMES, recordSections } from '../text/record.ts'
import { faultsOf, MOST_ABILITY, recordOf } from './17-audit.ts'

// 4.2: a record kept on paper comes into a campaign. Its fields are those of the printed record in their order; whether it can be is for
// the checks of any record from outside (17-audit.ts) to say.

const SUNS: readonly Sun[] = ['red', 'yellow', 'blue']
const SKILLS = ['negotiation', 'detrap', 'hellgate'] as const
const MOST_THINGS = 40
/** What the dice give (14.3, 14.5, 14.6). */
const MOST_BONUS = 99
const DOSES = 2
const GAIN = 3

const bonus = { label: 'Bonus', least: 1, most: MOST_BONUS }
const gain = { label: 'Gain', least: 1, most: GAIN }

/** What a record may hold, as scenarios name it (API.md); what is never kept is left out (14.5, 14.6, 14.7). */
const THINGS: Extract<PaperField['entry'], { kind: 'things' }>['of'] = [
  ...WEAPONS.map((weapon) => ({ id: `weapon:${weapon}`, label: `Magic ${WEAPON_NAMES[weapon]}`, number: bonus })),
  { id: 'armor', label: 'Magic Armor', number: bonus },
  ...POTIONS.filter((type) => type !== 'poison').map((type) => ({
    ...{ id: `potion:${type}`, label: POTION_NAMES[type], number: { label: 'Doses', least: 1, most: DOSES } },
  })),
  ...TALISMANS.filter((type) => type !== 'evil').map((type) => ({
    ...{ id: `talisman:${type}`, label: TALISMAN_NAMES[type], number: type.endsWith('-sun') || type === 'all-suns' ? gain : null },
  })),
  ...MEDALLIONS.filter((type) => type !== 'strangling').map((type) => ({
    id: `medallion:${type}`,
    label: MEDALLION_NAMES[type],
    number: null,
  })),
  ...RINGS.map((type) => ({ id: `ring:${type}`, label: RING_NAMES[type], number: null })),
  { id: 'tapestry', label: 'Tapestry', number: { label: 'Worth', least: Math.min(...JEWELS), most: Math.max(...JEWELS) } },
]

const named = <T extends string>(ids: readonly T[], names: Readonly<Record<T, string>>) => ids.map((id) => ({ id, label: names[id] }))

/** The numbers of a record that stand alone: what each may be (11.0, 12.3). */
const NUMBERS = {
  woundPoints: { kind: 'number', least: 1, most: MOST_ABILITY },
  resistance: { kind: 'number', least: 0, most: ABILITY_LIMIT },
  combatBonus: { kind: 'number', least: -MOST_ABILITY, most: MOST_ABILITY },
} as const satisfies Record<string, PaperField['entry']>

const FIELDS = [
  {
    ...{ id: 'name', label: 'Name', rule: '4.1.B', who: true },
    entry: { kind: 'text', most: LONGEST_NAME, known: HERO_IDS.map((id) => HEROES[id].name) },
  },
  { id: 'race', label: 'Race', rule: '4.1.B.2', who: true, entry: { kind: 'choice', of: named(INITIATE_RACES, RACE_NAMES) } },
  { id: 'woundPoints', label: 'Wound Points', rule: '4.1.B.3', who: false, entry: NUMBERS.woundPoints },
  {
    ...{ id: 'magic', label: 'Magic Potential', rule: '4.4', who: false },
    entry: { kind: 'numbers', of: SUNS.map((sun) => ({ id: sun, label: `${sun} sun` })), most: MOST_ABILITY },
  },
  { id: 'resistance', label: 'Resistance Value', rule: '11.0', who: false, entry: NUMBERS.resistance },
  {
    id: 'combatBonus',
    label: 'Combat Bonus',
    rule: '12.3',
    who: false,
    entry: NUMBERS.combatBonus,
  },
  {
    ...{ id: 'weapons', label: 'Weapons', rule: '17.4', who: false },
    entry: { kind: 'choices', of: named(WEAPONS, WEAPON_NAMES), most: INITIATE_WEAPONS },
  },
  {
    id: 'weaponSkill',
    label: 'Weapon Skill',
    rule: '12.2',
    who: false,
    entry: { kind: 'numbers', of: named(WEAPONS, WEAPON_NAMES), most: MOST_ABILITY },
  },
  {
    ...{ id: 'skills', label: 'Skills', rule: '12.2', who: false },
    entry: { kind: 'numbers', of: SKILLS.map((id) => ({ id, label: ABILITY_NAMES[id] })), most: MOST_ABILITY },
  },
  {
    ...{ id: 'known', label: 'Spells', rule: '4.1.B.6', who: false },
    entry: { kind: 'choices', of: SPELL_IDS.map((id) => ({ id, label: SPELLS[id].name })), most: SPELL_IDS.length },
  },
  { id: 'items', label: 'Magic Items', rule: '14.0', who: false, entry: { kind: 'things', of: THINGS, most: MOST_THINGS } },
] as const satisfies readonly PaperField[]

type FieldId = (typeof FIELDS)[number]['id']

export const paper: PaperRules = { fields: FIELDS, read }

/** Who it is says how the character began; what is filled in has become of that. */
function read(filled: Filled, exits: number): ReadPaper {
  const faults: PaperFault[] = []
  /** Reads a field that is filled in, and notes what is wrong there. */
  const field = <T>(id: FieldId, or: T, reader: (r: Reading, at: string, value: Json) => T): T => {
    const value = filled[id]
    if (value === undefined || value === null || value === '') return or
    const r: Reading = { wrong: [] }
    const label = FIELDS.find((one) => one.id === id)?.label ?? id
    const came = reader(r, label, value)
    faults.push(...r.wrong.map((wrong) => ({ field: id, text: sentence(wrong) })))
    return r.wrong.length > 0 ? or : came
  }
  /** A number within what the form takes. */
  const figure = (id: 'woundPoints' | 'resistance' | 'combatBonus') =>
    field(id, began[id], (r, at, value) => wholeNumber(r, at, value, NUMBERS[id].least, NUMBERS[id].most))
  const name = field('name', '', (r, at, value) => text(r, at, value, 2 * LONGEST_NAME))
  if (name === '' && faults.length === 0) faults.push({ field: 'name', text: 'Every record has a name.' })
  const hero = HERO_IDS.find((id) => HEROES[id].name.toLowerCase() === name.toLowerCase())
  const race = field('race', null, (r, at, value) => word(r, at, value, Object.keys(RACE_NAMES) as CharacterSheet['race'][]))
  if (hero !== undefined && race !== null && race !== HEROES[hero].race)
    faults.push({ field: 'race', text: `${HEROES[hero].name} is of another race: ${RACE_NAMES[HEROES[hero].race]} (4.3).` })
  const isInitiateRace = INITIATE_RACES.some((one) => one === race)
  if (hero === undefined && !isInitiateRace) faults.push({ field: 'race', text: 'Choose the race of an initiate (4.1.B.2).' })
  const began = beginning(hero, name, race)
  const numbers = <T extends string>(id: FieldId, words: readonly T[], or: Partial<Record<T, number>>) =>
    field(id, or, (r, at, value) => ({ ...or, ...counts(r, at, value, words, MOST_ABILITY) }))
  const [red, yellow, blue] = began.magic
  const magic = numbers('magic', SUNS, { red, yellow, blue })
  const bag: { named: Record<string, number> } = { named: {} }
  const items = field<Item[]>('items', [], (r, at, value) => list(r, at, value, MOST_THINGS, (where, one) => readItem(r, bag, where, one)))
  const sheet: CharacterSheet = {
    ...began,
    woundPoints: figure('woundPoints'),
    magic: [magic.red ?? 0, magic.yellow ?? 0, magic.blue ?? 0],
    resistance: figure('resistance'),
    combatBonus: figure('combatBonus'),
    weapons: carried(
      field(
        'weapons',
        began.weapons.map(({ weapon }) => weapon),
        (r, at, value) => list(r, at, value, INITIATE_WEAPONS, (where, one) => word(r, where, one, WEAPONS)),
      ),
      items,
    ),
    weaponSkill: numbers('weaponSkill', WEAPONS, began.weaponSkill),
    skills: numbers('skills', SKILLS, began.skills),
    known: field('known', began.known, (r, at, value) =>
      list(r, at, value, SPELL_IDS.length, (where, one) => word(r, where, one, SPELL_IDS)),
    ),
    items: wornOnce(items),
    exits,
  }
  for (const { field: about, text: fault } of name === '' ? [] : faultsOf(sheet))
    if (!faults.some((one) => one.field === about)) faults.push({ field: about, text: fault })
  return {
    faults,
    read: faults.length > 0 ? null : { record: recordOf(sheet), origin: { ...copySheet(sheet), exits: 0 } },
    start: startOf(began, hero !== undefined || isInitiateRace),
  }
}

/** 4.1.B.3, 4.3: a hero is as the chart has it; an initiate has what the race gives, and no magic until the dice are told (4.4). */
function beginning(hero: HeroId | undefined, name: string, race: CharacterSheet['race'] | null): CharacterSheet {
  if (hero !== undefined) return heroSheet(hero)
  return initiateSheet({
    ...{ id: initiateId(name), name, race: INITIATE_RACES.find((one) => one === race) ?? 'human' },
    ...{ weapons: ['sword', 'dagger'], magic: [0, 0, 0], background: null, known: [] },
  })
}

/** A magic weapon that is owned is the one carried (14.3). */
function carried(weapons: readonly Weapon[], items: readonly Item[]): CarriedWeapon[] {
  return weapons.map((weapon) => {
    const magic = items.find((item) => item.kind === 'weapon' && item.weapon === weapon)
    return magic?.kind === 'weapon' ? { weapon, bonus: magic.bonus, item: magic.id } : { weapon, bonus: 0, item: null }
  })
}

/** 14.4: of several suits of armor the first is worn. */
function wornOnce(items: readonly Item[]): Item[] {
  const first = items.find(({ kind }) => kind === 'armor')
  return items.map((item) => (item.kind === 'armor' ? { ...item, worn: item === first } : item))
}

/** What an empty field stands for, once it is known who it is. */
function startOf(began: CharacterSheet, isKnown: boolean): Readonly<Record<string, string>> {
  if (!isKnown) return {}
  const value = (n: number | undefined) => String(n ?? 0)
  const numbers = (id: FieldId, of: Readonly<Record<string, number | undefined>>, words: readonly string[]) =>
    Object.fromEntries(words.map((one) => [`${id}:${one}`, value(of[one])]))
  const [red, yellow, blue] = began.magic
  return {
    race: RACE_NAMES[began.race],
    woundPoints: value(began.woundPoints),
    resistance: value(began.resistance),
    combatBonus: value(began.combatBonus),
    weapons:
      recordSections(began, null)
        .find(({ id }) => id === 'weapons')
        ?.lines.map(({ label }) => label)
        .join(', ') ?? '',
    ...numbers('magic', { red, yellow, blue }, SUNS),
    ...numbers('weaponSkill', began.weaponSkill, WEAPONS),
    ...numbers('skills', began.skills, SKILLS),
  }
}
