import { type Term, term } from '../../../book-page.ts'

/** The terms of DOMAIN in our words, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term(
    'Antechamber',
    'A large tile beside the treasure chamber, one in the west and one in the east. Only they lead into the chamber (5.3).',
  ),
  term('Archway', 'A way from a dark square under a light one to the dark square beyond. It counts as one step (6.2).', 'arch'),
  term('Attack', '4, your weapons and a die. You hit if the sum is higher than the defence (4.3, 9.2).'),
  term('Blank', 'The card left where something was beaten or taken: nothing is drawn on that square again (7.0).'),
  term(
    'Book of Spells',
    'Teaches two or three spells. You can cast them as often as you can pay the ingredients (11.2).',
    'book of spells',
  ),
  term('Defence', '8, and what you wear or hold. Printed in square brackets (4.4, 9.4).'),
  term(
    'Dot',
    'Decides how an outer tile lies. A tile has three or four: on light and dark squares, at a corner or the middle of an edge (5.1).',
  ),
  term(
    'Entry square',
    'One of the twelve squares along the edge of a quadrant, behind the doors. You come in there, and go out with a treasure (2.0, 3.0).',
  ),
  term(
    'Experience',
    'Points you gain from tiles in your own quadrant, fights won and luck tests passed. It is also your initiative (4.5).',
  ),
  term('Grope', 'To move in the dark without light, where a die decides (6.4).', 'groping', 'gropes'),
  term(
    'Initiative',
    'The higher strikes first. Yours is your experience; with the higher one you may retreat between rounds (9.1, 9.3, 4.5).',
  ),
  term('Inner tile', 'A tile of corridors and rooms, laid in an inner slot any way round that lets you in (5.2).'),
  term('Jaws', 'The middle door of the skull chamber. They close on anyone who enters by it without a talisman (10.2).'),
  term(
    'Lantern',
    'Takes up one place. Lit, it lets you walk freely on dark squares and through passages; gas and breezes put it out (6.3).',
  ),
  term('Level', 'Light squares of an outer tile are above, dark ones below. Only stone steps join the two (6.2).'),
  term('Life points', 'You start with 10 and can never have more. At 0 you die, and may start again from scratch (4.1).', 'life point'),
  term('Luck', 'A test with two dice cancels a loss of life points or doubles it. Luck falls with every test (4.2).', 'luck test'),
  term('Magic ingredients', 'Triangles, circles and rhombs: what a spell costs (11.1).', 'magic ingredient', 'ingredient'),
  term('Magic room', 'Doubles the numbers on cards found in it, creatures’ attacks too, but not their defence (10.1).'),
  term('Medusa', 'No one can fight her. The mirror shield or a spell destroys her; only a higher initiative lets you retreat (12.2).'),
  term('Object square', 'A square with a symbol. The first to enter draws a card from its deck (7.0).'),
  term('Outer tile', 'A tile with two levels, laid in an outer slot. Its dots decide how it lies (5.1).'),
  term('Parchment', 'Holds one spell, and is used up when the spell works (11.3).'),
  term('Passage', 'A way under the tiles from a trapdoor to another, or a stair to another, within six squares (10.3).'),
  term(
    'Pentagram',
    'Harmless until a character carrying a major treasure steps on one. Then the Warlock appears, and from then on strikes anyone who steps on any (14.0).',
  ),
  term('Quadrant', 'A quarter of the board. Tiles laid in your own bring experience (2.0, 4.5).'),
  term(
    'Retreat',
    'To go back to the square you came from: after a lost fight, after three rounds without a hit, or by choice with the initiative (9.2, 9.3).',
  ),
  term('Riches', 'What your things are worth when a last round decides the game (2.0).'),
  term('Skull chamber', 'A room where you must pass luck tests unless you carry a talisman (10.2).'),
  term('Stack', 'Tiles or cards face down. No one knows their order, not even the app, which draws each when it is needed (7.0).'),
  term('Trail', 'The last squares a character entered, shown as beads on the board (6.1).'),
  term('Treasure chamber', 'The large tile in the middle, with the four major treasures and the creatures that guard them (5.3, 13.0).'),
  term('Undead', 'Creatures with a star. Only marked weapons and some spells harm them (12.1).'),
  term(
    'Warlock',
    'The lord of the domain. He first appears when a character carrying a treasure steps on a pentagram. No one can fight him (14.0).',
  ),
]
