import { headings, printedRow, printedTable } from '../../kernel/printed.ts'
import type { PrintedTable } from '../../kernel/printed-types.ts'
import { capital, signed } from '../../kernel/words.ts'
import { movable } from '../open/making.ts'
import { nameOf } from '../open/names.ts'
import { diceWords } from '../open/rolls.ts'
import { SPELL_IDS } from '../open/spells.ts'
import { FISTS, HELMETS, SHIELDS, SUITS } from '../tables/armour.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { HelmetId, RaceId, ShieldId, SuitId } from '../tables/ids.ts'
import { ACTIONS, MODIFIERS, MOVEMENT, ODDS } from '../tables/limits.ts'
import { MP_IN_SUITS, RACES } from '../tables/races.ts'
import {
  AREA_SPELLS,
  FIGHTER_SPELLS,
  ILLUSION_SPELLS,
  MISSILE_SPELLS,
  OTHER_SPELLS,
  SUMMON_SPELLS,
  TERRAIN_SPELLS,
  THROWN_SPELLS,
} from '../tables/spells.ts'
import type { Creature, Fighter, MissileSpell, OtherSpell, Robot, ThrownSpell, Weapon } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { SHAPES, turns } from './spells.ts'

/** Every table of the manual, ready to be set in the rulebook. */
export function printedTables(): readonly PrintedTable[] {
  return [
    ...gearTables(),
    ...peopleTables(),
    ...spellTables(),
    fighterSpells(),
    robots(),
    terrain(),
    actions(),
    modifiers(),
    odds(),
    fists(),
    presets(),
  ]
}

function entries<K extends string, T>(of: Readonly<Record<K, T>>): readonly (readonly [K, T])[] {
  return Object.entries(of) as [K, T][]
}

// ---------------------------------------------------------------- 4 to 7

function gearTables(): readonly PrintedTable[] {
  return [
    printedTable(
      '4.1',
      'Weapons and shields',
      'weapon',
      headings('SH', 'Pole', 'Slash', 'Bow', 'Throw', 'Hammer or axe', 'Hands', 'Passes shields', 'Damage'),
      entries<keyof typeof WEAPONS, Weapon>(WEAPONS).map(([id, one]) => {
        const yes = (is: boolean) => (is ? 'yes' : null)
        return printedRow(
          id,
          one.name,
          one.sh,
          one.pole,
          yes(one.slash),
          one.bow,
          yes(one.throw),
          yes(one.hammerAxe),
          one.hands,
          yes(one.noShield),
          diceWords(one.damage),
        )
      }),
    ),
    printedTable('7.1', 'Shields, suits and helmets', 'armour', headings('MP', 'SH', 'AG', 'Off damage'), [
      ...entries<ShieldId, (typeof SHIELDS)[ShieldId]>(SHIELDS).map(([id, { sh, ag, armour }]) =>
        printedRow(id, nameOf(id), null, sh, cost(ag), armour),
      ),
      ...entries<SuitId, (typeof SUITS)[SuitId]>(SUITS).map(([id, { name, mp, sh, ag, armour }]) =>
        printedRow(id, name, mp, sh, cost(ag), armour),
      ),
      ...entries<HelmetId, (typeof HELMETS)[HelmetId]>(HELMETS).map(([id, { name, sh, ag, armour }]) =>
        printedRow(id, name, null, sh, cost(ag), armour),
      ),
    ]),
  ]
}

function cost(ag: number): string | null {
  return ag === 0 ? null : signed(ag)
}

// ---------------------------------------------------------------- 9 to 11

function peopleTables(): readonly PrintedTable[] {
  const races = entries<RaceId, (typeof RACES)[RaceId]>(RACES)
  return [
    printedTable(
      '9.1',
      'Races',
      'race',
      [
        ...headings('SH', 'AG', 'IQ'),
        { id: 'least-sh', label: 'Min. SH' },
        { id: 'least-ag', label: 'Min. AG' },
        { id: 'most-sh', label: 'Max. SH' },
        { id: 'most-ag', label: 'Max. AG' },
        { id: 'most-iq', label: 'Max. IQ' },
        ...headings('AR', 'MP', 'Dazed at', 'Down at'),
      ],
      races.map(([id, { base, min, max, ar, mp, daze, knockDown }]) =>
        printedRow(id, capital(id), base.sh, base.ag, base.iq, min.sh, min.ag, max.sh, max.ag, max.iq, ar, mp, daze, knockDown),
      ),
    ),
    beasts('9.1.animals', 'Animals', CREATURES),
    printedTable(
      '10.4',
      'Movement in each suit',
      'race',
      entries<SuitId, (typeof SUITS)[SuitId]>(SUITS).map(([id, { name }]) => ({ id, label: name })),
      races.map(([id]) => printedRow(id, capital(id), ...Object.values(MP_IN_SUITS[id]))),
    ),
    printedTable(
      '11.3',
      'Advances',
      'race',
      headings('Points', 'In turn', 'Movable at the start'),
      races.map(([id, { perIncrease, advance }]) =>
        printedRow(
          id,
          capital(id),
          perIncrease,
          advance.map((each) => each.toUpperCase()).join(', '),
          movable(id)
            .map((each) => each.toUpperCase())
            .join(', '),
        ),
      ),
    ),
  ]
}

