import type { Character } from '../../../electron/contract/index.ts'
import { halfYears } from '../../games/citadel/record/age.ts'
import { homeRecord } from '../../games/citadel/record/home-record.ts'
import type { RecordOf } from '../../games/citadel/record/record.tsx'
import { nameOf, raceName, spellName } from '../../icons/names.ts'
import { stateOf, worthOf } from './rows.ts'

/** A line of a comparison: one cell for each of those compared. */
export interface Line {
  readonly label: string
  readonly cells: readonly Cell[]
  /** Whether the cells are not all alike. */
  readonly differs: boolean
}

export interface Cell {
  readonly text: string
  /** The best of a line of figures that differ. */
  readonly best: boolean
}

export interface Chapter {
  readonly title: string
  readonly lines: readonly Line[]
}

/** Side by side: what each is, can do, knows and has. Lines in which nobody has anything are left out. */
export function compare(characters: readonly Character[]): readonly Chapter[] {
  const all = characters.map((character) => ({ character, record: homeRecord(character) }))
  const words = (label: string, of: (one: Compared) => string) => wordLine(label, all.map(of))
  const figures = (label: string, of: (one: Compared) => number, zero = '0') => figureLine(label, all.map(of), zero)
  const keys = (of: (record: RecordOf) => Iterable<string>) => [...new Set(all.flatMap(({ record }) => [...of(record)]))]
  return [
    {
      title: 'Who',
      lines: [
        words('Race and kind', ({ character: { race, kind } }) => `${raceName(race)}, ${kind}`),
        words('State', ({ character }) => STATES[stateOf(character)]),
        words('Exits', ({ character }) => String(character.exits)),
        words('Age', ({ character }) => (character.exits === 0 ? '–' : `${halfYears(character.exits)} older`)),
        words('Raids', ({ character }) => String(character.raids.length)),
        figures('Victories', ({ character }) => character.victories),
      ],
    },
    {
      title: 'Abilities',
      lines: [
        figures('Wound Points', ({ record }) => record.woundPoints.total),
        figures('Resistance', ({ record }) => record.resistance),
        figures('Combat Bonus', ({ record }) => record.combatBonus),
        ...SUNS.map((sun, i) => figures(`Magic, ${sun} sun`, ({ record }) => record.magic[i] ?? 0, '–')),
        ...SKILLS.map((skill) => figures(nameOf(skill), ({ record }) => record.skills[skill] ?? 0, '–')),
        ...keys((record) => Object.keys(record.weaponSkill).filter((weapon) => record.weaponSkill[weapon])).map((weapon) =>
          figures(`${nameOf(weapon)} skill`, ({ record }) => record.weaponSkill[weapon] ?? 0, '–'),
        ),
        words('Weapons', ({ record }) => record.weapons.map(nameOf).join(', ') || '–'),
      ],
    },
    {
      title: 'Spells',
      lines: keys((record) => record.spells.known).map((spell) =>
        words(spellName(spell), ({ record }) => (record.spells.known.includes(spell) ? 'knows it' : '–')),
      ),
    },
    {
      title: 'Goods',
      lines: [
        figures('Experience', ({ character }) => character.experience),
        figures('Gold', ({ character }) => character.gold),
        figures('Jewels, in gold', ({ character }) => worthOf(character), '–'),
        words('Items', ({ record }) => record.items.map(({ label }) => label).join(', ') || '–'),
      ],
    },
    {
      title: 'A point more',
      lines: [
        figureLine(
          'Experience',
          all.map(({ character }) => character.price?.experience ?? 0),
          '0',
          Math.min,
        ),
        figureLine(
          'Gold',
          all.map(({ character }) => character.price?.gold ?? 0),
          '0',
          Math.min,
        ),
        figures('Can be paid now', ({ character }) => character.price?.affordable ?? 0, '–'),
      ],
    },
  ]
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ cells }) => cells.some(({ text }) => text !== '–')) }))
    .filter(({ lines }) => lines.length > 0)
}

interface Compared {
  readonly character: Character
  readonly record: RecordOf
}

const SUNS = ['red', 'yellow', 'blue'] as const
const SKILLS = ['negotiation', 'detrap', 'hellgate'] as const
const STATES = {
  inside: 'Inside',
  ready: 'At home',
  home: 'At home',
  fallen: 'Fallen',
  lost: 'Lost',
  retired: 'Retired',
} as const satisfies Record<ReturnType<typeof stateOf>, string>

function wordLine(label: string, texts: readonly string[]): Line {
  return { label, cells: texts.map((text) => ({ text, best: false })), differs: new Set(texts).size > 1 }
}

/** @param zero how nothing is written */
function figureLine(label: string, values: readonly number[], zero: string, best: (...values: number[]) => number = Math.max): Line {
  const differs = new Set(values).size > 1
  const greatest = best(...values)
  return { label, differs, cells: values.map((n) => ({ text: n === 0 ? zero : String(n), best: differs && n === greatest })) }
}
