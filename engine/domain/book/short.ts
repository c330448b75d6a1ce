import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'Somewhere in the middle of the domain lie four treasures of the Warlock. Carry one of them out, through any door of a quadrant in which a player began, and you win. With a last round, the richest character inside then wins if no one has come out before: 2.0.',
  'You come in through a door of your own quadrant with ten life points, some luck, a lit lantern and nothing else. Two squares a turn. Where you step off what is laid, a tile is drawn; where you step on a marked square, a card: 3.0, 5.1, 6.1, 7.0.',
  'Outer tiles have two levels: pale is above, hatched below, and only stone steps and archways join them. Below, you need your lantern. Inner tiles are corridors and rooms: 6.2, 6.3, 5.2.',
  'Experience is your initiative. It comes from tiles laid in your own quadrant, from creatures beaten and from luck tests passed. The higher initiative strikes first, the sum has to be higher than the defence, and after three rounds without a hit you retreat: 4.5, 9.1 to 9.3.',
  'You carry eight places, two heavy things, and have two hands: 8.1, 9.4. A luck test saves you from a loss of life points, or doubles it; it costs a point of luck for good. Nothing averts the spikes, the skull chamber, Summon Evil, the Medusa, or a Fireball aimed at you: 4.2. If you die, you start again at a door: 4.1.',
  'The way to the treasures leads through an antechamber, and what guards them has initiative 40. The Warlock first appears when a carrier of a treasure steps on a pentagram; from then on he strikes anyone on any of them: 5.3, 12.1, 14.0.',
  'At this table: click a square to walk there, over several turns if it is far. You stop where anything new turns up. “On towards the treasure”, “Fight on until it is decided” and the like do many things in one click, and each of them stands in the chronicle. The hint says what a good player would do.',
]

/** The game on one screen, behind the case that opens the book: what somebody has to know to begin. */
export const IN_SHORT = ours(
  '1.0.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary to begin with: the cases that it names are the rules.',
)