function beasts(id: string, title: string, of: Readonly<Record<string, Creature | Robot>>): PrintedTable {
  return printedTable(
    id,
    title,
    'kind',
    headings('SH', 'AG', 'IQ', 'AR', 'MP', 'Attacks', 'Dazed at', 'Down at', 'Regenerates'),
    entries(of).map(([kind, one]) => {
      const attacks = one.attacks.map((each) => `${capital(each.id)} ${diceWords(each.damage)}`).join(', ')
      return printedRow(kind, one.name, one.sh, one.ag, one.iq, one.ar, one.mp, attacks, one.daze, one.knockDown, one.regenerates ?? null)
    }),
  )
}

// ---------------------------------------------------------------- 12 to 17

function spellTables(): readonly PrintedTable[] {
  return [
    printedTable(
      '12.4',
      'Missile spells',
      'spell',
      [...headings('IQ', 'SH a die'), { id: 'most-sh', label: 'Max. SH' }, ...headings('Damage a die', 'Special')],
      entries<string, MissileSpell>(MISSILE_SPELLS).map(([id, { name, iq, step, most, damage, noArmour }]) =>
        printedRow(id, name, iq, step, most, diceWords(damage), noArmour ? 'passes armour and heals' : null),
      ),
    ),
    printedTable(
      '13.2',
      'Thrown spells',
      'spell',
      headings('IQ', 'Cost', 'Turns', 'For', 'Effect'),
      entries<string, ThrownSpell>(THROWN_SPELLS).map(([id, { name, iq, cost: sh, adjustable, duration, perStep, nice, effect }]) =>
        printedRow(
          id,
          name,
          iq,
          plus(sh, adjustable),
          duration === 'fight' ? 'the fight' : plus(duration, perStep),
          id === 'teleport-away' ? 'anyone' : nice ? 'friends' : 'enemies',
          capital(effect),
        ),
      ),
    ),
    printedTable(
      '14.4',
      'Summoning',
      'spell',
      headings('IQ', 'Cost', 'Paid every'),
      entries(SUMMON_SPELLS).map(([id, { name, iq, cost: sh, renew }]) => printedRow(id, name, iq, sh, turns(renew))),
    ),
    printedTable(
      '14.5',
      'Illusions',
      'spell',
      headings('IQ', 'Cost'),
      entries(ILLUSION_SPELLS).map(([id, { name, iq, cost: sh }]) => printedRow(id, name, iq, sh)),
    ),
    printedTable(
      '15.1',
      'Terrain on one square',
      'spell',
      headings('IQ', 'Cost'),
      entries(TERRAIN_SPELLS).map(([id, { name, iq, cost: sh }]) => printedRow(id, name, iq, sh)),
    ),
    printedTable(
      '15.2',
      'Areas of terrain',
      'spell',
      headings('IQ', 'Cost', 'Squares', 'Shape'),
      entries(AREA_SPELLS).map(([id, { name, iq, cost: sh, size, shape }]) => printedRow(id, name, iq, sh, size, SHAPES[shape])),
    ),
    printedTable(
      '16.1',
      'Other special spells',
      'spell',
      headings('IQ', 'Cost', 'Turns'),
      entries<string, OtherSpell>(OTHER_SPELLS).map(([id, { name, iq, cost: sh, adjustable = false, duration = null }]) =>
        printedRow(id, name, iq, plus(sh, adjustable), duration),
      ),
    ),
  ]
}

function plus(number: number | null, more: boolean): string | null {
  return number === null ? null : `${number}${more ? '+' : ''}`
}

function fighterSpells(): PrintedTable {
  const { spells, until } = FIGHTER_SPELLS
  const races = entries<string, string>(until)
  const listed: readonly string[] = spells
  return printedTable(
    '17.1',
    'Spells that fighters may know',
    'spell',
    races.map(([race]) => ({ id: race, label: capital(race) })),
    SPELL_IDS.filter((id) => listed.includes(id))
      .toSorted((a, b) => listed.indexOf(a) - listed.indexOf(b))
      .map((id) => printedRow(id, nameOf(id), ...races.map(([, last]) => (listed.indexOf(id) <= listed.indexOf(last) ? 'yes' : null)))),
  )
}

// ---------------------------------------------------------------- 18 to 41

function robots(): PrintedTable {
  return beasts('18.2', 'Robots', ROBOTS)
}

function terrain(): PrintedTable {
  return printedTable('22.2', 'Terrain', 'terrain', headings('At the end of a turn', 'To a shot through it', 'Special'), [
    printedRow('fire', 'Fire', '3 damage a layer', '−1 a layer', 'layers add up'),
    printedRow('pit', 'Pit', null, null, '4 damage to those who fall in'),
    printedRow('caltrops', 'Caltrops', '2 damage a layer', null, 'layers add up'),
    printedRow('wall', 'Wall', null, 'stopped', 'no one passes'),
    printedRow('shadow', 'Shadow', null, '−4 a layer', 'hides, −2 to hit'),
    printedRow('exit', 'Exit', 'out of the fight', null, 'alive, with all experience'),
    printedRow('altar', 'Altar of Life', null, 'stopped', 'raises the dead'),
  ])
}

