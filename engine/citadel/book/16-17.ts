import { printed, type Rule, ruling } from './rule.ts'

/** The Hellgate, leaving, victory and the time between raids. */
export const CHAPTERS_16_AND_17: readonly Rule[] = [
  printed(
    '16.0',
    'The Hellgate',
    '1D3+2 demons guard it, in the first two ranks; X stands in the second, the Hellgate in the third. After the monsters it casts three Blasts at no cost, at one character or several. When X dies it falls silent and the demons vanish. Then each character with a Hellgate skill may roll: the skill or less destroys it, more costs 1 wound, and one may go on rolling. For demons and X only the wounds, the Combat Bonus, the treasure and the experience of the level count. A Hellgate skill cannot be raised above 5.',
  ),
  ruling(
    '16.0',
    'The last fight',
    'The number of demons is not multiplied on any level. The three Blasts of each round are resisted one by one and fall where a die decides in the party\u2019s front rank. Vanished demons give no treasure and no experience. Nothing else is checked in this segment.',
    'The procedure sets these apart from the Level Chart; targets as 9.3 has them.',
  ),
  ruling(
    '16.0.lost',
    'Those in the shaft',
    'Characters who fell into the Hellgate (13.3) come back when it is destroyed and until then wait on the roster as lost.',
    'They are neither dead nor free.',
  ),
  ruling(
    '16.0.new-maze',
    'A new maze',
    'With a new maze Hellgate, X and demons are set anew. After a team victory the campaign goes on, but there is no Hellgate left to find.',
    'The hunt is over, the characters live on.',
  ),

  printed(
    '17.0',
    'Victory',
    'The team wins when the Hellgate is destroyed and at least one character comes out alive, in one raid or several. A character wins by coming out alive with at least 100 experience and at least 100 gold marks in gold and jewels won; among several the highest sum of all three comes first, and ties stand. The only way out is the first segment, on the first level, by the Gateway. A party that leaves before the Hellgate is destroyed may try again, healed.',
  ),
  ruling(
    '17.0',
    'Leaving',
    'The party leaves from the segment next to the Gateway, on level 1, and leaving takes the turn. What is carried goes home and is safe. What the dead carried is lost unless the others took it (14.0).',
    'A move is a turn (6.3); 14.0 lets the living share.',
  ),
  printed(
    '17.0.re-entry',
    'Going in again',
    'Wounds are cured first. In the same sitting the maze stays as it was; at another time a new one is begun. Each exit is checked for character victory.',
  ),
  ruling(
    '17.0.given-up',
    'A raid given up',
    'A raid that is given up gives nothing: its experience, gold, jewels and finds are taken back. Its dead stay dead and its lost stay lost; all others are as they went in. Whoever is turned against the party at that moment does not come home.',
    'Giving up must be neither a way out with the spoils nor a way to take a death back.',
  ),
  ruling(
    '17.0.re-entry',
    'One sitting',
    'A sitting is one run of the program. Within it you are asked whether the maze stays; after it the maze is new.',
    '"Same session" for a program.',
  ),
  printed(
    '17.1',
    'What stays at home',
    'Gold, jewels and experience of earlier raids are left at home and can be spent on abilities (12.2).',
  ),
  printed('17.2', 'Charmed monsters', 'They wander off between raids.'),
  printed(
    '17.3',
    'New companions',
    'The party may be filled up to six again, as balanced between heroes and initiates as can be. The dead do not return.',
  ),
  ruling(
    '17.3',
    'Who can join',
    'A hero can be in a campaign only once, even after falling. A campaign may have more than six characters; six go in. New ones are drawn and rolled from the campaign\u2019s own random numbers, so asking again never rolls again.',
    'The dead do not return, and the limit is on the party.',
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
    'Experience, not gold, costs a tenth of the first price more for every exit from the third on, rounded up: 100 up to the second exit, then 110, 120 and so on.',
    'The text speaks of experience only. Compounding is a variant.',
  ),
]
