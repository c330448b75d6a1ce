import type { RuleEntry } from '../kernel/game.ts'

/** The rules reference: number, heading, text. */
const CASES = [
  ['1.0', 'The cards', 'Two travellers come to a bridge at the same time. A die sets the toll, and whoever guesses it better crosses.'],
  [
    '1.1',
    'The deal',
    'Twelve cards, two each of 1 to 6, are shuffled. Each player is dealt five of them and looks at them alone; the other two are out of the game.',
  ],
  ['2.0', 'The round', 'There are three rounds, so two cards of each hand are never laid. In the variant “The whole hand” there are five.'],
  ['2.1', 'Laying', 'Each player lays a card face down. The first seat lays first, which gives nothing away.'],
  ['2.2', 'The throw', 'One die is thrown. Its face is the toll.'],
  [
    '2.3',
    'The nearer card',
    'Both cards are turned up. The one nearer to the toll takes the points in the table; if both are equally near, neither does.',
  ],
  ['3.0', 'The end', 'After the third round the points are counted.'],
  ['3.1', 'Crossing', 'Whoever has more points crosses the bridge. If they are level, nobody does.'],
] as const

export const RULES: readonly RuleEntry[] = CASES.map(([rule, title, text]) => ({ rule, title, text, source: 'ours' }))