function actions(): PrintedTable {
  const yes = (is: boolean) => (is ? 'yes' : null)
  return printedTable(
    '30.2',
    'Movement and actions',
    'action',
    [...headings('After at most', 'Squares at least'), { id: 'lying', label: 'Prone' }, ...headings('In hand combat')],
    entries(ACTIONS).map(([id, one]) => {
      const most = MOVEMENT.find(({ type }) => type === one.upTo)?.most ?? ''
      return printedRow(
        id,
        DEEDS[id],
        `${one.upTo}: ${most.replace('MP/2', 'half the movement')}`,
        one.least,
        yes(one.prone),
        yes('handCombat' in one),
      )
    }),
  )
}

/** What an action is called. */
const DEEDS: Readonly<Record<keyof typeof ACTIONS, string>> = {
  stand: 'Stand up',
  cast: 'Cast a spell',
  disengage: 'Disengage',
  shoot: 'Shoot',
  receive: 'Receive a charge',
  grapple: 'Try hand combat',
  throw: 'Throw or drop nearby',
  change: 'Change weapons',
  reload: 'Reload',
  impale: 'Impale',
  rush: 'Shield rush',
  attack: 'Attack',
  slash: 'Slash',
  shield: 'Shield attack',
  dual: 'Attack with both hands',
  evade: 'Evade',
  disbelieve: 'Disbelieve',
  prone: 'Go prone',
  nothing: 'Do nothing',
}

function modifiers(): PrintedTable {
  const { side, rear, prone, invisible, snake, slashFirst, slashOther, dualFirst, dualSecond, receive, rush, crossbowProne, dazed } =
    MODIFIERS
  const rows: readonly (readonly [string, string, number])[] = [
    ['side', 'From the side', side],
    ['rear', 'From the rear', rear],
    ['prone', 'At a prone enemy, and in hand combat', prone],
    ['invisible', 'At an unseen enemy', invisible],
    ['snake', 'At a snake', snake],
    ['slash-first', 'Slash, the first', slashFirst],
    ['slash-other', 'Slash, the others', slashOther],
    ['dual-first', 'Both hands, the ready one', dualFirst],
    ['dual-second', 'Both hands, the other', dualSecond],
    ['receive', 'Receiving a charge', receive],
    ['rush', 'Shield rush', rush],
    ['crossbow-prone', 'Crossbow, prone', crossbowProne],
    ['dazed', 'While dazed', dazed],
    ['bow-range', 'Bow, every five squares', MODIFIERS.bowRange.ag],
    ['thrown-range', 'Thrown, every square', MODIFIERS.thrownRange.ag],
    ['character', 'A character in the way', MODIFIERS.obstacle.character],
    ['fire', 'A fire in the way', MODIFIERS.obstacle.fire],
    ['shadow', 'Shadow in the way', MODIFIERS.obstacle.shadow],
  ]
  return printedTable(
    '33.6',
    'What makes a hit easier or harder',
    'when',
    headings('AG'),
    rows.map(([id, label, number]) => printedRow(id, label, signed(number))),
  )
}

function odds(): PrintedTable {
  const { hit, missOrMore } = ODDS
  const once = (one: number | null) => (one === null ? null : `1 in ${one.toFixed(2)}`)
  return printedTable('36.1', 'One roll in how many, by a trial of 10,000', 'roll', headings('Three dice', 'Four dice'), [
    ...entries<string, readonly (number | null)[]>(hit).map(([roll, [three = null, four = null]]) =>
      printedRow(roll, `${roll} or less`, once(three), once(four)),
    ),
    ...entries<string, readonly (number | null)[]>(missOrMore).map(([roll, [three = null, four = null]]) =>
      printedRow(roll, `${roll} or more`, once(three), once(four)),
    ),
  ])
}

function fists(): PrintedTable {
  return printedTable(
    '39.2',
    'Fist or dagger in hand combat',
    'SH',
    headings('Fist', 'Dagger', 'Better'),
    FISTS.map(({ sh: [from, to], damage, use }) => {
      const label = from === null ? `${to} or less` : to === null ? `${from} or more` : String(from)
      return printedRow(String(from ?? to), label, diceWords(damage), diceWords(WEAPONS.dagger.damage), use)
    }),
  )
}

function presets(): PrintedTable {
  return printedTable(
    '41.2',
    'Ready fighters',
    'fighter',
    headings('Race', 'SH', 'AG', 'IQ', 'Ready', 'Second hand', 'Slung', 'From'),
    entries<keyof typeof PRESETS, Fighter>(PRESETS).map(([id, one]) => {
      const { ready, also, slung } = PRESETS[id]
      const things = slung.map(nameOf).join(', ')
      return printedRow(
        id,
        one.name,
        capital(one.race),
        one.sh,
        one.ag,
        one.iq,
        nameOf(ready),
        also === null ? null : nameOf(also),
        things,
        one.source ?? 'the manual',
      )
    }),
  )
}
