import type { CaseId } from './cases.ts'

/** Pages 15 to 29: terrain, other spells, robots, and how a turn begins. */
export const PAGES_15_TO_29 = {
  '15.1':
    'The Mage puts a fire, pit, shadow, exit or wall on an adjacent square with no one on it. Shadow and exit may also go under a friend or the Mage.',
  '15.2':
    'A row lies ahead of the Mage and runs to the left and right. Shadow Wall lies on the Mage’s own square and on both beside it. A fortress is an angle between the Mage and the middle of the arena.',
  '16.1':
    'Areas end at walls and at the edge. The rest of an area flows on where there is room, but never beyond its size. Fire and shadow add up in layers. No fire is laid under friends.',
  '16.2':
    'All enemies who see the Mage lose 3 AG for three turns. Enemies see the Mage if they are not prone, have the Mage in front and no wall between.',
  '16.3': 'One die of damage, ignoring armour, to every enemy within five squares. Friends are spared.',
  '16.4': 'A staff in hand becomes one to three snakes, one for each SH spent. They serve the Mage for five turns.',
  '16.5':
    'Two likenesses of the Mage appear beside the original, who moves among them. They can only be mistaken for the Mage, and vanish when hit or after four turns.',
  '16.6':
    'The Mage learns all the numbers of one to three enemies of choice, and where they stand if they cannot be seen. It costs nothing.',
  '17.1':
    'Fighters with IQ 10 or more know some spells too, each with an even chance, drawn when the fight starts. They roll on the average of AG and IQ, and do not regain the SH. How far down the list they may know goes by race.',
  '18.1': 'Only the program plays some kinds. It adds them to even the sides. They tend to outnumber people, because they are less clever.',
  '18.2': 'The eight kinds of robots, with their figures and abilities.',
  '19.1':
    'A Needler Bush comes on, and stops running once it is near enough to shoot. It pelts enemies who engage it first, and otherwise the nearest. It avoids fire, and caltrops once wounded. It evades only with nothing to attack, and flees by the exit when badly wounded and not engaged.',
  '19.2':
    'A Giant Amoeba runs at the nearest enemy and attacks, now and then by hand combat. It seldom repels. It avoids fire, and caltrops once wounded, evades only with nothing to attack, and flees by the exit when badly wounded and not engaged.',
  '19.3':
    'A Fire Spirit runs through fire and lays one where it fights. It wants hand combat, where its touch does 6 and its fire 3 more each turn. It avoids caltrops below half its strength, evades blows that could kill, and flees when badly wounded and not engaged.',
  '20.1':
    'A Phase Spider vanishes and appears behind its prey, even when engaged, but not out of hand combat. It mostly bites what stands next to it, and now and then uses its web, alone or with the bite. It spits web at prey farther away. It avoids fire and caltrops, evades deadly blows or with nothing in range, and flees when badly wounded.',
  '20.2':
    'An Imp is always invisible and regenerates. It strikes with both fists, or steals the ready weapon of its victim: whenever armour makes its fists useless, and otherwise in one turn of three. With its loot it disengages, makes off and drops it. Once wounded it avoids fire and caltrops. It evades deadly blows, flees when badly wounded, and may disbelieve where there are several illusions.',
  '21.1':
    'A Slayer runs up to shooting range, then charges or waits. It impales after a charge, receives charges, and shoots when disengaged; otherwise it uses stab and bolt equally often, and sometimes both. It recovers a lost Krill before anything else, and fights with its fist until then. It disengages to reach the exit when badly wounded, and may disbelieve where there are several illusions.',
  '21.2':
    'A Behemoth comes on and mostly bites. In one turn of three it crushes, half of the time along with a bite if its victim is easy to hit, and sometimes it tries hand combat. It evades only with nothing to attack, and avoids fire and caltrops only near death. Badly wounded it makes for the exit, and may stay there as a guard.',
  '22.1':
    'An Evil Mage teleports to the strongest robot near and looks after it: quickens it, speeds it, and gives a Behemoth a Death Sword, SH 30, 5d + 5, slashing, which others can take. It kills by Psychic Blast and Drain Life. It hinders by Lose Weapon, Clumsiness and Curse Armor, and by Dazzle when three enemies or more see it. It saves itself by Steel Flesh, Teleport and Teleport Away, always has Missile Return, and regenerates. It prefers victims it can hit and kill, evades deadly blows, and makes for the exit when badly wounded.',
  '22.2':
    'Open sand, fire, pits, caltrops, walls, shadow, exits and the Altar of Life. Their damage at the end of a turn and their penalties to shots add up in layers. Armour does not help against them.',
  '22.3': 'A fighter who ends the turn on fire takes 3 damage. Each fire in the way of a shot makes it 1 harder to hit.',
  '23.1':
    'Only a Troll enters a pit willingly. It moves in and out, and is invisible inside. A fighter pushed or pulled down into a pit takes 4 damage.',
  '23.2': 'A fighter who ends the turn on caltrops takes 2 damage. Caltrops hinder no shot.',
  '23.3': 'Nothing passes a wall. Only magic makes one. A wall and a pit on one square cancel each other.',
  '23.4':
    'A fighter in shadow is invisible: bows and thrown weapons cannot be aimed at them, and other attacks have −2 to hit. A shot through shadow has −4 to hit for each layer. Shadow does no harm.',
  '23.5':
    'A fighter who ends the turn on an exit, even one pushed there, leaves the fight alive with all experience. One exit is there from the start, in the middle of the north or the south wall.',
  '23.6':
    'A killed gladiator becomes bones, in this fight and in later ones. A fighter who drops them on the Altar from an adjacent square raises the dead beside it, with SH 3, no arms or armour, and four fifths of the experience.',
  '24.1':
    'The arena is a grid of squares, each for one character. The sides begin at opposite ends. The fight ends when one side has no one left in the arena.',
  '25.1':
    'A new character is a Human of average figures with a broadsword, a spike shield and a slung crossbow. It needs a name. Race, points and arms may be changed.',
  '26.1':
    'All players see where people stand and what they carry. Exact SH, AG, IQ, experience and spells are for their own side alone, unless magic tells.',
  '26.2': 'Before the fight each side makes or brings its people, one by one, and chooses their arms and armour.',
  '27.1':
    'The arena gets fires, pits and an exit, and robots even the sides. Each turn has three phases: incentive, movement of one side and then the other, and actions in order of agility. Then terrain takes effect.',
  '27.2':
    'Each side rolls a die, and the higher chooses who moves first. Ties go to West in even turns, to East in odd ones. Robots move last if they may choose. There is no roll while one side cannot move.',
  '27.3': 'All dice have six sides, and are rolled in the open.',
  '27.4': 'At any time a player may look at everyone in the arena: what they hold and wear, how they moved, and what lies under them.',
  '28.1':
    'A fighter attacks with the ready thing. The second hand has uses of its own, and slings hold what is not in hand. A crossbow that has been shot is marked.',
  '28.2': 'Things and terrain on a square lie in a pile, and only the top one shows.',
  '28.3': 'All players see who is prone, in hand combat or dazed.',
  '28.4': 'One side moves after the other, each by MP, the fastest first. The distance moved decides which actions are open afterwards.',
  '29.1': 'Every square entered counts, forward and back. Turning is free. A fighter who enters the front of an enemy must stop there.',
  '29.2':
    'A jump goes two squares straight ahead for 3 MP and passes over whatever is on the first, be it a pit, a wall or a person. The second must be free.',
} as const satisfies Partial<Readonly<Record<CaseId, string>>>
