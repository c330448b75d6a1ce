import { printed, type Rule, ruling } from './rule.ts'

/** Treasure, magic items and monsters with powers of their own. */
export const CHAPTERS_14_AND_15: readonly Rule[] = [
  printed(
    '14.0',
    'Treasure',
    'Dead monsters, and sometimes frightened ones, yield gold marks, jewels and magic items, which the party divides as it likes. The chart gives the type: the first letter for monsters of the room table, the second for wandering ones. In each column of the Treasure Table a die up to the first number means something is there, and the code tells how much. Each jewel is valued by 2D6; each item takes two dice, for kind and sort. Items keep from raid to raid. The others may share what a dead character carried.',
  ),
  ruling(
    '14.0',
    'Rolling and sharing',
    'Each monster is rolled for, at its type on the table it was met on, shifted by the level. An even split is offered first. A jewel total above 12 reads as 12. Potions and medallions are tested when taken, or left lying; a Medallion of Potion Appraisal spares the test of potions.',
  ),
  printed(
    '14.1',
    'Chests',
    'Types J, K and L lie in chests. A die of 1 to 3 means the chest is trapped: a character may try to disarm it (7.0). Disarmed or survived, it is open.',
  ),
  printed('14.2', 'One by one', 'Roll for each monster separately.'),
  printed(
    '14.3',
    'Weapons',
    'A third die on the Weapon Table gives the bonus; roll twice means two rolls added, and so on without limit. Nobody carries more than two weapons: one is put down for a new one.',
  ),
  printed(
    '14.4',
    'Armor',
    'It adds Wound Points to the one who wears it; roll twice as for weapons. It may change hands except in combat, negotiation and bribery. Who takes it off loses the points again, which can kill.',
  ),
  ruling('14.4', 'Warning', 'Where taking armor off would kill, you are warned.'),
  printed('14.5', 'Potions', 'The one who tests a potion feels its effect at once, and one dose is left to keep.'),
  printed('14.5.poison', 'Poison', '1D3 wounds.'),
  printed('14.5.strength', 'Strength', 'Combat Bonus 1D6 higher in the next fight.'),
  printed(
    '14.5.charm-person',
    'Charm Person',
    'Commands one Evil Hero, Evil Mage, Orc or Troll of the segment, as the Charm spell (10.5). With none about, a test is wasted.',
  ),
  printed('14.5.charm-monster', 'Charm Monster', 'The same for any other monster.'),
  printed('14.5.healing', 'Healing', 'Cures 1D6 wounds, never beyond the total of the character.'),
  printed('14.6', 'Talismans', 'They work on their owner as soon as they are owned.'),
  printed('14.6.mind', 'Talisman of Mind', 'For 1 Wound Point an enemy resists or takes 1D6 wounds. A die tells how often in a raid.'),
  printed('14.6.yellow-sun', 'Yellow Sun', 'Magic Potential under the yellow sun 1D3 higher; more spells at once if it rules.'),
  printed('14.6.blue-sun', 'Blue Sun', 'The same for the blue sun.'),
  printed('14.6.red-sun', 'Red Sun', 'The same for the red sun.'),
  printed(
    '14.6.all-suns',
    'All Suns',
    'The same for every sun, rolled for each. New spells may be added at once where the list is too short.',
  ),
  printed(
    '14.6.evil',
    'Talisman of Evil',
    'Resist, or attack the party at once, from your place in the march order and with the first blow. It ends with the death of either side, or when the character fails a Resistance Check against a charm or Redemption, which breaks the talisman\u2019s hold.',
  ),
  ruling('14.6', 'The last one standing', 'If the betrayer is the last one alive, the raid ends as lost with all dead.'),
  printed('14.7', 'Medallions', 'One character puts it on and finds out.'),
  printed('14.7.neutralize-poison', 'Neutralize Poison', 'No poison harms the wearer.'),
  printed('14.7.potion-appraisal', 'Potion Appraisal', 'The wearer knows potions untested: they keep both doses, and poison can be left.'),
  printed('14.7.oratory', 'Oratory', '3 more on negotiation rolls of the party, beside everything else.'),
  printed('14.7.dexterity', 'Dexterity', 'Combat Bonus of the wearer 2 higher.'),
  printed('14.7.strangling', 'Strangling', '1D6 wounds to the one who tests it.'),
  printed('14.8', 'Rings', 'They serve whoever wears them and may change hands.'),
  printed('14.8.resistance-1', 'Resistance +1', 'Resistance Value of the wearer 1 higher.'),
  printed('14.8.resistance-2', 'Resistance +2', 'Resistance Value of the wearer 2 higher.'),
  printed('14.8.sleep', 'Sleep', 'Casts Sleep once in a raid, free; again in the next raid.'),
  printed('14.8.neutralize-poison', 'Neutralize Poison', 'Casts Neutralize Poison once in a raid, free.'),
  printed('14.8.heal', 'Heal', 'Casts Heal once in a raid, free.'),
  printed('14.8.resurrect', 'Resurrect', 'Casts Resurrect once in a raid, free.'),
  printed(
    '14.9',
    'Treasure Tables',
    'Treasure by type A to L, the values of jewels, the magic items and the weapon bonus. See the tables.',
  ),

  ruling(
    '15.0',
    'Special monsters',
    'Some monsters have powers beyond the chart; the cases that follow describe them. The printed page that opened this chapter is lost.',
  ),
  printed(
    '15.1',
    'Cronk: stench',
    'When a fight with cronks begins, every character and every charmed monster of the party makes a Resistance Check. Who fails has a Combat Bonus 2 lower in that fight.',
  ),
  printed(
    '15.2',
    'Chimaera: fire breath',
    'Whenever it attacks, hit or miss, the one attacked makes a Resistance Check and takes 1 wound more on a failure.',
  ),
  printed(
    '15.3',
    'Medusa: stone',
    'With each of her attacks roll a die: on a 6 the one attacked turns to stone and leaves the march order. After the fight Stone-Flesh brings the character back; if nobody can cast it, the character is dead.',
  ),
  ruling('15.3', 'No check in combat', 'Against that 6 nobody resists. Her statue (13.2) does allow a Resistance Check.'),
  printed(
    '15.4',
    'Troll: regeneration',
    'From its first wound on, a Troll regains 1 Wound Point after every third Monster Combat step, up to what it began with.',
  ),
  printed(
    '15.5',
    'Vampire: charm',
    'In the first two Monster Combat steps it tries to charm the one it attacks, free of cost. Who fails to resist goes over to the monsters\u2019 front rank, casts nothing and attacks the party, until the Vampire dies or Redemption succeeds. Wounds taken meanwhile remain.',
  ),
  ruling(
    '15.5',
    'Instead of the bite',
    'In these two steps the charm is its whole attack. If the front rank of the monsters is full, the charmed one stands in the second.',
  ),
  printed('15.6', 'Hydra: fury', 'Each wound it takes adds 1 to its Combat Bonus, at once.'),
  printed(
    '15.7',
    'Evil Mage: Lightning',
    'Evil Mages, and X, know Lightning and cast it in every Monster Combat step unless it would kill them. The target is found as in 9.3.',
  ),
  ruling(
    '15.7',
    'The cost',
    'Lightning costs the mage 2 Wound Points and is cast only while 3 or more are left; after that he fights with his weapon.',
  ),
]
