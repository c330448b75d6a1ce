import { type Term, term } from '../../../book-page.ts'

/** The terms of HERO in our words, in alphabetical order. */
export const GLOSSARY: readonly Term[] = [
  term(
    'Alysa',
    'She is what the game is about. Her room lies beyond the red corridor, and only a hero who reaches it can win her (101A3, 215).',
  ),
  term(
    'Alysa track',
    'Three boxes and the heart. A hero who has reached Alysa advances one of them each turn. Reaching the heart wins (215A2, 215A3, 215B1).',
  ),
  term('Appearance', 'A characteristic: how good a hero looks. Each remaining level counts for charm (102A1, 214B).', 'looks'),
  term(
    'Armour',
    'None, leather, mail or plate. It is free and turns blows aside, but courage counts for less in it (102A10, 210G2, 214D).',
  ),
  term(
    'Breather',
    'Rest at the end of a turn in which no monster attacked the hero. It brings levels back, never above those bought (213).',
  ),
  term('Charm', 'Points for the remaining appearance, intelligence and class, ten a level (214B).'),
  term('Class', 'A characteristic: how a hero carries himself. You must buy at least one level (102A3, 103A5).'),
  term('Courage', 'Points for every counter that a hero has removed, more or fewer by his armour (214A, 214D).'),
  term('Dark hall', 'Halls without torches. A hero sees only what is beside him there, or what he stares at (101B2, 205B1).'),
  term(
    'Defensive attack',
    'The blow with which a survivor of an attack strikes back, in the phase of the other side. It costs nothing (210A5, 210A6).',
    'hits back',
    'hitting back',
  ),
  term('Dummy', 'A counter that stands for nothing. A hero removes it by entering its square (211E).', 'dummies'),
  term('Excess', 'Damage that would take a level below 0. The hero’s player takes it off something else (212C).'),
  term('Hard stare', 'For 1 point, a look into the dark at one counter in the hero’s line of sight (205B3).', 'stares', 'stare'),
  {
    ...term('Hits', 'A characteristic: how much damage a hero can bear. With hits and strength both at 0 he is dead (102A6, 212D2).'),
    // Not the bare word: a blow hits too.
    forms: ['hits at 0', 'hits both', 'two hits', 'of hits', 'Hits, class'],
  },
  term('Intelligence', 'A characteristic, added to the die against traps and the Succubus and when outwitting (102A2, 208B1).'),
  term(
    'Level',
    'How much a hero has of a characteristic or a weapon. Levels are bought with points, and blows take them away (102A, 212B4).',
  ),
  term('Lit hall', 'Halls where torches burn. A hero sees along them until something is in the way (101B4, 205B).'),
  term('Luck', 'A characteristic. A level of it undoes all the damage of one attack (212E).'),
  term('Movement', 'A characteristic: how many squares a hero moves, and how many things he does, in a turn (102A8, 204C3).'),
  term('Movement point', 'The price of a step, an attack, an attempt at a door and so on. Points are not saved (204A, 204D).'),
  term(
    'Outwit',
    'To slip past the monsters: a die plus intelligence must reach ten, before he does anything else in the phase (208).',
    'outwitted',
    'outwitting',
  ),
  term('Phase', 'One of the three steps of a turn: heroes, monsters, breather (202).'),
  term('Pit', 'The great hole in the middle of a section. No one may enter it, but a hero can see across it (101B3, 205A4).'),
  term('Proficiency', 'How well a hero handles a weapon: the levels bought for it, and the modifier they add to his dice (102B, 210E1).'),
  term('Red corridor', 'The way to Alysa’s room. No one may fight or rest on its squares (101A4, 210A7, 213A5).', 'red squares'),
  term('Riches', 'Gold and jewels. Brought into Alysa’s room they count 40 and 50; gold slows its bearer (207, 214C).'),
  term('Section', 'The part of the board that is one hero’s catacomb. Another player’s monsters lie in it (101A1, 104D3).'),
  term('Set-up sheet', 'The record of a hero: his characteristics, his weapons, his armour, and what he has lost of them (102, 103).'),
  term('Stacking factor', 'The size of a counter. A square holds two (203B).'),
  term(
    'Strength',
    'A characteristic: it opens doors and holds them shut. With strength and hits both at 0 a hero is dead (102A4, 206B1, 212D2).',
  ),
  term('Succubus', 'She waits in a square, unseen. A hero who enters needs intelligence to be rid of her, or loses strength (211C).'),
  term('Trap', 'It lies unseen and springs when a hero enters its square. Intelligence may save him; otherwise he is hurt (211D).'),
  term(
    'Wound table',
    'It says what a hit costs: two dice give the row, the margin of the hit the column, and each letter is a level (212B).',
  ),
  term('Zone of control', 'The four squares beside a monster. A hero who enters it must stop (204B).', 'zones of control'),
]
