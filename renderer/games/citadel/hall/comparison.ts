import type { Character } from '../../../../electron/contract/index.ts'
import type { Comparison, State } from '../../../campaign-page.ts'
import { worthOf } from '../../../screens/character/jewels.ts'
import { figureLine, NOTHING, told, wordLine } from '../../../screens/hall/comparison.ts'
import { stateOf } from '../../../screens/hall/rows.ts'
import { nameOf, raceName, spellName } from '../names.ts'
import { halfYears } from '../record/age.ts'
import { homeRecord } from '../record/home-record.ts'
import type { RecordOf } from '../record/record.tsx'

interface Compared {
  readonly character: Character
  readonly record: RecordOf
}

const SUNS = ['red', 'yellow', 'blue'] as const
const SKILLS = ['negotiation', 'detrap', 'hellgate'] as const

/** What each character is, can do, knows and owns. */
export function compare(states: Readonly<Record<State, string | null>>, characters: readonly Character[]): readonly Comparison[] {
  const all = characters.map((character) => ({ character, record: homeRecord(character) }))
  const words = (label: string, of: (one: Compared) => string) => wordLine(label, all.map(of))
  const figures = (label: string, of: (one: Compared) => number, zero = '0') => figureLine(label, all.map(of), zero)
  const least = (label: string, of: (one: Compared) => number) => figureLine(label, all.map(of), '0', Math.min)
  const keys = (of: (record: RecordOf) => Iterable<string>) => [...new Set(all.flatMap(({ record }) => [...of(record)]))]
  return told([
    {
      title: 'Who',
      lines: [
        words('Race and kind', ({ character: { race, kind } }) => `${raceName(race)}, ${kind}`),
        words('State', ({ character }) => standingIn(states, character)),
        words('Exits', ({ character }) => String(character.exits)),
        words('Age', ({ character }) => (character.exits === 0 ? NOTHING : `${halfYears(character.exits)} older`)),
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
        ...SUNS.map((sun, i) => figures(`Magic, ${sun} sun`, ({ record }) => record.magic[i] ?? 0, NOTHING)),
        ...SKILLS.map((skill) => figures(nameOf(skill), ({ record }) => record.skills[skill] ?? 0, NOTHING)),
        ...keys((record) => Object.keys(record.weaponSkill).filter((weapon) => record.weaponSkill[weapon])).map((weapon) =>
          figures(`${nameOf(weapon)} skill`, ({ record }) => record.weaponSkill[weapon] ?? 0, NOTHING),
        ),
        words('Weapons', ({ record }) => record.weapons.map(nameOf).join(', ') || NOTHING),
      ],
    },
    {
      title: 'Spells',
      lines: keys((record) => record.spells.known).map((spell) =>
        words(spellName(spell), ({ record }) => (record.spells.known.includes(spell) ? 'knows it' : NOTHING)),
      ),
    },
    {
      title: 'Goods',
      lines: [
        figures('Experience', ({ character }) => character.experience),
        figures('Gold', ({ character }) => character.gold),
        figures('Jewels, in gold', ({ character }) => worthOf(character.jewels), NOTHING),
        words('Items', ({ record }) => record.items.map(({ label }) => label).join(', ') || NOTHING),
      ],
    },
    {
      title: 'One more point',
      lines: [
        least('Experience', ({ character }) => character.price?.experience ?? 0),
        least('Gold', ({ character }) => character.price?.gold ?? 0),
        figures('Can be paid now', ({ character }) => character.price?.affordable ?? 0, NOTHING),
      ],
    },
  ])
}

/** Whether something can be bought is a separate line. */
function standingIn(states: Readonly<Record<State, string | null>>, character: Character): string {
  const state = stateOf(character)
  return states[state === 'ready' ? 'home' : state] ?? ''
}
