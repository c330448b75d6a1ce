import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { diceWords } from '../../../../engine/gladiator/open/rolls.ts'
import { iqFor, kindOfSpell, SPELL_IDS, type SpellKind } from '../../../../engine/gladiator/open/spells.ts'
import { HELMETS, SUITS } from '../../../../engine/gladiator/tables/armour.ts'
import { CREATURES, ROBOTS } from '../../../../engine/gladiator/tables/beasts.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import type { Creature, Weapon } from '../../../../engine/gladiator/tables/table-types.ts'
import { WEAPONS } from '../../../../engine/gladiator/tables/weapons.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Catalogue, CatalogueEntry } from '../../../book-page.ts'
import { kindIcon, thingIcon, wornIcon } from '../icons.ts'
import { whatItDoes } from '../muster/weapons.tsx'
import { spellIcon } from '../spell-icons.ts'

/** Who fights, with what and by which magic, as chapters of the rulebook. */
export function catalogues(): readonly Catalogue[] {
  return [
    {
      id: 'bestiary',
      title: 'Bestiary',
      text: 'Six races, seven animals and the eight kinds that only the program plays.',
      entries: [...races(), ...beasts(CREATURES, '10.5'), ...beasts(ROBOTS, '18.2')],
    },
    {
      id: 'armoury',
      title: 'Armoury',
      text: 'Weapons, shields and armour, with the strength that each needs.',
      entries: [...weapons(), ...suits()],
    },
    {
      id: 'spells',
      title: 'Spells',
      text: 'A Mage knows every spell up to their intelligence. A spell costs strength, and its success brings experience.',
      entries: spells(),
    },
  ]
}

function races(): readonly CatalogueEntry[] {
  return Object.entries(RACES).map(([id, { base, max, ar, mp, perIncrease }]) => ({
    id,
    name: capital(id),
    icon: kindIcon(id),
    line: `Strength ${base.sh}, agility ${base.ag}, intelligence ${base.iq} to begin with. Every ${perIncrease} points of experience bring an advance.`,
    figures: [
      ['SH', `${base.sh}, at most ${max.sh}`],
      ['AG', `${base.ag}, at most ${max.ag}`],
      ['IQ', `${base.iq}, at most ${max.iq}`],
      ['AR', String(ar)],
      ['MP', String(mp)],
    ],
    rule: '9.1',
    killedAs: id,
  }))
}

function beasts(of: Readonly<Record<string, Creature>>, rule: string): readonly CatalogueEntry[] {
  return Object.entries(of).map(([id, { name, sh, ag, iq, ar, mp, attacks }]) => ({
    id,
    name,
    icon: kindIcon(id),
    line:
      attacks.length === 0
        ? 'Fights by magic alone.'
        : `${attacks.map((each) => `${capital(nameOf(each.id).toLowerCase())} ${diceWords(each.damage)}`).join(', ')}.`,
    figures: [
      ['SH', String(sh)],
      ['AG', String(ag)],
      ['IQ', String(iq)],
      ['AR', String(ar)],
      ['MP', String(mp)],
    ],
    rule: id in ROBOT_CASES ? (ROBOT_CASES[id] ?? rule) : rule,
    killedAs: id,
  }))
}

const ROBOT_CASES: Readonly<Record<string, string>> = {
  'needler-bush': '19.1',
  'giant-amoeba': '19.2',
  'fire-spirit': '19.3',
  'phase-spider': '20.1',
  imp: '20.2',
  slayer: '21.1',
  behemoth: '21.2',
  'evil-mage': '22.1',
}

function weapons(): readonly CatalogueEntry[] {
  return Object.entries<Weapon>(WEAPONS).map(([id, weapon]) => {
    const { name, sh, damage } = weapon
    const does = whatItDoes(weapon)
    return {
      id,
      name,
      icon: thingIcon(id),
      line: does.length === 0 ? 'For one hand.' : `${capital(does.join(', '))}.`,
      figures: [
        ['SH', String(sh)],
        ['Damage', diceWords(damage)],
      ],
      rule: '4.1',
    }
  })
}

function suits(): readonly CatalogueEntry[] {
  return [...Object.entries(SUITS), ...Object.entries(HELMETS)].map(([id, { name, sh, ag, armour }]) => ({
    id,
    name,
    icon: wornIcon(id),
    line: armour === 0 ? 'Stops nothing, and hinders nothing.' : `Stops ${armour} of every blow on all sides.`,
    figures: [
      ['Armour', String(armour)],
      ['AG', ag === 0 ? 'as it is' : `− ${-ag}`],
      ['SH', sh === null ? 'any' : String(sh)],
    ],
    rule: '7.1',
  }))
}

const SPELL_LINES: Readonly<Record<SpellKind, readonly [rule: string, line: string]>> = {
  missile: ['12.4', 'Flies like a shot. Each step of strength spent adds a die of damage.'],
  thrown: ['13.2', 'Cast on a friend or an enemy, and most last for some turns.'],
  summon: ['14.4', 'Calls an ally who fights as long as the Mage pays.'],
  illusion: ['14.5', 'Calls an ally who is not real and vanishes when disbelieved.'],
  terrain: ['15.1', 'Changes one square.'],
  area: ['15.2', 'Changes many squares.'],
  other: ['16.1', 'Special.'],
}

function spells(): readonly CatalogueEntry[] {
  return SPELL_IDS.map((id) => {
    const [rule, line] = SPELL_LINES[kindOfSpell(id)]
    const figures = [['IQ', String(iqFor(id))]] as const
    return { id, name: nameOf(id), icon: spellIcon(id), line, figures, rule: OWN_CASES[id] ?? rule }
  })
}

const OWN_CASES: Readonly<Record<string, string>> = {
  'drain-life': '13.1',
  'drain-life-2': '13.1',
  'missile-return': '13.3',
  'ring-of-fire': '13.3',
  dazzle: '16.2',
  'psychic-blast': '16.3',
  'snake-staff': '16.4',
  image: '16.5',
  'esp-stats': '16.6',
}
