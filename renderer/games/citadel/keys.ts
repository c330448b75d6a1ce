import type { KeyList } from '../../game-page.ts'

/** The keys of the maze and of the ranks. */
export const KEYS: readonly KeyList[] = [
  {
    title: 'In the maze',
    lines: [
      { keys: ['PgUp', 'PgDn'], does: 'Go a level up or down, on a staircase' },
      { keys: ['G'], does: 'Go to a place by its name' },
    ],
  },
  {
    title: 'In the ranks',
    lines: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go to the next counter' },
      {
        keys: ['Enter'],
        does: 'Open the menu of that counter, or choose it as the target',
      },
      { keys: ['Shift', 'Enter'], does: 'Open the record' },
    ],
  },
]
