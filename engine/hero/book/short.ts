import { ours } from '../../kernel/book.ts'

const PARAGRAPHS = [
  'Your hero goes through his catacomb to Alysa. She compares courage (what he did away with on the way), charm (what is left of him) and riches (what he brings along). A lead of 30 points wins; so does having her to himself for four turns: 214, 215.',
  'In a turn every hero acts, one after the other. Then the monsters around each of them move up to three squares, and those beside him strike. Whoever was not struck at gets his breath back: 202, 213.',
  'A step, a blow, a try at a door cost a point each; turning is free. His movement says how many points he has. Beside a monster he must stop, unless it dies or he outwits them all: 204, 206, 208.',
  'In rooms and lit halls he sees what is before him; in the dark only what is next to him. A counter face down may be a monster, a trap, the Succubus, riches, or nothing: 205, 211.',
  'Blows are two dice with what helps, against a number for each weapon and monster. A monster that is hit is dead. A hero that is hit loses levels by the wound table, and dies when strength and hits are both gone: 210, 212.',
  'You also lead the monsters in another hero’s catacomb, and lay them out before the game; the app does it for you if you like: 104.',
  'At this table: press a square to walk there, a counter to strike at it, a door to open it. “On towards Alysa”, “Fight it out” and “Move my monsters for me” do many things in one press, and each of them stands in the chronicle. The hint says what a good player would do.',
]

/** The game on one screen, behind the case that opens the book: what somebody has to know to begin. */
export const IN_SHORT = ours(
  '000.short',
  'The whole game in short',
  PARAGRAPHS.join('\n\n'),
  'A summary to begin with: the cases that it names are the rules.',
)
