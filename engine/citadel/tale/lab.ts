import { home, type LabRules, sumOver } from '../../kernel/measures.ts'
import type { Json } from '../../kernel/types.ts'
import { PURPOSE_NAMES, PURPOSES } from '../open/purposes.ts'
import type { End } from '../state.ts'
import { causeName } from '../text/fell.ts'

/** Those of every week's raid: three heroes, and three who learn. */
const WEEK_PARTY: Json = [
  { hero: 'lord-dil' },
  { hero: 'gislan' },
  { hero: 'larraka' },
  { initiate: { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [2, 2, 2], spells: ['heal', 'blast'], experience: 'wounds' } },
  { initiate: { name: 'Borin', race: 'dwarf', weapons: ['ax', 'throwing-dagger'], experience: 'detrap' } },
  {
    initiate: {
      name: 'Hilde',
      race: 'human',
      weapons: ['sword', 'dagger'],
      magic: [1, 1, 1],
      spells: ['lightning'],
      experience: 'weapon-skill',
    },
  },
]

/** What a raid is measured by in the Lab. */
export const LAB: LabRules = {
  usual: { seats: 1 },
  week: {
    seats: 1,
    scenario: { at: 'gateway', party: WEEK_PARTY },
    by: [{ id: 'hellgate', label: 'The Hellgate destroyed' }, { id: 'experience' }, { id: 'gold' }],
  },
  choices: [{ option: 'purpose', label: 'What the party comes for', values: PURPOSES.map((id) => ({ id, label: PURPOSE_NAMES[id] })) }],
  shares: [
    { id: 'home', label: 'Someone comes home', does: 'bring someone home', value: (raid) => home(raid).length > 0 },
    {
      id: 'nearly-all',
      label: 'All but one come home, or all',
      does: 'lose one at most',
      value: (raid) => raid.ours.length - home(raid).length <= 1,
    },
    { id: 'all', label: 'Everyone comes home', does: 'bring everyone home', value: (raid) => home(raid).length === raid.ours.length },
    {
      id: 'hellgate',
      label: 'The Hellgate is destroyed',
      does: 'destroy the Hellgate',
      value: ({ outcome }) => outcome === ('team-victory' satisfies End['kind']),
    },
  ],
  amounts: [
    {
      id: 'experience',
      label: 'Experience brought home',
      unit: 'Experience Points',
      value: (raid) => sumOver(home(raid), ({ experience }) => experience),
    },
    {
      id: 'gold',
      label: 'Gold brought home, jewels at their value',
      unit: 'gold marks',
      value: (raid) => sumOver(home(raid), ({ gold, jewels }) => jewels.reduce((sum, value) => sum + value, gold)),
    },
    {
      id: 'things',
      label: 'Things found and brought home',
      unit: 'things',
      value: (raid) => sumOver(home(raid), ({ things = [] }) => things.length),
    },
    { id: 'kills', label: 'Monsters killed', unit: 'monsters', value: ({ ours }) => sumOver(ours, ({ kills }) => kills) },
    { id: 'turns', label: 'Length', unit: 'turns', value: ({ tale }) => tale.turns },
  ],
  cause: causeName,
  depth: (level) => `Level ${level}`,
}
