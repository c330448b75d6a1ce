import type { Career, Ranking } from '../../kernel/ranking.ts'

/** 44.1, G-139: no one who ever broke out of a fight, or has rested for fifty of them, stands among the best. */
function careerOf(value: (career: Career) => number): (career: Career) => number {
  return (career) => (career.brokenOff > 0 || career.rested >= RESTED ? 0 : value(career))
}

const RESTED = 50

/** The hall of fame (44.1, G-139): careers by experience first, the fallen among them. */
export const RANKINGS: readonly Ranking[] = [
  {
    id: 'experience',
    title: 'Most experience',
    unit: 'points of experience',
    of: 'careers',
    value: careerOf(({ experience }) => experience),
  },
  { id: 'fights', title: 'Most fights survived', unit: 'fights', of: 'careers', value: careerOf(({ exits }) => exits) },
  { id: 'career-kills', title: 'Most kills in a career', unit: 'kills', of: 'careers', value: careerOf(({ kills }) => kills) },
  {
    id: 'earned',
    title: 'Most experience in one fight',
    unit: 'points of experience',
    of: 'people',
    value: ({ experience }) => experience,
  },
  { id: 'kills', title: 'Most kills in one fight', unit: 'kills', of: 'people', value: ({ kills }) => kills },
  { id: 'blow', title: 'Greatest blow', unit: 'SH', of: 'people', value: ({ counts }) => counts?.blow ?? 0 },
  { id: 'shot', title: 'Longest shot', unit: 'squares', of: 'people', value: ({ counts }) => counts?.shot ?? 0 },
  {
    id: 'shortest',
    title: 'Shortest victory',
    unit: 'turns',
    of: 'games',
    value: ({ outcome, tale }) => (outcome === 'west' || outcome === 'east' ? tale.turns : 0),
    lowestFirst: true,
  },
]
