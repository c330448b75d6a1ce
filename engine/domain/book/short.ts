import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'In the middle of the domain lie four treasures of the Warlock. Carry one of them out of any quadrant where a player started, and you win. In a game with a last round, if no one has come out, the richest character inside wins: 2.0.',
  'You come in through a door of your own quadrant with ten life points, some luck, a lit lantern and nothing else. You walk two squares a turn. Step off the laid tiles and you draw a tile; step on a symbol and you draw a card: 3.0, 5.1, 6.1, 7.0.',
  'Outer tiles have two levels: pale squares above, hatched ones below. Only stone steps join the two, and below you need your lantern. Inner tiles are corridors and rooms: 6.2, 6.3, 5.2.',
  'Your experience is also your initiative. You gain it from tiles laid in your own quadrant, creatures beaten and luck tests passed. The higher initiative strikes first, a hit needs more than the defence, and after three rounds without a hit you retreat: 4.5, 9.1 to 9.3.',
  'You carry eight places, at most two heavy things, and have two hands: 8.1, 9.4. A luck test cancels a loss of life points or doubles it, and costs 1 luck for good. You can’t test against the spikes, the skull chamber, Summon Evil, the Medusa, or a Fireball aimed at you: 4.2. If you die, you start again at a door: 4.1.',
  'The way to the treasures leads through an antechamber, and the creatures that guard them have initiative 40. The Warlock first appears when a character carrying a treasure steps on a pentagram. From then on he strikes anyone on any of them: 5.3, 12.1, 14.0.',
  'At this table, click a square to walk there, over several turns if it is far. You stop where anything new turns up. Plans such as “Head for the treasure” and “Fight on until it is decided” do many things in one click, and the chronicle records each of them. The hint says what a good player would do.',
]

/** The game on one screen, behind the case that opens the book: all that a player needs to begin. */
export const IN_SHORT = ours(
  '1.0.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary to begin with: the cases that it names are the rules.',
)
