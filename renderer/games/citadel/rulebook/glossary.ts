import { type Term, term } from '../../../book-page.ts'

/** The terms of the game in our words, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term(
    'Agreement',
    'Monsters and party leave each other alone. The party may investigate the room and go on; the monsters stay where they are (8.6).',
  ),
  term(
    'Cast',
    'To use a spell. The caster pays for it with Wound Points and cannot strike with a weapon in the same step (10.0, 10.3).',
    'casts',
    'casting',
  ),
  term('Character', 'Any member of the party except a charmed monster: a hero or an initiate (4.1.A).'),
  term(
    'Charmed',
    'Fighting for the other side because of a spell, a potion, a Vampire, a talisman or a statue. A charmed monster serves the one who charmed it (10.5.charm, 15.5, 14.6.evil, 13.2.x).',
  ),
  term('Chest', 'Holds treasure of types J, K and L. Half of all chests are trapped (14.1).'),
  term('Chit', 'A square piece of the maze, with a room on one face and a corridor on the other (2.1).'),
  term('Circled', 'Picked for this raid. Known spells that are not circled cannot be cast on it (4.1.D).'),
  term(
    'Combat Bonus',
    'How well a character or monster fights. It adds to the die of every attack, with any weapon (9.5). Characters can raise it after a raid (12.3).',
  ),
  term('Combat round', 'Both sides strike once, then both may change their ranks. A fight takes as many rounds as it needs (9.2).'),
  term('Cup', 'Holds the chits that are not on the table. You draw from it unseen (4.1.E).'),
  term('D3', 'A die of three: a six-sided die halved, rounding up (3.1).', '1D3'),
  term('Detrap', 'The skill to disarm a trap: roll the skill or less (7.0). It never rises above 5 (7.3).'),
  term(
    'Experience',
    'What each survivor gains from a fight won. After the raid it buys higher abilities, together with gold (12.0, 12.2).',
  ),
  term('Feature', 'Something in a room: a fountain, a statue, an altar and so on. One character may investigate it (13.0).'),
  term('Front rank', 'The first row of a side. Swords, axes, hammers and daggers strike only from here (9.4).', 'front ranks'),
  term(
    'Gateway of Evil',
    'The way into the Citadel and the only way out of it. The party leaves from the segment beside it (17.0).',
    'Gateway',
  ),
  term('Gold mark', 'The money of the game. It buys abilities, and sometimes peace (12.2, 8.7).', 'gold marks'),
  term(
    'Hellgate',
    'The machine of X the Unknown, hidden on one of the three levels. Mirrors tell where it is. The raids set out to destroy it (13.7, 16.0).',
  ),
  term('Hero', 'A character from the game’s own list, with fixed values (4.3).', 'heroes'),
  term('Initiate', 'A character you make yourself: a race, weapons, some magic if the die is kind, and one gain from the past (4.1.B).'),
  term(
    'Intimidation',
    'The best result of negotiation: the monsters leave you alone, and those with treasure give up a quarter of their gold (8.6).',
    'intimidated',
  ),
  term('Jewel', 'Treasure with a value of its own, rolled when it is found. It is spent whole (14.0, 12.2).'),
  term('Leader', 'The player who decides for the whole party in this turn. With several players the lead goes round, one turn each (5.0).'),
  term('Level', 'One of three floors. The deeper, the stronger the monsters and the better the treasure (6.5, 6.7).'),
  term(
    'Magic Potential',
    'Three numbers, for the red, the yellow and the blue sun: how many different spells the character can circle when that sun rules (4.1.D).',
  ),
  term('March order', 'Each character’s rank and place in it. The party stands like this when a fight begins (4.1.C).'),
  term(
    'Negotiation Value',
    'How hard monsters are to negotiate with. It is subtracted from the speaker’s roll: 0 is easy, 9 all but hopeless (8.4).',
  ),
  term('Raid', 'One visit to the Citadel, from the Gateway in to the Gateway out, or to the last death.'),
  term('Rank', 'A row of up to three. The first rank strikes, the second shoots and casts (4.1.C.2, 9.2.1).', 'ranks'),
  term(
    'Reorganization',
    'The steps of a combat round in which one of each side may change places (9.8).',
    'reorganize',
    'reorganized',
    'Reorganizing',
  ),
  term(
    'Resistance Check',
    'Roll a die: the Resistance Value or less, and the spell or the curse does nothing (11.0).',
    'Resistance Checks',
  ),
  term(
    'Resistance Value',
    'How well a character or monster withstands magic, from 0 to 5. A Resistance Check succeeds on that number or less (11.0).',
  ),
  term('Ruling sun', 'The sun that a die picks when a raid begins. It decides which of the three Magic Potentials counts (4.1.D).'),
  term('Segment', 'One square of the maze: a chit on the table, or a place beside one where a chit could lie (2.1).'),
  term(
    'Sleeper',
    'A monster under the Sleep spell. It can no longer act, and dies when all the others are dead or asleep (10.5.sleep).',
    'asleep',
  ),
  term(
    'Trap',
    'Waits at the door of a new room, in a chest or in a drawer. One character investigates and may try to disarm it (7.0).',
    'trapped',
  ),
  term('Treasure type', 'A letter from A for nothing to L for most: the row of the Treasure Table to roll on (14.0, 14.9).'),
  term(
    'Unexplored segment',
    'A segment the party enters for the first time. They count once a mirror has told how far the Hellgate is (13.7).',
  ),
  term(
    'Wandering monster',
    'A monster in a corridor, or in a room the party has entered before. A die of 1 brings one (8.1).',
    'wandering monsters',
  ),
  term('Weapon skill', 'What a character adds to the die with one kind of weapon (9.5).', 'skill with that weapon'),
  term(
    'Wound Point',
    'How many wounds a character or monster can take. Blows, traps and the caster’s own spells cost Wound Points; with none left, the character dies (9.7).',
    'wound',
  ),
]
