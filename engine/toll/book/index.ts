import type { RuleEntry } from '../../kernel/game.ts'

/** The rules reference: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = [
  ours(
    '1.0',
    'The cards',
    'Two travellers come to a bridge at the same time. A die sets the toll, and the one who guesses it better crosses.',
  ),
  ours(
    '1.1',
    'The deal',
    'Twelve cards, two each of 1 to 6, are shuffled. Each player is dealt five and keeps them hidden; the other two are out of the game.',
  ),
  ours('2.0', 'The rounds', 'There are three rounds, so two cards of each hand are never laid.'),
  ours('2.1', 'Laying', 'Each player lays a card face down. The first seat lays first; the card stays hidden, so this gives nothing away.'),
  ours('2.2', 'The toll', 'Roll one die. Its face is the toll.'),
  ours(
    '2.3',
    'The nearer card',
    'Turn both cards up. The player of the one nearer to the toll takes the points in the table; if both are equally near, neither does.',
  ),
  ours('3.0', 'The end', 'After the third round both players count their points.'),
  ours('3.1', 'Crossing', 'The player with more points crosses the bridge. If both have the same, neither does.'),
]

function ours(rule: string, title: string, text: string): RuleEntry {
  return { rule, title, text, source: 'ours' }
}
