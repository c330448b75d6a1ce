import { lazy } from 'react'
import type { GameFigures } from '../../../../electron/contract/index.ts'
import { CAMPAIGN_WORDS, MOST_IN_PARTY, UNIT_NAMES } from '../../../../engine/gladiator/open/campaign.ts'
import { PORTRAITS } from '../../../../engine/gladiator/open/faces.ts'
import { VARIANT_WORDS } from '../../../../engine/gladiator/open/variants.ts'
import { whole } from '../../../../engine/kernel/figures.ts'
import { many } from '../../../../engine/kernel/words.ts'
import type { CampaignPage, State } from '../../../campaign-page.ts'
import { ABILITIES, COLUMNS, strengthOf } from './columns.tsx'
import { compare } from './compare.ts'
import { ending } from './ending.ts'
import { aboutOf, armedWith, pictureOf, worthOf } from './home.ts'
import { gladiatorKind, readyKind } from './kinds.ts'
import { chosenWith, readOpponents } from './opponents.ts'
import { STABLE_NAMES } from './stable-names.ts'

const STATES: Readonly<Record<State, string | null>> = {
  inside: 'In the arena',
  ready: null,
  home: 'In the stable',
  retired: 'Retired',
  lost: null,
  fallen: 'Bones',
}

/** From so many victories on he carries the wooden sword: told, and without any effect. */
const WOODEN_SWORD = 10

/** A campaign of Gladiator! is a stable and its fights: nothing is bought, and growth comes by itself (11.1 to 11.3). */
export const campaign: CampaignPage = {
  words: {
    nobodyEver: 'No stable has opened its gate yet',
    nobodyYet: 'Make a gladiator, or take one of the ready fighters.',
    nonePlayed: 'No one has fought yet.',
    givenUp:
      'It can’t be resumed, and counts as a break-out for everyone in it: no one earns, loses or dies by it, but the hall of fame leaves them out.',
    inside: 'In the arena: nothing can be changed until the fight is over.',
    retired: 'Retired. Call this gladiator back to arm and fight again.',
    lost: null,
    fallen: {
      text: 'These bones can be brought into a fight, in a place of their own. Laid on the Altar of Life they rise, with four fifths of the experience.',
      rule: '23.6',
    },
    won: (fights) => ({
      text: `Won ${many(fights, 'fight')}${fights >= WOODEN_SWORD ? ' and carries the wooden sword' : ''}.`,
      rule: '2.1',
    }),
  },
  names: STABLE_NAMES,
  variants: VARIANT_WORDS,
  kinds: [gladiatorKind, readyKind],
  states: STATES,
  statuses: { dead: 'Bones', retired: 'Retired' },
  fates: CAMPAIGN_WORDS.fate,
  numerals: 'figures',
  calendar: null,
  units: UNIT_NAMES,
  ending,
  party: {
    most: MOST_IN_PARTY,
    fallen: 'as bones',
    choice: {
      read: readOpponents,
      Fields: lazy(async () => ({ default: (await import('./opponent-fields.tsx')).OpponentFields })),
      with: chosenWith,
    },
    players: () => 1,
    rule: '24.1',
    asks: 'Who fights?',
    begin: 'Enter the arena',
    again: null,
    legacy: null,
    goes: 'fights',
    stays: 'stays in the stable',
    doubt: () => null,
    Notes: null,
    made: null,
    ready: {
      label: 'Sign a ready team',
      lead: 'Three fighters from the manual join the stable, made and armed as it says. You choose their enemies.',
      begin: async (client, stable) => (await import('./ready-team.ts')).signReadyTeam(client, stable),
    },
  },
  roster: {
    columns: COLUMNS,
    abilities: ABILITIES,
    strength: strengthOf,
    worth: worthOf,
    armed: armedWith,
    about: aboutOf,
    picture: pictureOf,
    portraits: PORTRAITS,
    compare,
  },
  record: {
    Sheet: lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet })),
    increases: null,
    equipment: null,
    sections: [
      { id: 'arms', name: () => 'Arms', Body: lazy(async () => ({ default: (await import('./arms.tsx')).Arms })) },
      { id: 'growth', name: () => 'Growth', Body: lazy(async () => ({ default: (await import('./growth-tab.tsx')).Growth })) },
      {
        id: 'career',
        name: () => 'Career',
        Body: lazy(async () => ({ default: (await import('./career.tsx')).Career })),
        looksBack: true,
      },
    ],
  },
  chronicle: {
    victory: 'the fight was won',
    won: 'won',
    totals: ({ totals, raids }) => [
      ['Fights', raids.length],
      ['Won', totals.victories],
      ['Experience', totals.experience],
      ['Killed', totals.kills],
      ['Fallen', totals.fallen],
      ['Turns', totals.turns],
    ],
    brought: broughtInWords,
    treasure: null,
    depths: null,
  },
  Welcome: null,
}

/** `23 turns, 4 killed. 126 experience.` */
function broughtInWords({ turns, kills, experience }: GameFigures): string {
  const earned = experience > 0 ? `${whole(experience)} experience.` : 'No experience.'
  return `${many(turns, 'turn')}, ${whole(kills)} killed. ${earned}`
}
