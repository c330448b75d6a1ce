import type { Ranking } from '../../kernel/ranking.ts'

/** The hall of records (44.1, G-139): careers by experience first, the fallen among them. */
export const RANKINGS: readonly Ranking[] = [
  { id: 'experience', title: 'Most experience', unit: 'points of experience', of: 'careers', value: ({ experience }) => experience },
  { id: 'fights', title: 'Most fights come home from', unit: 'fights', of: 'careers', value: ({ exits }) => exits },
  { id: 'career-kills', title: 'Most kills of a career', unit: 'kills', of: 'careers', value: ({ kills }) => kills },
  {
    id: 'earned',
    title: 'Most experience in one fight',
    unit: 'points of experience',
    of: 'people',
    value: ({ experience }) => experience,
  },
  { id: 'kills', title: 'Most kills in one fight', unit: 'kills', of: 'people', value: ({ kills }) => kills },
  { id: 'blow', title: 'Greatest blow', unit: 'SH', of: 'people', value: ({ counts }) => counts?.blow ?? 0 },
  {
    id: 'shortest',
    title: 'Shortest fight that was won',
    unit: 'turns',
    of: 'games',
    value: ({ outcome, tale }) => (outcome === 'west' || outcome === 'east' ? tale.turns : 0),
    lowestFirst: true,
  },
]
