import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'The Magic Crystal lies in one of eight Chambers. To win, pass its three Trials in one visit: the Beast by Strength 10, the Apparition by Craft 8, the Gnome by wealth: 12.5, 17.',
  'You begin at the Cave Entrance with four Lives, one Gold and your Character’s Strength and Craft, below which you never drop. Whoever dies comes back as another Character, without what he had: 1.3, 2.3, 4.3.',
  'Throw the die and walk, or go one space without it while your Craft is under 6. You choose the first way and the die chooses later turnings, unless you have Craft 6 or something that shows you the way. A Heavy Gate stops you, and a Chamber that you pass may: 11.2, 11.3, 11.4.',
  'In corridors and at crossroads you turn up cards, from the mild Adventure deck or the dangerous Cave deck; every seventh from the Cave deck brings a Craft. A die decides at each visit what a Chamber is, and the named spaces do what stands beside them: 12.3, 12.4, 12.6.',
  'Animals, Monsters and Dragons are fought by Strength, Spirits by Craft: die and figure against die and figure, and the lower loses. A defeat costs you a Life and ends the turn. Seven points of those you killed are worth one Strength: 1.4, 14.4, 15.2.',
  'You carry four Objects, any number of Followers, and as many Spells as your Craft allows. A Life costs one Gold at the Cave Entrance. You may attack Characters on your space, for a Life, a Gold or an Object: 2.6, 4.7, 5.3, 14.9.',
  'Where the Crystal lies is told by two of the cards, or found by a search with Craft 6 or more. Then everybody knows. The three gauges beside each player say who could take it: 12.5.',
  'At this table: press a lit space to walk there. “Always” under the question of the deck answers it from then on, and a key skips the turns of bots.',
]

/** The game on one screen, at the head of the book: what somebody has to know to begin. */
export const IN_SHORT = ours(
  '0.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary: the cases that it names are the rules.',
)
