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
    'The lay-out of the board',
    'The frame has 24 rows of 36 squares in 8 rows of 12 slots. Each quadrant is 12 rows by 18 columns: eleven outer slots, ten inner ones, half an antechamber and a quarter of the treasure chamber.',
    'Only the counts are known. They fit into no other rectangle with twelve entry squares to a quadrant; where the border between outer and inner runs is our choice.',
  ),
  ours(
    '1.0',
    'Tiles, cards and most numbers',
    'What the tiles show, which cards there are of each symbol and how many, and every number that is not marked as printed are ours.',
    'The sheets of card that came with the game are lost; the rulebook names many kinds and few numbers.',
  ),
  variant('1.0', VARIANT_WORDS['physical-dice'], 'Real dice are a pleasure of the table.'),
  printed(
    '2.0',
    'The object of the game',
    'Whoever leaves the board alive, from a square at which players start, with one of the four major treasures has won. Players may agree on a last round instead: then the survivor with the greatest riches wins.',
  ),
  variant('2.0', VARIANT_WORDS.easy, 'A shorter game, for those who want one.'),
  printed(
    '3.0',
    'Starting',
    'It is settled who begins. Each player takes a quadrant of his own and comes in, in turn, through any of the twelve doors along its edge, where he lays the first tile. Play goes clockwise.',
  ),
  printed('4.0', 'The sheet', 'Life points, luck, attack, defence and experience: what somebody is, beside what he carries.'),
  printed(
    '4.1',
    'Life points',
    'Everybody starts with ten, and never has more. At none he is dead: his token and what he carried leave the board. On his next turn he may start again from his own quadrant with everything as at the beginning; what has been laid stays.',
  ),
  printed(
    '4.2',
    'Luck',
    'Luck starts at ten and only falls. Before life points are lost one may throw two dice: at most one’s luck, and nothing is lost; more, and the loss is doubled. Each test lowers luck by one, down to two.',
  ),
  printed('4.3', 'Attack', 'Four and a die in each round of a fight; weapons and one spell add to it.'),
  printed('4.4', 'Defence', 'Eight, and what is worn or held adds to it; no two things of one kind count together.'),
  printed(
    '4.5',
    'Experience and initiative',
    'Both are one number, which starts at four. A tile laid in one’s own quadrant brings one point in its outer section and two in its inner one; a success in combat and a passed luck test bring one each.',
  ),
  printed('5.0', 'Tiles', 'Outer tiles, inner tiles and the large ones of the centre. Each is drawn when somebody steps off what is laid.'),
  printed(
    '5.1',
    'Outer tiles',
    'They have light and dark squares and three or four dots. Whoever steps onto an empty slot draws a tile and turns it so that the dot of the level he leaves, corner or middle, lies on the square he enters. Without such a dot on the dark level the light one is used, and he stands before a wall.',
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
    'They have corridors, rooms and walls, and lie in any way that lets one in: nobody passes a wall, nor half a wall on one side of an edge.',
  ),
  ours(
    '5.2',
    'Our inner tiles',
    'There are 42: corridors, rooms, three halls, two magic rooms, the skull chamber, five stairs and four trapdoors. Each can be entered from everywhere in some way.',
    'The printed tiles are lost.',
  ),
  printed(
    '5.3',
    'Large tiles',
    'Two of four antechambers lie beside the centre, as their arrows say, and one of two treasure chambers lies in it, open at two dark squares only. Each is drawn when somebody first wants to enter it.',
  ),
  ours(
    '5.3',
    'Our large tiles',
    'Four antechambers with names of ours, and a straight and an angled treasure chamber.',
    'The printed ones are lost; their number and their openings are known.',
  ),
  printed('6.0', 'Movement', 'How far one walks, between the levels, with a lantern and without.'),
  printed('6.1', 'Walking', 'One or two squares a turn, never diagonally.'),
  printed(
    '6.2',
    'Levels, steps and archways',
    'Light and dark squares of outer tiles meet at stone steps only. An archway leads from a dark square under a light one to the dark square beyond, as one step; what lies on the light square is passed by.',
  ),
  variant('6.2', VARIANT_WORDS['dark-inner'], 'For those who want the lantern to matter everywhere.'),
  printed(
    '6.3',
    'The lantern',
    'It may be put out before moving. To light it takes a whole turn, and in the dark a 1 on a die. Where gas or a breeze is, the flame meets it again at once. It is never put down.',
  ),
  printed(
    '6.4',
    'In the dark',
    'Without light one gropes: a die gives the direction of a single square, and 5 and 6 leave the choice. Towards a wall the movement is over. On a square with steps one is free again.',
  ),
  ours('6.4', 'The dark movement card', 'A 1 is north, 2 east, 3 south, 4 west.', 'Only the free choice on 5 and 6 is known.'),
  printed(
    '7.0',
    'Object squares',
    'Whoever comes onto a square with a symbol on which no card was drawn yet draws one of that symbol. A creature or hazard is met before he goes on and stays face down when he leaves. An object may be taken, and leaves a blank.',
  ),
  ours(
    '7.0',
    'What the symbols mean',
    'Black lies on light squares of outer tiles, light on dark ones, the light X in corridors and antechambers, red in rooms and antechambers, green in the treasure chamber.',
    'The printed tiles that would show it are lost; the book’s examples agree with it.',
  ),
  variant('7.0', VARIANT_WORDS.memory, 'At the table one had to remember them.'),
  printed('8.0', 'Things', 'What can be carried, eaten, drunk and put down.'),
  printed(
    '8.1',
    'Weight',
    'At most eight things of average or great weight, the lantern among them, and two heavy ones. All light things together count as one.',
  ),
  printed(
    '8.2',
    'What the cards say',
    'The number before the die is a creature’s attack, a number in brackets its defence or a door’s toughness, a star marks the undead and what harms them, and a plus is added to one’s own attack.',
  ),
  printed('8.3', 'Food and potions', 'They work at once and are used up. What an unlabelled potion does, a die says.'),
  ours(
    '8.3',
    'The unlabelled potion',
    'A 1 is poison for three points, 2 weakens for three turns, 3 does nothing, 4 and 5 give two and four life points back, 6 brings two points of experience.',
    'The printed table is lost.',
  ),
  printed('8.4', 'Putting things down', 'At any time in one’s own turn; they lie where one stands, and several may lie there.'),
]
