import type { GameFigures } from '../../../electron/contract/index.ts'
import {
  ADVISED_IN_PARTY,
  CHANGES_NOTHING,
  FATE_NAMES,
  INITIATE_FACES,
  MOST_IN_PARTY,
  UNIT_NAMES,
} from '../../../engine/citadel/open/names.ts'
import { VARIANT_WORDS } from '../../../engine/citadel/open/variants.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { CampaignPage, State } from '../../campaign-page.ts'
import { calendar } from './hall/calendar.ts'
import { CAMPAIGN_NAMES } from './hall/campaign-names.ts'
import { ABILITIES, armedWith, COLUMNS, strengthOf, worthInFight } from './hall/columns.tsx'
import { compare } from './hall/comparison.ts'
import { ending } from './hall/ending.ts'
import { hero } from './hall/hero.tsx'
import { initiate } from './hall/initiate.tsx'
import { SpellsLeft } from './hall/party-notes.tsx'
import { Welcome } from './hall/spells.tsx'
import { SpellsKnown } from './hall/spells-known.tsx'
import { personPicture, raceName } from './names.ts'
import { equipment } from './record/equipment.ts'
import { Sheet } from './record/record.tsx'

const STATES: Readonly<Record<State, string>> = {
  inside: 'Inside',
  ready: 'Can buy an increase',
  home: 'At home',
  retired: 'Retired',
  lost: 'Lost',
  fallen: 'Fallen',
}

/** Campaigns of raids into the Citadel (17.0). */
export const campaign: CampaignPage = {
  words: {
    nobodyEver: 'No one has gone in yet',
    nobodyYet: 'This hall keeps what your characters gained, what it cost, and who fell. Draw heroes and make initiates to start.',
    nonePlayed: 'No one has gone in yet.',
    givenUp: 'It cannot be resumed. The fallen stay dead; all others are at home as they went in, without what they found.',
    inside: 'Inside the Citadel: you can change nothing until the raid is over.',
    retired: 'Retired. Call them back to buy and arm again.',
    lost: { text: 'Comes back when the Hellgate is destroyed.', rule: '16.0' },
    fallen: null,
    won: (games) => ({ text: `Won ${games === 1 ? 'one raid' : `${games} raids`} by the score.`, rule: '17.0' }),
  },
  names: CAMPAIGN_NAMES,
  variants: VARIANT_WORDS,
  kinds: [hero, initiate],
  states: STATES,
  statuses: { dead: STATES.fallen, lost: STATES.lost, retired: STATES.retired },
  fates: FATE_NAMES,
  numerals: 'roman',
  calendar,
  units: {
    ...UNIT_NAMES,
    experience: { ...UNIT_NAMES.experience, title: 'Experience' },
    gold: { ...UNIT_NAMES.gold, title: 'Gold' },
  },
  ending,
  party: {
    most: MOST_IN_PARTY,
    fallen: null,
    choice: null,
    players: (size) => Math.max(1, size),
    rule: '17.3',
    asks: 'Who goes in?',
    begin: 'Enter the gate',
    again: 'March order, circled spells and weapons in hand',
    legacy: { same: 'back into the same maze', fresh: 'New maze' },
    goes: 'goes in',
    stays: 'stays at home',
    doubt: (size) => (size < ADVISED_IN_PARTY ? 'Parties of fewer than four seldom come back.' : null),
    Notes: SpellsLeft,
    made: {
      title: 'Make a party',
      instead: 'New party',
    },
    ready: {
      label: 'A ready party goes in',
      lead: 'Three heroes and three initiates, drawn and made by the rules. You see them first and can change any of them.',
      begin: async (...wanted) => (await import('./cover/ready.ts')).beginReadyIn(...wanted),
    },
  },
  roster: {
    columns: COLUMNS,
    abilities: ABILITIES,
    strength: strengthOf,
    worth: worthInFight,
    armed: armedWith,
    about: ({ race, kind }) => `${raceName(race)}, ${kind}`,
    picture: (who) => personPicture({ ...who, id: who.slug }),
    portraits: INITIATE_FACES,
    compare: (characters) => compare(STATES, characters),
  },
  record: {
    Sheet,
    increases: {
      rule: '12.2',
      each: 'Each ability',
      beside: { text: 'Gold does not rise with age.', rule: '17.5' },
      isBonus: (increase) => increase.startsWith('weapon-skill:') || increase === 'negotiation',
      isIdle: ({ change }) => change === CHANGES_NOTHING,
      note: ({ increase }) => (increase.startsWith('magic:') ? 'one more spell when that sun rules' : ''),
    },
    equipment,
    sections: [
      {
        id: 'spells',
        name: ({ spellsToChoose = 0 }) => (spellsToChoose > 0 ? `Spells (${spellsToChoose} to choose)` : 'Spells'),
        Body: SpellsKnown,
      },
    ],
  },
  chronicle: {
    victory: 'the Hellgate was destroyed',
    won: 'the Hellgate destroyed',
    totals: ({ totals, raids }) => [
      ['Raids', raids.length],
      ['Experience', totals.experience],
      ['Gold marks', totals.gold],
      ['In jewels', totals.jewels],
      ['Killed', totals.kills],
      ['Fallen', totals.fallen],
      ['Team victories', totals.victories],
      ['Own victories', totals.characterVictories],
    ],
    brought: broughtInWords,
    treasure: {
      title: 'Treasure brought home',
      none: 'No one has brought treasure home yet.',
      heads: ['Gold', 'Jewels, worth', 'Together'],
    },
    depths: { title: 'How deep they went' },
  },
  Welcome,
}

/** `Level 2, 41 turns, 17 killed. 126 experience, 610 gold, jewels worth 45.` */
function broughtInWords({ depth, turns, kills, experience, gold, jewels }: GameFigures): string {
  const way = `Level ${depth}, ${many(turns, 'turn')}, ${whole(kills)} killed.`
  const brought = [
    experience > 0 && `${whole(experience)} experience`,
    gold > 0 && `${whole(gold)} gold`,
    jewels > 0 && `jewels worth ${whole(jewels)}`,
  ].filter((part) => part !== false)
  return brought.length > 0 ? `${way} ${brought.join(', ')}.` : `${way} They brought nothing home.`
}
