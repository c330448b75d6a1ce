import { variant } from '../../kernel/book.ts'
import { VARIANT_WORDS } from '../open/variants.ts'
import { ours, printed, type Rule, ruling } from './rule.ts'

/** Introduction, components, dice, the starting sequence and the sequence of play. */
export const CHAPTERS_1_TO_5: readonly Rule[] = [
  printed(
    '1.0',
    'The raid',
    'X the Unknown, a mage of terrible power, rules a fortress full of orcs and worse, and commands the Hellgate. A party of six goes in to find the Hellgate and destroy it. There is no gamesmaster: the rules run the Citadel. One to six players can play.',
  ),
  printed(
    '2.0',
    'Components',
    'Room and corridor chits, counters for characters and monsters, a record for each character, and six-sided dice.',
  ),
  printed(
    '2.1',
    'Segments',
    'The players build the Citadel in play from square chits, laid edge to edge like dominoes. Each chit has a room on one face and a corridor on the other. A chit on the table, and every empty place beside one where a chit could go, is a segment.',
  ),
  printed(
    '2.2',
    'Counters',
    'Counters stand for heroes, initiates, monsters, the party as a whole, the Gateway of Evil and the Hellgate. A room face may show a feature (fountain, furniture, statue, altar, trap door, artwork, mirror, staircase) or have corridors printed on it.',
  ),
  printed('2.3', 'Your own rules', 'Players may change and extend the game. Where no rule helps, common sense or a die decides.'),
  variant('2.3.choose-heroes', VARIANT_WORDS['choose-heroes'], 'Some want to lead the heroes they love.'),
  variant('2.3.maze-kept', VARIANT_WORDS['maze-kept'], 'A campaign can then explore one Citadel to its end.'),
  variant('2.3.short-hunt', VARIANT_WORDS['short-hunt'], 'For an evening: the search for a second mirror can take long.'),
  variant('2.3.compound-aging', VARIANT_WORDS['compound-aging'], 'For those who want age to weigh more with every year.'),
  variant('2.3.physical-dice', VARIANT_WORDS['physical-dice'], 'Real dice are a pleasure of the table.'),
  ours(
    '2.3.undo',
    'Variant: undo',
    'Honest undoes back to the last die, draw or secret. Teaching undoes as far as you like, and the chronicle notes a die rolled again. Ironman undoes nothing.',
    'The book has no rule for undo, and each table decides how strict to be.',
  ),
  variant(
    '2.3.labirynt',
    VARIANT_WORDS.labirynt,
    'Many have played that edition, and it differs only in these points.',
    'The changes of the Polish edition, together. Flaming oil deals 1D3 wounds and Lightning 1D3x2. Jewels of fountains and statues roll 2D6+2 on the Jewel Table. A painting strikes on a 6. The clavichord takes half of all treasure and costs 2 wounds to open. 2D3+1 demons guard the Hellgate. Evil Mages also know Magic Shield. Prices rise from the second exit. On the Room Monster Table, first die 5 and second die 1 bring 1D6+1 harpies; first die 6 brings 1D3 skeletons on a 3, a troll on a 4 and 1D3+2 wraiths on a 5.',
  ),

  printed('3.0', 'Dice codes', 'A code says how many dice to roll, of which kind, and what to do with the sum.'),
  printed(
    '3.1',
    'Reading a code',
    '2D6+4 means: roll two six-sided dice and add 4 to their sum. A D3 is a six-sided die halved, rounding up. A number after x multiplies: 1D6x10 is a die times ten.',
  ),
  ruling('3.1', 'What x multiplies', 'A factor applies to the whole roll.', 'Otherwise 3D6x20 could mean two things.'),
  printed('3.2', 'Codes on counters', 'Monster counters leave the D6 out: 1+1 on a counter is 1D6+1.'),

  printed(
    '4.0',
    'Before the raid',
    'Each character has a record. The starting sequence makes the party, sets its march order and shows which sun rules.',
  ),
  printed('4.1', 'The starting sequence', 'Six steps, A to F, in this order.'),
  printed('4.1.A', 'Choosing characters', 'The party consists of heroes and initiates.'),
  printed('4.1.A.1', 'Heroes are drawn', 'Players draw heroes face down, at random.'),
  printed('4.1.A.2', 'Playing alone', 'A single player takes three heroes and three initiates.'),
  printed(
    '4.1.A.3',
    'Who picks first',
    'With several players the highest die picks first (tied players roll again), then the others clockwise.',
  ),
  printed(
    '4.1.A.4',
    'Sharing out',
    'Players pick in turn until three heroes and three initiates are shared as evenly as possible. Six characters are the maximum; at least four are advised.',
  ),
  ruling(
    '4.1.A',
    'Size and choice of the party',
    'One to six players share six characters as evenly as possible. Fewer than four may enter after a warning. In a campaign the players pick the party from the living characters of the roster. Choosing heroes freely is a variant.',
    'The book asks for three and three, calls four an advised minimum and six a maximum, and never says what five players do.',
  ),
  printed('4.1.B', 'Characteristics', 'Heroes come from the chart. Players make initiates step by step.'),
  printed('4.1.B.1', 'Heroes', 'A hero takes every value from the Hero Characteristics Chart (4.3).'),
  printed('4.1.B.2', 'Race of an initiate', 'Elf, dwarf or human, as the player likes.'),
  printed(
    '4.1.B.3',
    'What the race gives',
    'Elf: 5 Wound Points, Resistance 2, bow +1, negotiation +1. Dwarf: 6 Wound Points, Resistance 2, ax +1, detrap 1. Human: 7 Wound Points, Resistance 1, sword +1, Hellgate 1. All begin with a Combat Bonus of 0.',
  ),
  printed('4.1.B.4', 'Weapons', 'Each initiate gets a primary and a secondary weapon of the player’s choice.'),
  printed('4.1.B.5', 'Magic Potential', 'Roll for each initiate on the Magic Potential Table (4.4).'),
  printed('4.1.B.6', 'Spells', 'A character with Magic Potential knows as many spells as the highest of the three ratings.'),
  ruling(
    '4.1.B.6',
    'No spell twice',
    'A spell cannot be known twice, and the special spells (10.8) cannot be chosen.',
    'A spell may be cast any number of times (10.2), so knowing it twice would waste a place. Under 10.8 special spells are gained in play.',
  ),
  printed(
    '4.1.B.7',
    'Background',
    'An initiate’s experience of the world brings 1 more Wound Point, 1 more with one weapon, or 1 more in negotiation, Hellgate or detrap.',
  ),
  ruling(
    '4.1.B.7',
    'Exactly one',
    'Each initiate takes exactly one of these.',
    'The list joins its parts with neither "and" nor "or". One gain fits its purpose: a small difference between initiates.',
  ),
  printed('4.1.C', 'March order', 'The party lines up in ranks before it goes in.'),
  printed('4.1.C.1', 'The party counter', 'One counter shows on the map where the whole party is. The march order lies beside it.'),
  printed(
    '4.1.C.2',
    'Ranks',
    'A rank holds up to three characters. The first rank needs at least two, unless there is only one character. The players agree on the order among themselves.',
  ),
  printed(
    '4.1.C.3',
    'Changing it',
    'Players may change the march order at any time outside combat, and in combat only in the Party Reorganization step (9.8).',
  ),
  printed(
    '4.1.D',
    'The ruling sun',
    'Roll one die at every entry: 1 or 2 is the red sun, 3 or 4 the yellow, 5 or 6 the blue. Characters read their left, middle or right Magic Potential and circle that many of the spells they know. Only circled spells can be cast on this raid.',
  ),
  ruling(
    '4.1.D',
    'Between raids',
    'In a campaign characters may change their known spells between raids. The number stays the same.',
    'The book leaves changing spells to the campaign.',
  ),
  printed('4.1.E', 'The cup', 'All room and corridor chits go into the cup. Gateway, Hellgate and X stay apart until they are needed.'),
  ruling(
    '4.1.E',
    'An empty cup',
    'An empty cup is refilled with a full set, minus the chits that lie on the present level.',
    'Three levels can use more than 80 segments; no level should hold a chit twice.',
  ),
  printed('4.1.F', 'The Gateway', 'Lay down the Gateway of Evil with the party on it, and play begins.'),
  ruling('4.1.F', 'Its sides', 'The Gateway has one corridor exit and three walls.', 'Its counter shows them.'),
  printed(
    '4.2',
    'Character record',
    'One sheet for each character: name and race, every value of its chart, the weapons and skills, the spells with those circled for this raid, and everything the character owns and has learned.',
  ),
  printed('4.3', 'Hero Characteristics Chart', 'Twenty-three heroes with all their values. See the tables.'),
  printed(
    '4.4',
    'Magic Potential Table',
    'Roll one die: 1 and 2 bring no magic, 3 brings 2/1/0, 4 brings 0/1/2, 5 brings 1/1/1 and 6 brings 2/2/2 (red, yellow, blue).',
  ),

  printed(
    '5.0',
    'Sequence of play',
    'Every game turn goes through four phases in order: segment, trap, monster, feature. The raid is over when all characters have left the Citadel or died. Players decide together or by turns.',
  ),
  ruling(
    '5.0',
    'Who decides',
    'Players decide for their own characters, the leader for the group. The leader changes every turn.',
    'The book says "collectively or alternately"; a program can only alternate.',
  ),
  printed(
    '5.0.A',
    'Segment phase',
    'Decide on a door or a corridor out of the present segment. If nothing lies behind it, draw a chit and lay it there: room side up behind a door, corridor side up behind a corridor. If it fits in several ways, the players choose.',
  ),
  printed(
    '5.0.B',
    'Trap phase',
    'Only when the party enters a room. On a die of 1 the door is trapped: one character investigates and, with a detrap skill, may try to disarm it. A trap that no one disarms goes off (7.1).',
  ),
  printed(
    '5.0.C',
    'Monster phase',
    'The party moves in, and a die shows whether monsters are there: a new room holds room monsters on 1 to 3, a known room or a corridor holds wandering monsters on 1. Then come negotiation and bribery, combat, treasure and experience, where they apply.',
  ),
  printed(
    '5.0.D',
    'Feature phase',
    'In a room the party may let one character investigate the feature: roll on its column of the Feature Table (13.9), or on the Mirror Table, and apply the result.',
  ),
]
