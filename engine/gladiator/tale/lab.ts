import { home, type LabRules, sumOver, wins } from '../../kernel/measures.ts'
import { causeName } from '../text/fell.ts'

/** What a fight is measured by in the Lab. */
export const LAB: LabRules = {
  usual: { seats: 2, options: { teams: { west: ['thundar'], east: ['slayer-gladiator'] }, balance: 'none' } },
  // Two a side: of one a side the stronger wins nearly every time, and all in the same way.
  week: {
    seats: 2,
    options: { teams: { west: ['gimli', 'khan-elf'], east: ['thundar', 'slayer-orc'] }, balance: 'none' },
    by: [{ id: 'wins', label: 'Won' }, { id: 'experience' }, { id: 'taken', label: 'SH lost', least: true }],
  },
  shares: [
    { id: 'wins', label: 'They win', does: 'are won', value: wins },
    { id: 'draw', label: 'No one wins', does: 'end without a winner', value: ({ outcome }) => outcome === 'draw' },
    { id: 'all', label: 'All of them live', does: 'leave all of them alive', value: (fight) => home(fight).length === fight.ours.length },
  ],
  amounts: [
    {
      id: 'experience',
      label: 'Experience earned',
      unit: 'points of experience',
      value: (fight) => sumOver(home(fight), ({ experience }) => experience),
    },
    { id: 'kills', label: 'Kills', unit: 'kills', value: ({ ours }) => sumOver(ours, ({ kills }) => kills) },
    { id: 'taken', label: 'SH lost', unit: 'SH', value: ({ ours }) => sumOver(ours, ({ counts }) => counts?.taken ?? 0) },
    { id: 'turns', label: 'Length', unit: 'turns', value: ({ tale }) => tale.turns },
  ],
  cause: causeName,
}
