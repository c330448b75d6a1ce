import { printed, type Rule, ruling } from './rule.ts'

/** The Hellgate, leaving, victory and the time between raids. */
export const CHAPTERS_16_AND_17: readonly Rule[] = [
  printed(
    '16.0',
    'The Hellgate',
    '1D3+2 demons guard it, in the first two ranks; X stands in the second, the Hellgate in the third. After the monsters it casts three Blasts at no cost, at one character or several. When X dies it falls silent and the demons vanish. Then each character with a Hellgate skill may roll: the skill or less destroys it, more costs 1 wound, and the character may roll again. For demons and X only the wounds, the Combat Bonus, the treasure and the experience of the level count. A Hellgate skill cannot be raised above 5.',
  ),
  ruling(
    '16.0',
    'The last fight',
    'The number of demons is not multiplied on any level. The three Blasts of each round are resisted one by one and a die picks each target in the party’s front rank. Vanished demons give no treasure and no experience. Nothing else is checked in this segment.',
    'The procedure sets these apart from the Level Chart, and 9.3 gives the targets.',
  ),
  ruling(
    '16.0.lost',
    'Those in the shaft',
    'Characters who fell into the Hellgate (13.3) come back when it is destroyed and until then wait on the roster as lost.',
    'These characters are neither dead nor free.',
  ),
  ruling(
    '16.0.new-maze',
    'A new maze',
    'A new maze hides the Hellgate, X and the demons again. After a team victory the campaign goes on, but there is no Hellgate left to find.',
    'The hunt is over, and the characters live on.',
  ),

  printed(
    '17.0',
    'Victory',
    'The team wins when the Hellgate is destroyed and at least one character comes out alive, in one raid or several. A character wins by coming out alive with at least 100 experience and at least 100 gold marks won in gold and jewels. Among several, the highest sum of all three wins, and ties stand. The only way out is the first segment, on the first level, by the Gateway. A party that leaves before the Hellgate is destroyed may try again, healed.',
  ),
  ruling(
    '17.0',
    'Leaving',
    'The party leaves from the segment next to the Gateway, on level 1, and leaving takes the turn. Everything carried goes home and is safe. The belongings of the dead are lost unless the others took them (14.0).',
    'A move is a turn (6.3), and 14.0 lets the living share.',
  ),
  printed(
    '17.0.re-entry',
    'Going in again',
    'The party heals all wounds first. In the same sitting the maze stays as it was; at another time a new one begins. Check for character victory at each exit.',
  ),
  ruling(
    '17.0.given-up',
    'A raid given up',
    'A raid that you give up brings nothing: its experience, gold, jewels and finds are gone. Its dead stay dead and its lost stay lost; all others are as they went in. A traitor at that moment does not come home.',
    'Giving up must not save the spoils or undo a death.',
  ),
  ruling(
    '17.0.re-entry',
    'One sitting',
    'A sitting is one run of the program. Within it you decide whether the maze stays; after it the maze is new.',
    'For a program, this is the book’s "same session".',
  ),
  printed('17.1', 'What stays at home', 'Gold, jewels and experience of earlier raids stay at home and can buy abilities (12.2).'),
  printed('17.2', 'Charmed monsters', 'They wander off between raids.'),
  printed(
    '17.3',
    'New companions',
    'New characters may fill the party up to six again, with heroes and initiates as balanced as possible. The dead do not return.',
  ),
  ruling(
    '17.3',
    'Who can join',
    'A hero can be in a campaign only once, even after falling. A campaign may have more than six characters; six go in. New ones are drawn and rolled from the campaign’s own random numbers, so a second try never rolls again.',
    'The dead do not return, and the limit of six applies to the party.',
  ),
  printed('17.4', 'New weapons', 'Before going in again a character may choose other weapons, two at most.'),
  printed(
    '17.5',
    'Age',
    'Half a year passes with every exit. From the third exit on, raising abilities costs a tenth more experience each time.',
  ),
  ruling(
    '17.5',
    'The sum',
    'The price in experience, not gold, rises by a tenth of the first price for every exit from the third on, rounded up: 100 up to the second exit, then 110, 120 and so on.',
    'The text speaks only of experience. Compounding is a variant.',
  ),
]
