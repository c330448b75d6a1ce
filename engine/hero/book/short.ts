import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'Your hero goes through his catacomb to Alysa. She compares courage (the counters he removed on the way), charm (what is left of him) and riches (what he brings her). A lead of 30 points wins; so does having her to himself for four turns: 214, 215.',
  'In a turn every hero acts, one after the other. Then the monsters around each of them move up to three squares, and those beside him strike. A hero left in peace catches his breath: 202, 213.',
  'A step, a blow and a try at a door cost 1 point each; turning is free. His movement says how many points he has. Beside a monster he must stop, unless he kills it or outwits them all: 204, 206, 208.',
  'In rooms and lit halls he sees what is before him; in the dark only what is next to him. A counter face down may be a monster, a trap, the Succubus, riches, or nothing: 205, 211.',
  'A blow is two dice plus modifiers, against a number for each weapon and monster. A hit kills a monster. It costs a hero levels by the wound table, and he dies when strength and hits are both gone: 210, 212.',
  'You also lead the monsters in another hero’s catacomb, and lay them out before the game. The app does it for you if you like: 104.',
  'At this table: click a square to walk there, a counter to strike at it, a door to open it. “Head for Alysa”, “Fight it out” and “Move my monsters for me” do many things at one click, and the chronicle tells each of them. The hint says what a good player would do.',
]

/** The game on one screen, behind the case that opens the book: what a player has to know to begin. */
export const IN_SHORT = ours(
  '000.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary to begin with: the cases that it names are the rules.',
)
