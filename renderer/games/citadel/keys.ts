import type { KeyList } from '../../game-page.ts'

/** The keys of the maze and of the ranks. */
export const KEYS: readonly KeyList[] = [
  {
    title: 'In the maze',
    lines: [
      { keys: ['PgUp', 'PgDn'], does: 'The level above or below, on a staircase' },
      { keys: ['G'], does: 'Go to a place by its name' },
    ],
  },
  {
    title: 'In the ranks',
    lines: [
      { keys: ['←', '→', '↑', '↓'], does: 'To the next counter' },
      {
        keys: ['Enter'],
        does: 'The menu of that counter: what it can do, and what can be done to it; where the question is whom, it is chosen',
      },
      { keys: ['Shift', 'Enter'], does: 'Open the record' },
    ],
  },
]
