import type { KeyList } from '../../game-page.ts'

/** What keys do in the maze and in the ranks. */
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
      { keys: ['Enter'], does: 'Choose who stands there, or open the record where there is nothing to choose' },
      { keys: ['Shift', 'Enter'], does: 'Open the record' },
    ],
  },
]
