import type { RuleEntry } from '../kernel/game.ts'

/** The rules reference: number, heading, text. */
const CASES = [
  ['1.0', 'The cards', 'Two travellers come to a bridge at the same time. A die sets the toll, and the one who guesses it better crosses.'],
  ['1.1', 'The deal', 'Twelve cards, two each of 1 to 6, are shuffled. Both players are dealt five, and hide them; two are not used.'],
  ['2.0', 'The rounds', 'There are three rounds: two cards of a hand are never laid. In the variant “The whole hand” there are five.'],
  ['2.1', 'Laying', 'Each player lays a card face down. The first seat lays first; the card stays hidden, so this gives nothing away.'],
  ['2.2', 'The toll', 'Roll one die. Its face is the toll.'],
  ['2.3', 'The nearer card', 'Turn both up. The nearer to the toll takes the points in the table; if both are as near, no one does.'],
  ['3.0', 'The end', 'After the last round both players count their points.'],
  ['3.1', 'Crossing', 'The player with more points crosses the bridge. If both have the same, neither does.'],
] as const

export const RULES: readonly RuleEntry[] = CASES.map(([rule, title, text]) => ({ rule, title, text, source: 'ours' }))
