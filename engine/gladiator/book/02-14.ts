import type { CaseId } from './cases.ts'

/** Pages 2 to 14: what a fighter is and carries, and the spells cast at others. */
export const PAGES_2_TO_14 = {
  '2.1':
    'Two sides, West and East, fight in an arena until one of them has no one left there. Gladiators who survive keep what they have learnt for their next fight.',
  '3.1':
    'SH is strength and health at once. It decides which arms a fighter can carry, and wounds come off it; at 0 the fighter dies. Carrying goes by normal SH, whatever has been lost.',
  '3.2': 'Rolls of AG are made on three dice and succeed on AG or less. AG also decides who acts first.',
  '3.3': 'IQ decides which spells a caster knows, and sees through illusions. It has no other use.',
  '3.4': 'MP are the squares a fighter can move in a turn. Race and armour decide them.',
  '3.5':
    'AR comes off the damage of every blow. It has two figures, front and elsewhere, because a shield counts on its own side only: in front when in hand, behind when slung.',
  '4.1': 'Fifty weapons and shields, each with the strength it needs, what it can do, and its damage.',
  '5.1':
    'A fighter cannot take up a thing that needs more than their normal SH. Goblins count as four points stronger for this, and for nothing else.',
  '5.2':
    'Pole arms do double damage when they impale from a charge or receive one, and receive it at +2 to hit. The long ones, P!, also reach the second square straight ahead, unless an enemy stands in the first.',
  '5.3':
    'Big blades can be swung at all enemies in front, one after the other in clockwise order: the first at −2 to hit, the others at −4.',
  '5.4': 'A bow of the kind B shoots every turn. B1 takes one turn to reload, B2 two. Elves have +1 to hit and +1 damage with bows.',
  '5.5': 'These weapons can be thrown. Elves throw them with +1 to hit and +1 damage, Dwarves hammers and axes.',
  '5.6': 'Dwarves have +1 to hit and +1 damage with hammers and axes.',
  '5.7': 'A two-handed weapon leaves the second hand empty.',
  '5.8': 'The flail, the morning star and the sting of a scorpion go around a shield, which takes nothing off their damage.',
  '6.1': 'A hit rolls the damage of the weapon. Armour comes off it, and the rest comes off SH.',
  '6.2': 'Caltrops on the ground are no longer a weapon but terrain.',
  '6.3': 'Wounds do not weaken: a wounded fighter goes on carrying the same things.',
  '6.4': 'A fighter has two hands and two slings. They hold four things at most, or three if the ready one takes both hands.',
  '6.5': 'A fighter may wear one suit of armour. It makes slow and clumsy, so beginners do better without.',
  '7.1': 'Shields, suits and helmets, with what they cost in movement and agility and what they take off a blow.',
  '7.2':
    'MP are those of a human in the suit, SH the least needed to wear it. The AG penalty counts for everything rolled on AG and for the order of actions; that of a shield counts only while it is in hand.',
  '7.3': 'A fighter faces north, east, south or west.',
  '8.1':
    'Of the eight squares around a fighter, the three ahead and the two beside are front, the one behind is rear, and the other two are side squares. Fighters engage and attack into their front. Attacks from the side have +2 to hit, from the rear +3, and against the prone +4. A fighter in the front of a standing enemy is engaged, and must stay next to that enemy when moving.',
  '8.2':
    'Bows and thrown weapons reach everything that is not behind the line through the shooter at right angles to the facing. They get no bonus for the target’s facing.',
  '9.1':
    'Six races of people and seven kinds of animals, with their figures and special abilities: Dwarves with hammers and axes, Elves with missiles, Orcs who disengage by two squares, strong Goblins, Mages who cast and regenerate.',
  '10.1': 'A new character begins with the figures of the race. Fighters may move points between SH and AG, Mages between all three.',
  '10.2': 'No attribute may be put below the minimum of its race.',
  '10.3': 'No attribute rises above the maximum of its race, however great the experience.',
  '10.4':
    'Some races have armour of their own, and some move in their own way: Elves are quick except in plate, and Dwarves always move at the same pace.',
  '10.5': 'Animals carry and wear nothing, and learn nothing.',
  '11.1':
    'A fighter earns half a point of experience for each SH taken from an enemy, half the enemy’s AG and IQ for the blow that kills, and a point for each SH spent on a successful spell. All on the winning side earn 20. The killed lose everything they ever earned, unless the Altar of Life brings them back.',
  '11.2':
    'Each time experience passes another level of the race, one attribute rises by one. Fighters raise SH, AG, SH, AG and IQ in turn, Mages AG, SH and IQ.',
  '11.3': 'An advance takes 30 points for a Goblin, 50 for a Human or a Mage, 55 for an Orc, 65 for a Dwarf, 70 for an Elf.',
  '12.1': 'A Mage can use only the dagger, staff, caltrops, mace and flail.',
  '12.2':
    'A spell costs SH and succeeds on a roll of AG or less. A roll of 4 halves the cost, and a roll of 3 waives it. There are missile spells, thrown spells and special spells.',
  '12.3': 'A Mage regains one SH every third turn, up to normal.',
  '12.4':
    'Missile spells fly as far as bow shots and are hindered like them, but may also be cast at the invisible. Each step of SH put into one, up to its limit, adds a die of damage. All of it is spent, hit or miss.',
  '13.1':
    'Drain Life ignores armour and heals its caster by the damage done, up to two above normal SH. The price is paid first, so it can make the caster collapse.',
  '13.2':
    'Thrown spells are hindered and limited like thrown weapons. Friendly ones are cast on friends, the others on enemies; Teleport Away and ESP Stats on anyone. A failure costs only 1 SH.',
  '13.3':
    'Agility Magic lasts for the rest of the fight. Missile Return sends all missiles, thrown weapons and spells back. The distance counts double, a roll of 5 or less hits the bearer after all, without multiplying, and any other hit strikes the sender. Ring of Fire burns around a friend, under enemies but not under friends.',
  '14.1': 'A spell whose cost has a plus can be cast for more SH, in steps of its cost, for more effect.',
  '14.2': 'Where the turns have a plus, each step paid adds as many turns again.',
  '14.3': 'All other spells are special. A failure costs 1 SH less than the price, so it is free where the price is 1 or nothing.',
  '14.4':
    'A summoned creature stands next to the Mage, with the same facing, and is real in every way. At fixed intervals the Mage pays 1 SH or lets it go. When the Mage dies it vanishes.',
  '14.5': 'An illusion is as good as a summoned creature and costs nothing to keep, but it can be disbelieved.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>
