import type { RuleEntry } from '../../kernel/game.ts'

function short(id: string, title: string, text: string): RuleEntry {
  return { rule: `000.${id}`, title, text, source: 'ours', reason: 'A summary in our words: the cases that it names are the rules.' }
}

/** The game on one screen, behind the case that opens the book: what somebody has to know to begin. */
export const IN_SHORT: readonly RuleEntry[] = [
  short(
    'aim',
    'In short: what it is about',
    'Your hero goes through his catacomb to Alysa. She compares courage (what he did away with on the way), charm (what is left of him) and riches (what he brings along). A lead of 30 points wins; so does having her to himself for four turns. See 214 and 215.',
  ),
  short(
    'turn',
    'In short: a turn',
    'First every hero acts, one after the other. Then the monsters around each of them move up to three squares, and those beside him strike. Whoever was not struck at gets his breath back. See 202.',
  ),
  short(
    'hero',
    'In short: your hero',
    'A step, a blow, a try at a door cost a point each; turning is free. His movement says how many points he has. Beside a monster he must stop, unless it dies or he outwits them all. See 204 and 208.',
  ),
  short(
    'dark',
    'In short: what lies face down',
    'In rooms and lit halls he sees what is before him; in the dark only what is next to him. A counter face down may be a monster, a trap, the Succubus, riches, or nothing. See 205 and 211.',
  ),
  short(
    'blows',
    'In short: blows',
    'Two dice with what helps, against a number for each weapon and monster. A monster that is hit is dead. A hero that is hit loses levels by the wound table, and dies when strength and hits are both gone. See 210 and 212.',
  ),
  short(
    'yours',
    'In short: your monsters',
    'You also lead the monsters in another hero’s catacomb, and lay them out before the game. Let the app do it for you, or send them one by one. See 104.',
  ),
  short(
    'here',
    'In short: at this table',
    'Press a square to walk there, a counter to strike at it, a door to open it. “On towards Alysa”, “Fight it out” and “Move my monsters for me” do many things in one press; each of them stands in the chronicle. The hint says what a good player would do.',
  ),
]
