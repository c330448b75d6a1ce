import { ours, printed, variant } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { VARIANT_WORDS } from '../open/variants.ts'

/** What the game is about, the sheet, the tiles, walking, and the cards. */
export const CHAPTERS_1_TO_8: readonly RuleEntry[] = [
  printed(
    '1.0',
    'Material',
    'A frame of squares, 89 small tiles for its outer and inner sections, four antechambers and two treasure chambers, five decks of object cards told apart by their symbols, a sheet for each character, and two dice.',
  ),
  ours(
    '1.0',
    'The layout of the board',
    'The frame has 24 rows of 36 squares, in 8 rows of 12 slots. Each quadrant is 12 rows by 18 columns: eleven outer slots, ten inner ones, half an antechamber and a quarter of the treasure chamber.',
    'Only the counts are known. They fit no other rectangle with twelve entry squares to a quadrant; where the border between outer and inner runs is our choice.',
  ),
  ours(
    '1.0',
    'Tiles, cards and most numbers',
    'What the tiles show, which cards each deck holds and how many, and every number not marked as printed are ours.',
    'The sheets of card that came with the game are lost; the rulebook names many kinds and few numbers.',
  ),
  variant('1.0', VARIANT_WORDS['physical-dice'], 'Real dice are a pleasure of the table.'),
  printed(
    '2.0',
    'The object of the game',
    'You win by leaving the board alive with one of the four major treasures, from any square where players start. Players may agree on a last round instead: then the richest survivor on the board wins.',
  ),
  variant('2.0', VARIANT_WORDS.easy, 'For players who want a shorter game.'),
  printed(
    '3.0',
    'Starting',
    'The players settle who begins. Each takes a different quadrant. In turn they come in through any of the twelve doors along its edge and lay the first tile there. Play goes clockwise.',
  ),
  printed('4.0', 'The sheet', 'A character has life points, luck, attack, defence and experience, and whatever they carry.'),
  printed(
    '4.1',
    'Life points',
    'You start with 10 and can never have more. At 0 you are dead: your token and all you carried leave the board. On your next turn you may start again from your own quadrant, with everything as at the beginning. What has been laid stays.',
  ),
  printed(
    '4.2',
    'Luck',
    'Luck starts at 10 and only falls. Before you lose life points you may test it with two dice. Roll your luck or less and you lose nothing; roll more and the loss is doubled. Each test lowers luck by 1, down to 2.',
  ),
  printed('4.3', 'Attack', 'Your attack is 4 and a die, rolled again in each round of a fight. Weapons and one spell add to it.'),
  printed('4.4', 'Defence', 'Your defence is 8, and what you wear or hold adds to it. Of two things of one kind only one counts.'),
  printed(
    '4.5',
    'Experience and initiative',
    'Both are one number, which starts at 4. A tile you lay in your own quadrant brings 1 point in the outer section and 2 in the inner one. A win in combat brings 1, and so does a passed luck test.',
  ),
  printed(
    '5.0',
    'Tiles',
    'There are outer tiles, inner tiles and the large ones of the centre. A player who steps off the laid tiles draws the next.',
  ),
  printed(
    '5.1',
    'Outer tiles',
    'Outer tiles have light and dark squares and three or four dots. If you step onto an empty slot, you draw a tile and turn it so that a dot lies on the square you enter: of the level you leave, at a corner or a middle as that square is. If the dark level has no such dot, the light one is used and you stand before a wall.',
  ),
  ours(
    '5.1',
    'Our outer tiles',
    'There are 47. Every one has a dot on a light corner and on a light middle, so that the light dot can always be used.',
    'The printed tiles are lost.',
  ),
  printed(
    '5.2',
    'Inner tiles',
    'Inner tiles have corridors, rooms and walls. You may lay one any way round that lets you in. No one passes a wall, nor half a wall on one side of an edge.',
  ),
  ours(
    '5.2',
    'Our inner tiles',
    'There are 42: corridors, rooms, three halls, two magic rooms, the skull chamber, five stairs and four trapdoors. Each can be entered from anywhere, one way round or another.',
    'The printed tiles are lost.',
  ),
  printed(
    '5.3',
    'Large tiles',
    'Two of four antechambers lie beside the centre, as their arrows show. One of two treasure chambers lies between them, open only at two dark squares. Each tile is drawn when a player first wants to enter it.',
  ),
  ours(
    '5.3',
    'Our large tiles',
    'Four antechambers, named by us, and two treasure chambers, one straight and one angled.',
    'The printed ones are lost; their number and their openings are known.',
  ),
  printed('6.0', 'Movement', 'This chapter says how far you walk, how you change levels, and what you do without a lantern.'),
  printed('6.1', 'Walking', 'You may walk one or two squares a turn, never diagonally.'),
  printed(
    '6.2',
    'Levels, steps and archways',
    'Light and dark squares of outer tiles meet only at stone steps. An archway leads from a dark square under a light one to the dark square beyond, as one step. You ignore what lies on the light square.',
  ),
  variant('6.2', VARIANT_WORDS['dark-inner'], 'For players who want the lantern to matter everywhere.'),
  printed(
    '6.3',
    'The lantern',
    'You may put out the lantern before you move. Lighting it takes a whole turn, and in the dark also a 1 on a die. Where gas or a breeze is, the flame meets it again at once. You can never put the lantern down.',
  ),
  printed(
    '6.4',
    'In the dark',
    'Without light you grope: a die gives the direction of a single square, and on 5 and 6 you choose. If it leads to a wall, your movement is over. On a square with stone steps you can walk freely again.',
  ),
  ours('6.4', 'The dark movement card', 'A 1 is north, 2 east, 3 south, 4 west.', 'Only the free choice on 5 and 6 is known.'),
  printed(
    '7.0',
    'Object squares',
    'If you enter a square with a symbol on which no card has been drawn, you draw a card of that symbol and show it. You meet a creature or hazard before you go on; it stays face down when you leave, and is met again each time a player enters. You may take an object and leave a blank. A trapdoor always stays face up.',
  ),
  ours(
    '7.0',
    'What the symbols mean',
    'Black lies on light squares of outer tiles, light on dark ones, the light X in corridors and antechambers, red in rooms and antechambers, green in the treasure chamber.',
    'The printed tiles that would show it are lost; the book’s examples agree with it.',
  ),
  variant('7.0', VARIANT_WORDS.memory, 'At the table players had to remember them.'),
  printed('8.0', 'Things', 'This chapter says what you can carry, eat, drink and put down.'),
  printed(
    '8.1',
    'Weight',
    'You can carry eight things of average or great weight, the lantern among them. At most two may be heavy. All light things together count as one.',
  ),
  printed(
    '8.2',
    'What the cards say',
    'The number before the die is a creature’s attack. A number in brackets is its defence, or a door’s toughness. A star marks the undead and the weapons that harm them. A plus adds to your own attack. MI with a symbol gives that many ingredients.',
  ),
  printed('8.3', 'Food and potions', 'They work at once and are used up. A die decides what an unlabelled potion does.'),
  ours(
    '8.3',
    'The unlabelled potion',
    'A 1 is poison and costs 3 life points, 2 weakens you for three turns, 3 does nothing, 4 restores 2 life points and 5 restores 4, and 6 brings 2 points of experience.',
    'The printed table is lost.',
  ),
  printed(
    '8.4',
    'Putting things down',
    'You may put things down at any time in your own turn. They lie where you stand, and several may lie there.',
  ),
]
