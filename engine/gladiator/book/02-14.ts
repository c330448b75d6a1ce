import type { CaseId } from './cases.ts'

/** Pages 2 to 14: what somebody is and carries, and the spells that are cast at others. */
export const PAGES_2_TO_14 = {
  '2.1':
    'Two sides, West and East, fight in an arena until one of them has nobody left there. Gladiators who live keep what they have learnt for their next fight.',
  '3.1':
    'SH is both strength and health: it says which arms can be carried, and wounds are taken off it. At 0 somebody dies. What he can carry goes by his normal SH, whatever he has lost.',
  '3.2': 'AG is rolled against on three dice: whoever rolls his AG or less succeeds. It also settles who acts first.',
  '3.3': 'IQ opens spells to those who can cast, and sees through illusions. It has no other use.',
  '3.4': 'MP are the squares that somebody can move in a turn. His race and what he wears decide them.',
  '3.5':
    'AR comes off every blow. It has two numbers, front and elsewhere, because a shield counts on its own side only: in hand in front, slung behind.',
  '4.1': 'Fifty weapons and shields, each with the strength it needs, what it can do, and its damage.',
  '5.1':
    'Nobody takes up a thing that needs more SH than his normal one. Goblins count as four points stronger for this, and for nothing else.',
  '5.2':
    'Pole arms do twice their damage when they impale after a charge or receive one, and receive it with 2 better to hit. The long ones, P!, reach the second square straight ahead as well, if no enemy stands before it.',
  '5.3':
    'Big blades can be swung at everybody in front, one after the other in clockwise order: the first at 2 worse to hit, the others at 4 worse.',
  '5.4': 'Bows of the kind B can be shot every turn; B1 needs one turn to reload and B2 two. Elves hit 1 better with bows and do 1 more.',
  '5.5': 'What can be thrown, with 1 more to hit and of damage for Elves, and the same for Dwarves with hammers and axes.',
  '5.6': 'Dwarves hit 1 better with hammers and axes and do 1 more.',
  '5.7': 'Arms for two hands leave the second one empty.',
  '5.8': 'Flail, morning star and the sting of a scorpion go round a shield: it takes nothing off their damage.',
  '6.1': 'A hit rolls the damage of the weapon. Armour comes off it, and what is left comes off SH.',
  '6.2': 'Caltrops that reach the ground are no longer a weapon but terrain.',
  '6.3': 'Wounds make nobody weaker: what he carried, he goes on carrying.',
  '6.4': 'Everybody has two hands and two slings: four things at most, and three if one of them takes both hands.',
  '6.5': 'One suit of armour is worn at a time. It makes slow and clumsy, so beginners do better without.',
  '7.1': 'Shields, suits and helmets, with what they cost in movement and agility and what they take off a blow.',
  '7.2':
    'MP is what a human moves in it, SH what wearing it needs. Its AG penalty holds for everything that AG is rolled for, and for the order of actions; that of a shield only while it is in hand.',
  '7.3': 'Everybody faces north, east, south or west.',
  '8.1':
    'Of the eight squares around somebody, the three ahead and those beside him are his front, the one behind him his rear, the other two his sides. He engages and attacks into his front. Attacks from a side are 2 better to hit, from the rear 3, and 4 at somebody who lies. Whoever stands in the front of a standing enemy is engaged, and must stay next to him when he moves.',
  '8.2':
    'Bows and thrown things reach everything that is not behind the line through the shooter at right angles to his facing. No bonus for facing applies to them.',
  '9.1':
    'Six races of people and seven kinds of animals, with their numbers and what is special about them: Dwarves with hammers and axes, Elves with missiles, Orcs who leave an enemy by two squares, strong Goblins, Mages who cast and heal.',
  '10.1': 'Every new character begins with the numbers of his race. A fighter may move points between SH and AG, a Mage between all three.',
  '10.2': 'No attribute may be put below the least of its race.',
  '10.3': 'However much somebody learns, none of his attributes passes the greatest of its race.',
  '10.4': 'Some races have armour of their own, some a movement of their own: Elves are quick but in plate, Dwarves always the same.',
  '10.5': 'Animals carry and wear nothing, and learn nothing.',
  '11.1':
    'Half a point of experience for every SH taken from an enemy, half of his AG and IQ for the blow that kills him, a point for every SH spent on a spell that succeeds, and 20 for everybody of the side that wins. Whoever is killed loses all he ever earned, unless the Altar of Life brings him back.',
  '11.2':
    'Whenever somebody’s experience passes another level of his race, one attribute rises by one. Fighters raise SH, AG, SH, AG and IQ by turns, Mages AG, SH and IQ.',
  '11.3': 'What an advance takes: 30 points for a Goblin, 50 for a Human or a Mage, 55 for an Orc, 65 for a Dwarf, 70 for an Elf.',
  '12.1': 'A Mage takes only dagger, staff, caltrops, mace and flail in hand.',
  '12.2':
    'A spell costs SH and succeeds on AG or less. On a roll of 4 it costs half, on a roll of 3 nothing. There are missile spells, thrown spells and special ones.',
  '12.3': 'Every third turn a Mage gets one SH back, up to his normal SH.',
  '12.4':
    'Missile spells fly as far as bow shots and are hindered like them, but may be cast at the invisible too. The more SH is put into one, up to its most, the more dice it does; all of it is spent, hit or miss.',
  '13.1':
    'Drain Life passes all armour, and heals its caster by what it took, up to two above his normal SH. Its price is paid first, so he may collapse by it.',
  '13.2':
    'Thrown spells are hindered and limited like thrown weapons. Friendly ones are cast on friends, the others on enemies; Teleport Away and ESP Stats on anybody. One that fails costs a single SH.',
  '13.3':
    'Agility Magic lasts for the rest of the fight. Missile Return sends everything that flies at its bearer back: the distance counts twice, a roll of 5 or less hits him after all, singly, and any other hit strikes whoever sent it. Ring of Fire burns around a friend, under enemies but not under friends.',
  '14.1': 'A spell marked with a plus can be cast for more SH, in steps of its cost, for more effect.',
  '14.2': 'Where the turns are marked with a plus, each step paid adds so many again.',
  '14.3': 'All other spells are special. One that fails costs 1 SH less than it would; for 1 or nothing it costs nothing.',
  '14.4':
    'A summoned creature stands next to its Mage, faces as he does, and is real in all ways. Every so many turns he pays 1 SH or lets it go; with him it vanishes.',
  '14.5': 'An illusion is as good as a summoned creature and costs nothing to keep, but somebody may disbelieve it.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>
