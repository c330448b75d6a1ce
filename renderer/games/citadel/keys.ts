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
      { keys: ['Enter'], does: 'Choose that character, or open the record if there is nothing to choose' },
      { keys: ['Shift', 'Enter'], does: 'Open the record' },
    ],
  },
]
