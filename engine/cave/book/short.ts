import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'The Magic Crystal lies in one of eight Chambers. To win, pass its three Trials in one visit: the Beast by Strength 10, the Apparition by Craft 8, the Gnome by wealth: 12.5, 17.',
  'You begin at the Cave Entrance with four Lives, 1 Gold and your Character’s Strength and Craft, which never drop below their start. If you die, you come back as another Character, without what you had: 1.3, 2.3, 4.3.',
  'Roll the die and walk, or step one space while your Craft is under 6. You choose the first way. The die chooses at later turnings, unless you have Craft 6 or something that shows you the way. A Heavy Gate stops you, and a Chamber that you pass may: 11.2, 11.3, 11.4.',
  'In corridors and at crossroads you draw cards, from the mild Adventure deck or the dangerous Cave deck; every seventh from the Cave deck brings 1 Craft. At each visit a die decides what a Chamber is, and each named space has an effect of its own: 12.3, 12.4, 12.6.',
  'You fight Animals, Monsters and Dragons by Strength, Spirits by Craft: each side adds a die, and the higher score wins. A defeat costs you a Life and ends your turn. Trade in seven points of those you killed for 1 Strength: 1.4, 14.4, 15.2.',
  'You carry four Objects, any number of Followers, and as many Spells as your Craft allows. A Life costs 1 Gold at the Cave Entrance. You may attack Characters on your space, for a Life, 1 Gold or an Object: 2.6, 4.7, 5.3, 14.9.',
  'Two of the cards reveal where the Crystal lies, or a search with Craft 6 or more finds it. Then every player knows. The three gauges beside each name show who could take it: 12.5.',
  'At this table: click a lit space to walk there. “Always” under the question of the deck settles it from then on, and a key skips the turns of bots.',
]

/** The game on one screen, at the head of the book: what a player has to know to begin. */
export const IN_SHORT = ours(
  '0.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary: the cases that it names are the rules.',
)
