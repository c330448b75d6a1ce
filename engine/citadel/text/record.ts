import { assertNever } from '../../kernel/assert-never.ts'
import type { RecordLine, RecordSection } from '../../kernel/campaign.ts'
import { staysAtHome } from '../chapters/04-records.ts'
import type { CharacterSheet, Item } from '../state.ts'
import { SPELLS, type SpellId, WEAPONS } from '../tables/index.ts'
import { itemName, WEAPON_NAMES } from './names.ts'

// A character's sheet in words, in the order of the printed record (4.2).

export const RACE_NAMES: Readonly<Record<CharacterSheet['race'], string>> = {
  elf: 'Elf',
  dwarf: 'Dwarf',
  human: 'Human',
  'demi-cronk': 'Demi-Cronk',
  'swamp-creature': 'Swamp Creature',
}

const SUNS = ['red', 'yellow', 'blue'] as const
const SKILLS = [
  ['negotiation', 'Negotiation'],
  ['detrap', 'Detrap'],
  ['hellgate', 'Hellgate'],
] as const

/** 4.2: everything on the sheet; beside a number that has changed, what it was in `origin`. */
export function recordSections(sheet: CharacterSheet, origin: CharacterSheet | null): readonly RecordSection[] {
  /** A number that every character has. */
  const figure = (id: string, label: string, of: (c: CharacterSheet) => number): RecordLine => {
    const value = of(sheet)
    const was = origin === null ? value : of(origin)
    return { id, label, value, was: was === value ? null : was, detail: '' }
  }
  /** Skills that neither the sheet nor its beginning has are left out. */
  const had = (line: RecordLine): boolean => line.value !== 0 || line.was !== null
  return [
    { id: 'race', title: 'Race', lines: [{ id: sheet.race, label: RACE_NAMES[sheet.race], value: null, was: null, detail: sheet.kind }] },
    {
      id: 'abilities',
      title: 'Abilities',
      lines: [
        figure('wound-points', 'Wound Points', (c) => c.woundPoints),
        ...SUNS.map((sun, i) => figure(`magic:${sun}`, `Magic Potential, ${sun} sun`, (c) => c.magic[i] ?? 0)),
        figure('resistance', 'Resistance Value', (c) => c.resistance),
        figure('combat-bonus', 'Combat Bonus', (c) => c.combatBonus),
      ],
    },
    { id: 'weapons', title: 'Weapons', lines: sheet.weapons.map(weaponLine) },
    {
      id: 'weapon-skill',
      title: 'Weapon skill',
      lines: WEAPONS.map((weapon) => figure(`weapon-skill:${weapon}`, WEAPON_NAMES[weapon], (c) => c.weaponSkill[weapon] ?? 0)).filter(had),
    },
    {
      id: 'skills',
      title: 'Skills',
      lines: SKILLS.map(([skill, label]) => figure(skill, label, (c) => c.skills[skill] ?? 0)).filter(had),
    },
    {
      id: 'spells',
      title: 'Spells (cost in Wound Points)',
      lines: sheet.known.map((spell) => spellLine(spell, sheet.cheap.includes(spell))),
    },
    { id: 'items', title: 'Magic items', lines: sheet.items.map((item) => itemLine(sheet, item)) },
  ]
}

function weaponLine({ weapon, bonus, item }: CharacterSheet['weapons'][number], place: number): RecordLine {
  const label = item === null ? WEAPON_NAMES[weapon] : `${WEAPON_NAMES[weapon]} +${bonus}`
  return { id: item ?? weapon, label, value: null, was: null, detail: place === 0 ? 'primary' : '' }
}

/** The value is what a casting costs, in Wound Points (10.9, 13.5). */
function spellLine(spell: SpellId, cheap: boolean): RecordLine {
  const { name, cost } = SPELLS[spell]
  return { id: spell, label: name, value: cheap ? 1 : cost, was: cheap && cost !== 1 ? cost : null, detail: '' }
}

function itemLine(sheet: CharacterSheet, item: Item): RecordLine {
  const detail = staysAtHome(sheet, item) ? 'at home' : stateOf(item)
  return { id: item.id, label: itemName(item), value: null, was: null, detail }
}

function stateOf(item: Item): string {
  switch (item.kind) {
    case 'armor':
    case 'medallion':
    case 'ring':
      return item.worn ? 'worn' : ''
    case 'potion':
      return item.doses === 1 ? '1 dose' : `${item.doses} doses`
    case 'talisman':
    case 'weapon':
    case 'tapestry':
      return ''
    default:
      assertNever(item)
  }
}
