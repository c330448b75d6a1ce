import { printed, type Rule, ruling } from './rule.ts'

/** Movement, traps, monsters, negotiation and bribery. */
export const CHAPTERS_6_TO_8: readonly Rule[] = [
  printed(
    '6.0',
    'Moving',
    'The party walks from segment to segment, laying the maze as it goes. A segment that is already on the table needs no new chit.',
  ),
  printed(
    '6.1',
    'What fits',
    'Door meets door, corridor meets corridor, wall meets wall, on every side that touches another segment. A chit that does not fit goes back, and the party draws another. If none in the cup fits, use one that nearly does; the side that does not match is impassable. A door takes the room face, even if corridors are printed on it.',
  ),
  ruling(
    '6.1',
    'Placing a chit',
    'Door exits take the room face, corridor exits the corridor face. Chits may be turned, not mirrored. You choose among all legal positions, identical ones once. If nothing in the cup fits, draw one chit among those with the fewest mismatches. The side you come through always matches; mismatched sides are impassable.',
    'Redrawing by hand and searching the cup give the same odds. The side entered must match, or the move itself would fail.',
  ),
  printed('6.2', 'Your choice', 'If a chit can be laid in more than one way, the party chooses.'),
  printed('6.3', 'One segment a turn', 'The party moves exactly one segment in a game turn.'),
  printed(
    '6.4',
    'No dead end',
    'Until the party has located the Hellgate, the maze may not close. A chit that would shut the last way out goes back, and the party draws others until one leaves the maze open.',
  ),
  ruling(
    '6.4',
    'The last open exit',
    'A position that would leave no open exit on any level is illegal until the party has found the Hellgate. If no chit in the cup can do better, refill the cup, then take the closest fit that leaves an exit.',
    'An exit on another level is still a way on, by the stairs.',
  ),
  printed(
    '6.5',
    'Three levels',
    'The Citadel is up to three levels deep. Each staircase joins all three. The Hellgate stands on any of them, and monsters grow worse the deeper you go.',
  ),
  printed(
    '6.6',
    'Taking the stairs',
    'Going from one level to the next counts as entering a room. On the new level the maze grows from its own end of the stairs. A staircase may be laid only where it agrees with the chits on all levels.',
  ),
  ruling(
    '6.6',
    'Where stairs lie',
    'A staircase is at the same place on all three levels and may only be laid where it fits on all of them. Up or down is one level a turn, and counts as entering that room, for the first time or again.',
    'The book joins all three levels by each staircase; one level a turn keeps 6.3.',
  ),
  printed(
    '6.7',
    'Level Chart',
    'On levels 1, 2 and 3 monster wounds rise by 0, 2 and 4, their Combat Bonus by 0, 1 and 3, and Negotiation Value and treasure type by 0, 1 and 2. The number of monsters and the experience are multiplied by 1, 1 and 2.',
  ),
  ruling(
    '6.7',
    'Reading the chart',
    'The level’s addition comes after the dice: a harpy on level 2 has 1D3+2 Wound Points. The treasure type stops at L. Level 3 doubles every encounter, even a lone monster.',
    'The chart’s examples add to the roll, L is the last type, and the chart exempts no encounter.',
  ),
  printed(
    '6.8',
    'What a level changes',
    'Wounds, Combat Bonus and Negotiation Value of each monster rise, encounters multiply, treasure is read further down its table, and experience is multiplied.',
  ),
  printed(
    '6.9',
    'Monsters left behind',
    'Monsters the party has passed by stay where they are, marked on the map. If the party comes back, it meets them as new: earlier negotiations and bribes count for nothing, and no wandering monster is rolled for there.',
  ),

  printed(
    '7.0',
    'Traps',
    'One character investigates each room door on the first entry, and each chest. With a detrap skill the character may roll a die: the skill or less disarms the trap. Otherwise, or without the skill, it goes off, and a die on the Trap Table decides how.',
  ),
  ruling(
    '7.0',
    'Who is hit',
    'Check a room only on the first entry. The trap hits the character who investigates; only Explosion hits the whole party.',
    'The sequence of play says each room, this rule only the first entry; the rule is the narrower text.',
  ),
  printed('7.1', 'Trap Table', 'A die of 1 is an arrow, 2 a poisoned arrow, 3 gas, 4 an explosion, 5 flaming oil, and 6 rolls twice.'),
  printed('7.2', 'The six traps', 'What each trap does.'),
  printed('7.2.arrow', 'Arrow', 'A die on the bow column of the Combat Results Table (9.9) gives the wounds, if any.'),
  printed('7.2.poisoned-arrow', 'Poisoned arrow', 'Like an arrow; if it wounds, the poison adds 1D3.'),
  printed('7.2.poison-gas', 'Poison gas', '1D3 wounds.'),
  printed('7.2.explosion', 'Explosion', 'Every character and charmed monster of the party loses 1 Wound Point.'),
  printed('7.2.flaming-oil', 'Flaming oil', '1 wound.'),
  printed(
    '7.2.roll-twice',
    'Roll twice',
    'Two traps: roll on the table twice. Every further 6 brings two rolls in its place, without limit.',
  ),
  printed('7.3', 'Limit of detrap', 'A detrap skill cannot be raised above 5.'),

  printed(
    '8.0',
    'Meeting monsters',
    'In a room never entered before, a die of 1 to 3 means monsters, from the Room Monster Table. In any corridor, and in a room entered before, a 1 means monsters, from the Wandering Monster Table. The party may negotiate, then bribe, or fight at once. Only dead or friendly monsters let it near the room’s feature.',
  ),
  printed('8.1', 'Which monsters', 'Two dice, one after the other, give row and column of the table. The level changes the number (6.7).'),
  ruling(
    '8.1',
    'Corridors and known rooms',
    'Check them on every entry: monsters come on a 1, unless some were left there (6.9).',
    'Cases 5.0.C and 8.0 together say this.',
  ),
  printed(
    '8.2',
    'Monster Characteristics Chart',
    'Resistance, Negotiation Value, weapon, spells, treasure type and special case of all twenty monsters. See the tables.',
  ),
  ruling(
    '8.2',
    'Evil Hero',
    'Roll an Evil Hero’s sword skill of 1D6 once, when the Evil Hero appears.',
    'A skill belongs to a person, not to a blow.',
  ),
  printed(
    '8.3',
    'Monster Tables',
    'The Room Monster Table and the Wandering Monster Table. A code after a name gives their number; without a code it is one. See the tables.',
  ),
  printed(
    '8.4',
    'Negotiating',
    'The party may negotiate with all monsters but demons and X. Roll 2D6, subtract the Negotiation Value (one value, however many monsters), add the speaker’s negotiation skill and the spells for it (10.7), and read table 8.5.',
  ),
  ruling(
    '8.4',
    'One speaker',
    'One character speaks, and only the speaker’s skill counts. Add Medallions of Oratory in the party and spells cast.',
    'The book adds the skill of "the character"; under 14.7 the wearer of the medallion only needs to be in the party.',
  ),
  printed('8.5', 'Negotiation Table', 'A total of 6 or less fails, 7 to 9 is an agreement, 10 or more intimidates.'),
  printed('8.6', 'Results of negotiation', 'The table has three results.'),
  printed('8.6.failure', 'Failure', 'The party may bribe the monsters or must fight.'),
  printed(
    '8.6.agreement',
    'Agreement',
    'The monsters leave the party in peace unless it attacks. It may investigate the feature and go on by any exit; the monsters stay on the map.',
  ),
  printed(
    '8.6.intimidate',
    'Intimidation',
    'Like an agreement, and monsters with gold marks hand over a quarter of them. The party may still attack for the rest.',
  ),
  ruling(
    '8.6',
    'The quarter',
    'Roll the gold of the monsters and hand over a quarter of it, rounded down. They keep the rest.',
    'The gold must be rolled before monsters can give a quarter of it, and it is not rolled again later.',
  ),
  printed(
    '8.7',
    'Bribing',
    'After a failed negotiation the party may offer gold marks or jewels, except to demons and X. Wound Points plus Negotiation Value of the monster with the most Wound Points give the column of table 8.9, the offer gives the row. A die of that number or less succeeds and brings an agreement. If it fails, the monsters strike first: the party loses its first combat step. After the fight the party recovers the money from the dead monsters.',
  ),
  ruling(
    '8.7',
    'Offers',
    'Wounds as rolled and Negotiation Value both include the level’s additions. Bribery follows only a failed negotiation. Offers are rows of the table: between two rows the lower one counts, an offer below 20 is none, and 400 or more is the last row. Jewels count at their value. The monsters keep the bribe, even if it fails, until they die.',
    'The table has no row for 50 or 500, and paying more must never buy less.',
  ),
  printed('8.8', 'One bribe', 'The party may try only one bribe in an encounter.'),
  printed('8.9', 'Bribery Table', 'Rows from 20 to 400 gold marks or more, columns from 1–5 to 21 or more. See the tables.'),
]
