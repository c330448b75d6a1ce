import { type CardRow, card } from './card-rows.ts'

/** What the Dwarf Smith and the Gnome Trader sell: cards outside both decks, ours (C-92). */
export const WARE_ROWS: readonly CardRow[] = [
  card('object', 'sword', 'Sword', 'Weapon: 1 Strength more in Combat.', { weapon: 1, of: 'dwarf-smith' }),
  card('object', 'shield', 'Shield', 'When you would lose a Life in Combat, roll 1 die: on 5–6 you keep it.', {
    saves: 5,
    of: 'dwarf-smith',
  }),
  card('object', 'helmet', 'Helmet', 'When you would lose a Life in Combat, roll 1 die: on 6 you keep it.', {
    saves: 6,
    of: 'dwarf-smith',
  }),
  card('object', 'rope-ladder', 'Rope Ladder', 'At the Narrow Passage a 5 counts as 4; at a Rockfall add 2 to your die (6 at most).', {
    of: 'gnome-trader',
  }),
]
